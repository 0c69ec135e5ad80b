import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession } from '../../core/sessions.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, jumpLink, layout, linkButton, row, text } from './parts.js';
import type { PostedPart } from './session-parts.js';

/** How far posting is: a bar and the step, and how long Discord makes us wait. */
export function postingMessage(progress: {
  readonly done: number;
  readonly of: number;
  readonly wait: number | null;
}): OutgoingMessage {
  const bar = '▰'.repeat(progress.done) + '▱'.repeat(Math.max(progress.of - progress.done, 0));
  const shown = progress.of <= 30 ? `${bar} ` : '';
  const wait =
    progress.wait === null ? '' : `\nDiscord lets me go on in about ${duration(progress.wait)}. I go on by myself.`;
  return layout(text(`Posting… ${shown}${progress.done + 1} of ${progress.of}${wait}`));
}

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** What the host sees when everything stands, with the next step; parts that people deleted can be posted again. */
export function postedMessage(posted: {
  readonly session: LoadedSession;
  readonly gone: readonly PostedPart[];
}): OutgoingMessage {
  const { session, questions, places } = posted.session;
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
    ...posted.gone.slice(0, 8).flatMap((part) => postAgain(session.id, part)),
  );
}

function postAgain(session: string, part: PostedPart): readonly APIMessageTopLevelComponent[] {
  const again = componentId('post-again', session, part.kind, part.question ?? '');
  return [
    text(
      `Somebody deleted my message of “${escapeChat(clip(part.name, 80))}”, so I left it. What was said there stays kept.`,
    ),
    row(button('Post it again', again)),
  ];
}
