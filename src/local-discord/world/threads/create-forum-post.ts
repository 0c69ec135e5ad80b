import { ChannelType, PermissionFlagsBits as P, type RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { channelFor, requireIn, type ThreadChannel } from '../access.js';
import { refuse } from '../discord-error.js';
import { storeFiles } from '../files.js';
import { resolveMentions } from '../mentions.js';
import { type MessageExtras, requireRights } from '../messages/create-message.js';
import { insertMessage } from '../messages/insert-message.js';
import { messageText } from '../messages/message-text.js';
import type { MessageRecord, World } from '../types.js';
import { emitThreadCreate } from './events.js';
import { requireTags } from './forum-tags.js';
import { addThread, requireRoomForThread, type ThreadWish } from './new-thread.js';

/** A new post: a thread and the message it starts with. */
export interface ForumPostWish extends ThreadWish {
  readonly applied_tags?: readonly string[] | undefined;
  readonly message: Pick<
    RESTPostAPIChannelMessageJSONBody,
    'content' | 'embeds' | 'components' | 'flags' | 'allowed_mentions' | 'attachments'
  >;
}

export interface ForumPost {
  readonly thread: ThreadChannel;
  readonly starter: MessageRecord;
}

/**
 * Posts to a forum; SEND_MESSAGES is all it needs (topics/threads). The starter lies inside the thread and has its id.
 * Throws 10087, 40066, 40067, 50006, 50013, 50024, 160006.
 */
export function createForumPost(
  world: World,
  userId: string,
  channelId: string,
  wish: ForumPostWish,
  extras: MessageExtras = {},
): ForumPost {
  const forum = channelFor(world, userId, channelId);
  if (!forum.forum) throw refuse('wrongKind');
  requireIn(world, userId, forum, P.SendMessages);
  const { message } = wish;
  requireRights(world, userId, forum, { ...(message.embeds && { embeds: message.embeds }) }, extras);
  requireSomething(wish, extras);
  requireTags(world, userId, forum, wish.applied_tags ?? [], []);
  requireRoomForThread(world, forum);
  const fixed = { type: ChannelType.PublicThread, appliedTags: wish.applied_tags ?? [] };
  const thread = addThread(world, forum, userId, wish, fixed);
  forum.lastMessageId = thread.id;
  emitThreadCreate(world, thread);
  const starter = insertMessage(world, thread, {
    id: thread.id,
    authorId: userId,
    content: message.content ?? '',
    embeds: message.embeds ?? [],
    components: message.components ?? [],
    flags: message.flags ?? 0,
    attachments: storeFiles(world, thread.id, extras.files ?? [], message.attachments),
    mentions: resolveMentions(world, {
      channel: thread,
      authorId: userId,
      text: messageText(message.content ?? '', message.components ?? []),
      allowed: message.allowed_mentions,
      byDefault: 'all',
      repliedTo: null,
    }),
  });
  return { thread, starter };
}

function requireSomething({ message }: ForumPostWish, extras: MessageExtras): void {
  const lists = [message.embeds, message.components, extras.files, extras.stickers];
  if (!message.content?.trim() && lists.every((list) => !list?.length)) throw refuse('emptyMessage');
}
