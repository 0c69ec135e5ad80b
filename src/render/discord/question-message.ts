import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession, Question } from '../../core/sessions.js';
import { catchUpTexts } from '../catalogue/catch-up/catch-up-texts.js';
import { threadTexts } from '../catalogue/threads/threads-texts.js';
import { firstPart } from '../chat/first-part.js';
import { markdownToChat } from '../chat/to-chat.js';
import { button, layout, row, text } from './parts.js';

/** The custom id by which a question's first message is known again. */
export function questionMark({ session }: LoadedSession, question: number): string {
  return componentId('name-me', session.id, question);
}

/** Room for the rows, and for them and the question together: a message has 4,000 characters of text (facts 1.2). */
const MOST_ROWS = 1_000;
const MOST_WORDS = 3_700;

/** A question's first message: its words, its rows of the table cell by cell, and how replies are used. */
export function questionMessage(session: LoadedSession, question: Question): OutgoingMessage {
  const say = threadTexts[session.session.language];
  const rows = firstPart(
    question.about
      .map((ingredient) => tableRow(session, ingredient))
      .filter((line) => line !== '')
      .join('\n'),
    MOST_ROWS,
  );
  // A heading and not bold: the headline may hold bold words of its own.
  const words = [`### ${markdownToChat(question.headline)}`, markdownToChat(question.body)];
  const parts = [text(firstPart(words.filter((part) => part !== '').join('\n'), MOST_WORDS - rows.length))];
  if (rows !== '') parts.push(text(rows));
  parts.push(
    text(`-# ${say.keptHere}`),
    row(
      button(say.nameMe, questionMark(session, question.number)),
      button(catchUpTexts[session.session.language].button, componentId('catch-up', session.session.id)),
      button(say.propose, componentId('propose', session.session.id)),
      button(say.howWords, componentId('words', session.session.id, question.number)),
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
