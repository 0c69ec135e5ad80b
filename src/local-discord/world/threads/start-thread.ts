import { ChannelType, MessageFlags, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { channelFor, messageFor, requireIn, type ThreadChannel } from '../access.js';
import { refuse } from '../discord-error.js';
import { emitMessageUpdate } from '../messages/events.js';
import { insertMessage } from '../messages/insert-message.js';
import type { ChannelRecord, World } from '../types.js';
import { emitThreadCreate } from './events.js';
import { addThread, requireRoomForThread, type ThreadWish } from './new-thread.js';

/** Messages a thread can be started from. */
const STARTERS: readonly MessageType[] = [
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
  MessageType.ContextMenuCommand,
];

/**
 * Starts a thread from a message; the thread's id is the message's. Inside, an empty message of type 21 points at it.
 * Throws 10008, 50013, 50024 (not in such a channel), 50068, 160004 (there is one already), 160006.
 */
export function startThreadFromMessage(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
  wish: ThreadWish,
): ThreadChannel {
  const parent = channelFor(world, userId, channelId);
  const type = publicThreadType(parent);
  requireIn(world, userId, parent, P.CreatePublicThreads);
  const message = messageFor(world, userId, channelId, messageId);
  if (!STARTERS.includes(message.type) || message.ephemeralTo !== null) throw refuse('wrongMessageKind');
  if (world.channels.has(messageId)) throw refuse('threadExists');
  requireRoomForThread(world, parent);
  const thread = addThread(world, parent, userId, wish, { id: messageId, type });
  message.threadId = thread.id;
  message.flags |= MessageFlags.HasThread;
  emitThreadCreate(world, thread);
  emitMessageUpdate(world, parent, message);
  insertMessage(world, thread, {
    authorId: message.authorId,
    type: MessageType.ThreadStarterMessage,
    reference: { type: 0, channel_id: parent.id, message_id: messageId, ...guildOf(parent) },
  });
  return thread;
}

/**
 * Starts a thread without a message. Left out, `type` means a private one (12). A public one is announced in the
 * parent by a message of type 18. Throws 50013, 50024, 160006.
 */
export function startThread(
  world: World,
  userId: string,
  channelId: string,
  wish: ThreadWish & { readonly type?: ChannelType | undefined },
): ThreadChannel {
  const parent = channelFor(world, userId, channelId);
  const type = wish.type ?? ChannelType.PrivateThread;
  const isPrivate = type === ChannelType.PrivateThread;
  if (isPrivate ? parent.type !== ChannelType.GuildText : type !== publicThreadType(parent)) throw refuse('wrongKind');
  requireIn(world, userId, parent, isPrivate ? P.CreatePrivateThreads : P.CreatePublicThreads);
  requireRoomForThread(world, parent);
  const thread = addThread(world, parent, userId, wish, { type });
  emitThreadCreate(world, thread);
  if (!isPrivate) {
    insertMessage(world, parent, {
      authorId: userId,
      type: MessageType.ThreadCreated,
      content: thread.name,
      reference: { type: 0, channel_id: thread.id, ...guildOf(parent) },
    });
  }
  return thread;
}

function publicThreadType(parent: ChannelRecord): ChannelType {
  if (parent.type === ChannelType.GuildText) return ChannelType.PublicThread;
  if (parent.type === ChannelType.GuildAnnouncement) return ChannelType.AnnouncementThread;
  throw refuse('wrongKind');
}

function guildOf(channel: ChannelRecord): { guild_id?: string } {
  return channel.guildId === null ? {} : { guild_id: channel.guildId };
}
