import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession } from '../../core/sessions.js';
import { escapeChat } from '../chat/escape.js';
import { jumpLink, layout, linkButton, row, text } from './parts.js';

/** How far posting is: a bar and the step. */
export function postingMessage(progress: { readonly done: number; readonly of: number }): OutgoingMessage {
  const bar = '▰'.repeat(progress.done) + '▱'.repeat(Math.max(progress.of - progress.done, 0));
  const shown = progress.of <= 30 ? `${bar} ` : '';
  return layout(text(`Posting… ${shown}${progress.done + 1} of ${progress.of}`));
}

/** What the host sees when everything stands, with the next step. */
export function postedMessage({ session, questions, places }: LoadedSession): OutgoingMessage {
  const standing = questions.filter((question) => !question.removed).length;
  const overview = places.find((place) => place.kind === 'overview');
  const link = overview
    ? [row(linkButton('Open it', jumpLink(session.server, overview.channel, overview.message)))]
    : [];
  const threads = `${standing} ${standing === 1 ? 'question' : 'questions'}, each in its own thread, and one thread for what you take from it.`;
  return layout(
    text(
      `**“${escapeChat(session.title)}” is posted.** ${threads}\nNext: name the speaker with /session speaker, and set the weekly digest with /digest schedule.`,
    ),
    ...link,
  );
}
