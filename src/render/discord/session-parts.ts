import { wordsFor } from '../../core/catalogue/words-for.js';
import { isAllOpen, openQuestions } from '../../core/opening.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import { fingerprint, type Part } from '../../core/posting.js';
import type { LoadedSession } from '../../core/sessions.js';
import { threadTitle } from '../chat/escape.js';
import { overviewMark, overviewMessage } from './overview-message.js';
import { questionMark, questionMessage } from './question-message.js';
import { takeawaysMark, takeawaysMessage } from './takeaways-message.js';

/** A part of a session with the message that stands first in it. */
export interface PostedPart extends Part {
  /** The thread's or post's name, at most 100 code points. */
  readonly name: string;
  readonly body: OutgoingMessage;
  /** The id of a button on that message by which we know it again. */
  readonly mark: string;
}

/** Everything a session has in Discord by now, in the order in which it is posted. */
export function sessionParts(session: LoadedSession): readonly PostedPart[] {
  const questions = openQuestions(session).map((question) =>
    part('question', question.number, {
      name: threadTitle(`${question.number}. ${question.headline}`),
      body: questionMessage(session, question),
      mark: questionMark(session, question.number),
    }),
  );
  return [overviewPart(session), ...questions, ...(isAllOpen(session) ? [takeawaysPart(session)] : [])];
}

/** The overview, naming the threads that stand by now. */
export function overviewPart(session: LoadedSession): PostedPart {
  return part('overview', null, {
    name: threadTitle(session.document.title),
    body: overviewMessage(session),
    mark: overviewMark(session),
  });
}

function takeawaysPart(session: LoadedSession): PostedPart {
  return part('takeaways', null, {
    name: threadTitle(wordsFor(session.session.language).digest.openTakeaways),
    body: takeawaysMessage(session),
    mark: takeawaysMark(session),
  });
}

function part(
  kind: Part['kind'],
  question: number | null,
  message: { readonly name: string; readonly body: OutgoingMessage; readonly mark: string },
): PostedPart {
  return { kind, question, fingerprint: fingerprint(message.body), ...message };
}
