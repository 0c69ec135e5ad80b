import { refuse } from '../discord-error.js';
import type { ChannelRecord, MessageRecord, World } from '../types.js';

/** How long a nonce is remembered: Discord says "the past few minutes". */
const MEMORY = 5 * 60 * 1000;

/**
 * The message that was already made with this nonce by this author in this channel, when `enforce_nonce` asks for it.
 * Throws 10008 when that message was deleted meanwhile, as Discord does deliberately.
 */
export function messageOfNonce(
  world: World,
  channel: ChannelRecord,
  authorId: string,
  nonce: string | number,
): MessageRecord | null {
  const known = world.nonces.get(keyOf(channel, authorId, nonce));
  if (!known || world.now() - known.at > MEMORY) return null;
  const message = channel.log.byId.get(known.messageId);
  if (!message) throw refuse('unknownMessage');
  return message;
}

/** Remembers which message a nonce made. */
export function rememberNonce(
  world: World,
  channel: ChannelRecord,
  message: MessageRecord,
  nonce: string | number,
): void {
  forgetOld(world);
  world.nonces.set(keyOf(channel, message.authorId, nonce), { messageId: message.id, at: world.now() });
}

/** The map is in order of time, so that the first one that is young ends it. */
function forgetOld(world: World): void {
  for (const [key, { at }] of world.nonces) {
    if (world.now() - at <= MEMORY) return;
    world.nonces.delete(key);
  }
}

function keyOf(channel: ChannelRecord, authorId: string, nonce: string | number): string {
  return `${authorId}:${channel.id}:${nonce}`;
}
