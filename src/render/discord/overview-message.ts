import { componentId } from '../../core/component-id.js';
import { shownEmoji } from '../../core/emoji.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession } from '../../core/sessions.js';
import { clip } from '../chat/escape.js';
import { firstPart } from '../chat/first-part.js';
import { markdownToChat } from '../chat/to-chat.js';
import { button, jumpLink, layout, row, text } from './parts.js';

/** The custom id by which the overview is known again. */
export function overviewMark({ session }: LoadedSession): string {
  return componentId('words', session.id, 'overview');
}

/** The session's first message: what it is about, where each question is talked about, and the two reactions. */
export function overviewMessage(session: LoadedSession): OutgoingMessage {
  const { document } = session;
  const { keepEmoji, agreeEmoji } = session.session;
  const introduction = firstPart(markdownToChat(document.introduction), 900);
  const head = [`## ${clip(markdownToChat(document.title), 250)}`, subtitle(session), introduction].filter(
    (line) => line !== '',
  );
  const buttons = [button('How my words are used', overviewMark(session))];
  if (document.cells.length > 0) buttons.unshift(button('Table as text', componentId('table', session.session.id)));
  return layout(
    text(head.join('\n')),
    text(threadList(session)),
    text(
      `${shownEmoji(keepEmoji)} keeps a sentence for the notes, ${shownEmoji(agreeEmoji)} agrees with it. That is all you need.`,
    ),
    row(...buttons),
  );
}

function subtitle({ document }: LoadedSession): string {
  const facts = [
    document.presenter ? `with ${markdownToChat(document.presenter)}` : '',
    document.date ?? '',
    document.cells.length > 0
      ? `${count(document.ingredients.length, 'row')} by ${count(document.recipes.length, 'column')}`
      : '',
  ];
  const line = facts.filter((fact) => fact !== '').join(' · ');
  return line === '' ? '' : `-# ${line}`;
}

/** Threads that stand are links; before that, and while posting goes on, the headlines stand alone. */
function threadList(session: LoadedSession): string {
  const { server } = session.session;
  const threadOf = (question: number | null) =>
    session.places.find((place) => place.kind !== 'overview' && place.question === question)?.thread ?? null;
  const entry = (label: string, thread: string | null) => (thread ? `[${label}](${jumpLink(server, thread)})` : label);
  const questions = session.questions
    .filter((question) => !question.removed)
    .map(({ number, headline }) => `${number}. ${entry(linkLabel(headline), threadOf(number))}`);
  const intro =
    questions.length === 1
      ? 'One question, in its own thread:'
      : `${questions.length} questions, each in its own thread:`;
  const end = `At the end: ${entry('What we took from it', threadOf(null))}`;
  return [intro, ...fitting(questions, MOST_LIST - intro.length - end.length), end].join('\n');
}

/** Room for the list of threads beside the rest of the message (4,000 characters of text, facts 1.2). */
const MOST_LIST = 2_200;

/** As many lines as there is room for, and how many more there are. */
function fitting(lines: readonly string[], room: number): readonly string[] {
  const shown: string[] = [];
  let left = room - 40;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) return [...shown, `… and ${lines.length - shown.length} more, in the channel's list of threads`];
    shown.push(line);
  }
  return shown;
}

/** Discord shows no link whose label holds brackets, mentions or emoji (facts 3). */
function linkLabel(headline: string): string {
  return clip(markdownToChat(headline).replace(/[[\]()<>*_`~|\\]/g, ''), 90);
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
