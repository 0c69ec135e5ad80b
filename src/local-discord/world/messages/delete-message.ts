import { MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { channelFor, messageFor, requireIn } from '../access.js';
import { invalidField, refuse } from '../discord-error.js';
import { removeFromLog } from '../message-log.js';
import { snowflakeTime } from '../snowflake.js';
import type { ChannelRecord, MessageRecord, World } from '../types.js';
import { emitBulkDelete, emitMessageDelete } from './events.js';
import { countsInThread } from './insert-message.js';

const FOURTEEN_DAYS = 14 * 24 * 60 * 60 * 1000;

/** System messages that nobody can delete (resources/message, "Message Types", column Deletable). */
const LASTING: readonly MessageType[] = [
  MessageType.RecipientAdd,
  MessageType.RecipientRemove,
  MessageType.Call,
  MessageType.ChannelNameChange,
  MessageType.ChannelIconChange,
  MessageType.ThreadStarterMessage,
];

/** A user deletes a message: their own, or with MANAGE_MESSAGES another's. Throws 10003, 10008, 50001, 50013, 50021. */
export function deleteMessage(world: World, userId: string, channelId: string, messageId: string): void {
  const channel = channelFor(world, userId, channelId);
  const message = messageFor(world, userId, channelId, messageId);
  if (LASTING.includes(message.type)) throw refuse('systemMessage');
  if (message.authorId !== userId) requireIn(world, userId, channel, P.ManageMessages);
  removeMessage(world, message);
}

/**
 * Deletes 2–100 messages at once; ids of messages that are gone count but harm nothing.
 * Throws 50013, 50016 (count), 50034 (older than 14 days), 50035 (the same id twice), 50003 in a direct message.
 */
export function deleteMessages(world: World, userId: string, channelId: string, ids: readonly string[]): void {
  const channel = channelFor(world, userId, channelId);
  if (channel.guildId === null) throw refuse('notOnDirectMessage');
  requireIn(world, userId, channel, P.ManageMessages);
  if (ids.length < 2 || ids.length > 100) throw refuse('bulkCount');
  if (new Set(ids).size !== ids.length) {
    throw invalidField(['messages'], 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
  }
  if (ids.some((id) => world.now() - snowflakeTime(id) > FOURTEEN_DAYS)) throw refuse('bulkTooOld');
  const removed = ids.filter((id) => {
    const message = channel.log.byId.get(id);
    if (!message || message.ephemeralTo !== null || LASTING.includes(message.type)) return false;
    take(world, channel, message);
    return true;
  });
  if (removed.length > 0) emitBulkDelete(world, channel, removed);
}

/** Removes a message without asking. Its thread lives on without it (topics/threads). */
export function removeMessage(world: World, message: MessageRecord): void {
  const channel = world.channels.get(message.channelId);
  if (!channel) return;
  take(world, channel, message);
  emitMessageDelete(world, channel, message);
}

function take(world: World, channel: ChannelRecord, message: MessageRecord): void {
  removeFromLog(channel.log, message.id);
  channel.pins = channel.pins.filter((pin) => pin.messageId !== message.id);
  for (const { id } of message.attachments) world.files.delete(id);
  // `total_message_sent` never falls; `message_count` does (resources/channel).
  if (channel.thread && message.ephemeralTo === null && countsInThread(message)) channel.thread.messageCount -= 1;
}
