import { wordsFor } from '../../core/catalogue/words-for.js';
import { componentId } from '../../core/component-id.js';
import { shownEmoji } from '../../core/emoji.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession } from '../../core/sessions.js';
import { catchUpTexts } from '../catalogue/catch-up/catch-up-texts.js';
import { threadTexts } from '../catalogue/threads/threads-texts.js';
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
  const say = threadTexts[session.session.language];
  const catchUp = catchUpTexts[session.session.language].button;
  const buttons = [
    button(catchUp, componentId('catch-up', session.session.id)),
    button(say.howWords, overviewMark(session)),
  ];
  if (document.cells.length > 0) buttons.unshift(button(say.tableAsText, componentId('table', session.session.id)));
  return layout(
    text(head.join('\n')),
    text(threadList(session)),
    text(say.emoji(shownEmoji(keepEmoji), shownEmoji(agreeEmoji))),
    row(...buttons),
  );
}

function subtitle({ document, session }: LoadedSession): string {
  const say = threadTexts[session.language];
  const facts = [
    document.presenter ? say.withPresenter(markdownToChat(document.presenter)) : '',
    document.date ?? '',
    document.cells.length > 0 ? say.table(document.ingredients.length, document.recipes.length) : '',
  ];
  const line = facts.filter((fact) => fact !== '').join(' · ');
  return line === '' ? '' : `-# ${line}`;
}

/** Threads that stand are links; before that, and while posting goes on, the headlines stand alone. */
function threadList(session: LoadedSession): string {
  const { server, language } = session.session;
  const say = threadTexts[language];
  const threadOf = (question: number | null) =>
    session.places.find((place) => place.kind !== 'overview' && place.question === question)?.thread ?? null;
  const entry = (label: string, thread: string | null) => (thread ? `[${label}](${jumpLink(server, thread)})` : label);
  const questions = session.questions
    .filter((question) => !question.removed)
    .map(({ number, headline }) => `${number}. ${entry(linkLabel(headline), threadOf(number))}`);
  const intro = say.questions(questions.length);
  const end = say.atTheEnd(entry(wordsFor(language).digest.openTakeaways, threadOf(null)));
  return [intro, ...fitting(questions, MOST_LIST - intro.length - end.length, say.moreQuestions), end].join('\n');
}

/** Room for the list of threads beside the rest of the message (4,000 characters of text, facts 1.2). */
const MOST_LIST = 2_200;

/** As many lines as there is room for, and how many more there are. */
function fitting(lines: readonly string[], room: number, more: (count: number) => string): readonly string[] {
  const shown: string[] = [];
  let left = room - 40;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) return [...shown, more(lines.length - shown.length)];
    shown.push(line);
  }
  return shown;
}

/** Discord shows no link whose label holds brackets, mentions or emoji (facts 3). */
function linkLabel(headline: string): string {
  return clip(markdownToChat(headline).replace(/[[\]()<>*_`~|\\]/g, ''), 90);
}
