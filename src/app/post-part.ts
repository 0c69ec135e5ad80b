import type { Id } from '../core/ids.js';
import type { ChannelFacts } from '../core/ports/chat.js';
import { type Work, workNonce } from '../core/work.js';
import type { PostedPart } from '../render/discord/session-parts.js';
import type { App } from './app.js';

/** Where a part stands. */
export interface Spot {
  readonly channel: Id;
  readonly message: Id;
  readonly thread: Id | null;
}

/**
 * Posts one part: in a text channel a message with a thread on it, in a forum a post. An attempt that had begun before
 * looks first for what it may have left; we know our own by the id of its button.
 */
export async function postPart(app: App, where: ChannelFacts, part: PostedPart, work: Work): Promise<Spot> {
  return where.kind === 'forum' ? postInForum(app, where, part, work) : postInText(app, where, part, work);
}

async function postInText(app: App, where: ChannelFacts, part: PostedPart, work: Work): Promise<Spot> {
  const earlier = work.begunBefore ? findOwn(await app.chat.ownMessages(where.id), part) : null;
  const message = earlier ?? (await app.chat.send(where.id, part.body, workNonce(work)));
  const thread = part.kind === 'overview' ? null : await app.chat.startThread(where.id, message, part.name);
  return { channel: where.id, message, thread };
}

async function postInForum(app: App, where: ChannelFacts, part: PostedPart, work: Work): Promise<Spot> {
  const earlier = work.begunBefore ? findOwn(await app.chat.ownPosts(where.id), part) : null;
  const post = earlier ?? (await app.chat.startPost(where.id, part.name, part.body));
  return { channel: post, message: post, thread: post };
}

function findOwn(
  ours: readonly { readonly id: Id; readonly customIds: readonly string[] }[],
  part: PostedPart,
): Id | null {
  return ours.find((message) => message.customIds.includes(part.mark))?.id ?? null;
}
