import type { APIEmbed } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import type { ChannelRecord, MessageRecord, World } from '../types.js';
import { createUser } from '../users.js';
import { emitMessageUpdate } from './events.js';
import { insertMessage } from './insert-message.js';

/** A webhook writes under a name of its own; `webhookId` of an earlier message writes by the same webhook again. */
export function sayByWebhook(
  world: World,
  channel: ChannelRecord,
  name: string,
  words: string,
  webhookId?: string,
): MessageRecord {
  const id = webhookId ?? createUser(world, name, true).id;
  return insertMessage(world, channel, { authorId: id, webhookId: id, content: words });
}

/**
 * Discord adds the preview of a link to a message: a MESSAGE_UPDATE that is no edit, for `edited_timestamp` stays.
 * Throws 10008.
 */
export function unfurl(world: World, channel: ChannelRecord, messageId: string, preview: APIEmbed): void {
  const message = channel.log.byId.get(messageId);
  if (!message) throw refuse('unknownMessage');
  message.embeds = [...message.embeds, preview];
  emitMessageUpdate(world, channel, message);
}
