import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import { channelFor, type ThreadChannel } from '../world/access.js';
import { deleteChannel } from '../world/guilds/delete-channel.js';
import { createForumPost } from '../world/threads/create-forum-post.js';
import { editThread, type ThreadEdit } from '../world/threads/edit-thread.js';
import { startThread, startThreadFromMessage } from '../world/threads/start-thread.js';
import type { World } from '../world/types.js';
import { threadView } from '../world/views/channel-view.js';

/** Where and how a thread begins. */
export interface OpenThreadOptions {
  /** The message it is started from. */
  readonly on?: string;
  /** The first message of a forum post. */
  readonly words?: string;
  /** Ids of forum tags. */
  readonly tags?: readonly string[];
  readonly isPrivate?: boolean;
}

/** How a user opens, archives, locks and deletes threads. */
export function threading(world: World, userId: string) {
  const edit = async (threadId: string, change: ThreadEdit) => {
    editThread(world, userId, threadId, change);
  };
  return {
    openThread: async (channelId: string, name: string, options: OpenThreadOptions = {}): Promise<APIChannel> =>
      threadView(open(world, userId, channelId, name, options), userId),
    archive: (threadId: string) => edit(threadId, { archived: true }),
    unarchive: (threadId: string) => edit(threadId, { archived: false }),
    lock: (threadId: string) => edit(threadId, { locked: true }),
    unlock: (threadId: string) => edit(threadId, { locked: false }),
    deleteThread: async (threadId: string) => {
      deleteChannel(world, userId, threadId);
    },
  };
}

function open(
  world: World,
  userId: string,
  channelId: string,
  name: string,
  options: OpenThreadOptions,
): ThreadChannel {
  const parent = channelFor(world, userId, channelId);
  if (parent.forum) {
    const wish = {
      name,
      message: { content: options.words ?? '' },
      ...(options.tags && { applied_tags: options.tags }),
    };
    return createForumPost(world, userId, channelId, wish).thread;
  }
  if (options.on !== undefined) return startThreadFromMessage(world, userId, channelId, options.on, { name });
  const isNews = parent.type === ChannelType.GuildAnnouncement;
  const open = isNews ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
  return startThread(world, userId, channelId, { name, type: options.isPrivate ? ChannelType.PrivateThread : open });
}
