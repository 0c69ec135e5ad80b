import type { MessageRecord } from '../world/types.js';
import type { MessageBody } from './message-rules.js';

/** A message that is there, in the words of a body: what an edit's `facts.edited` is. */
export function editedMessage(message: MessageRecord): MessageBody {
  const { content, embeds, components, attachments, poll, flags, stickers } = message;
  return { content, embeds, components, attachments, poll, flags, sticker_ids: stickers.map((sticker) => sticker.id) };
}
