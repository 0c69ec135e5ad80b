import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession, Question } from '../../core/sessions.js';
import { clip } from '../chat/escape.js';
import { markdownToChat } from '../chat/to-chat.js';
import { button, layout, row, text } from './parts.js';

/** The custom id by which a question's first message is known again. */
export function questionMark({ session }: LoadedSession, question: number): string {
  return componentId('name-me', session.id, question);
}

/** A question's first message: its words, its rows of the table cell by cell, and how replies are used. */
export function questionMessage(session: LoadedSession, question: Question): OutgoingMessage {
  const words = [`**${markdownToChat(question.headline)}**`, markdownToChat(question.body)].filter(
    (part) => part !== '',
  );
  const rows = question.about.map((ingredient) => tableRow(session, ingredient)).filter((line) => line !== '');
  const parts = [text(clip(words.join('\n'), 2_600))];
  if (rows.length > 0) parts.push(text(clip(rows.join('\n'), 1_000)));
  parts.push(
    text(
      '-# Replies here are kept for the notes. Outside this server you are “a participant” until you say otherwise.',
    ),
    row(
      button('Name me', questionMark(session, question.number)),
      button('Propose a takeaway', componentId('propose', session.session.id)),
      button('How my words are used', componentId('words', session.session.id, question.number)),
    ),
  );
  return layout(...parts);
}

/** A row of the table as text, since Discord shows no tables: `**Reward**: TMax: binary · T1: assertions`. */
export function tableRow({ document }: LoadedSession, ingredient: string): string {
  const name = document.ingredients.find((each) => each.id === ingredient)?.name;
  if (name === undefined) return '';
  const cells = document.recipes.map((recipe) => {
    const cell = document.cells.find((each) => each.ingredient === ingredient && each.recipe === recipe.id);
    const said = cell?.text.trim() ?? '';
    return `${markdownToChat(recipe.name)}: ${said === '' ? '–' : markdownToChat(said)}`;
  });
  return `**${markdownToChat(name)}.** ${cells.join(' · ')}`;
}
