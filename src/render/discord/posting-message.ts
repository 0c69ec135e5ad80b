import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { LoadedSession, Session } from '../../core/sessions.js';
import type { PreviewTexts } from '../catalogue/preview/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, jumpLink, layout, linkButton, row, text } from './parts.js';
import type { PostedPart } from './session-parts.js';

/** How far posting is: a bar and the step, and how long Discord makes us wait. */
export function postingMessage(
  progress: { readonly done: number; readonly of: number; readonly wait: number | null },
  say: PreviewTexts,
): OutgoingMessage {
  const bar = '▰'.repeat(progress.done) + '▱'.repeat(Math.max(progress.of - progress.done, 0));
  const shown = progress.of <= 30 ? `${bar} ` : '';
  const said = say.progress(shown, progress.done + 1, progress.of);
  return layout(text(progress.wait === null ? said : `${said}\n${say.wait(progress.wait)}`));
}

/** What the host sees when everything stands, with the next step; parts that people deleted can be posted again. */
export function postedMessage(
  posted: { readonly session: LoadedSession; readonly gone: readonly PostedPart[] },
  say: PreviewTexts,
): OutgoingMessage {
  const { session, questions, places } = posted.session;
  const standing = questions.filter((question) => !question.removed).length;
  const overview = places.find((place) => place.kind === 'overview');
  const link = overview
    ? [row(linkButton(say.openIt, jumpLink(session.server, overview.channel, overview.message)))]
    : [];
  return layout(
    text(`${say.posted(escapeChat(session.title), standing)}\n${say.next}`),
    ...link,
    ...posted.gone.slice(0, 8).flatMap((part) => postAgain(session.id, part, say)),
  );
}

/** Parts that stand nowhere: a first posting that was broken off, or linked threads without our own. */
export function missingMessage({ id, title, channel }: Session, parts: number, say: PreviewTexts): OutgoingMessage {
  const said = text(say.missing(escapeChat(clip(title, 100)), parts));
  return layout(said, row(button(say.postMissing, componentId('post', id, channel ?? '', 'new'), 'primary')));
}

function postAgain(session: string, part: PostedPart, say: PreviewTexts): readonly APIMessageTopLevelComponent[] {
  const again = componentId('post-again', session, part.kind, part.question ?? '');
  return [text(say.deletedPart(escapeChat(clip(part.name, 80)))), row(button(say.postAgain, again))];
}
