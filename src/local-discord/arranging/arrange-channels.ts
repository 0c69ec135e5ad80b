import { type APIChannel, ChannelType, OverwriteType } from 'discord-api-types/v10';
import { isThread } from '../world/access.js';
import { refuse } from '../world/discord-error.js';
import type { GuildRecord, OverwriteRecord } from '../world/guild-types.js';
import { type ChannelWish, createChannel, editChannel, removeChannel } from '../world/guilds/channels.js';
import { setArchived } from '../world/threads/set-archived.js';
import type { ChannelRecord, World } from '../world/types.js';
import { channelView } from '../world/views/channel-view.js';

/** Channel types by the names people use. */
const kinds = {
  text: ChannelType.GuildText,
  forum: ChannelType.GuildForum,
  media: ChannelType.GuildMedia,
  voice: ChannelType.GuildVoice,
  announcement: ChannelType.GuildAnnouncement,
  category: ChannelType.GuildCategory,
} as const;

/** An overwrite for a role, or with `of: 'member'` for a person. */
export interface OverwriteOptions {
  readonly id: string;
  readonly of?: 'role' | 'member';
  readonly allow?: bigint;
  readonly deny?: bigint;
}

/** What a channel is made of. */
export interface ChannelOptions {
  readonly name: string;
  readonly type?: keyof typeof kinds;
  /** The category's id. */
  readonly parent?: string;
  readonly topic?: string;
  readonly overwrites?: readonly OverwriteOptions[];
  readonly tags?: readonly (string | { readonly name: string; readonly moderated?: boolean })[];
  readonly requireTag?: boolean;
  /** Seconds. */
  readonly slowmode?: number;
}

/** How the channels of a guild are arranged; nothing here asks for permissions. */
export interface ChannelArrangement {
  readonly createChannel: (options: ChannelOptions) => APIChannel;
  readonly setOverwrites: (channelId: string, overwrites: readonly OverwriteOptions[]) => void;
  readonly editChannel: (channelId: string, wish: ChannelWish) => void;
  /** A channel or thread. */
  readonly deleteChannel: (channelId: string) => void;
  /** Discord itself archives a thread that has been quiet, or wakes one. */
  readonly setArchived: (threadId: string, archived: boolean) => void;
}

/** The arrangement of a guild's channels. */
export function arrangeChannels(world: World, guild: GuildRecord): ChannelArrangement {
  return {
    createChannel: (options) => {
      const channel = createChannel(world, guild, { ...wishOf(options), name: options.name });
      return channelView(world, channel, guild.ownerId);
    },
    setOverwrites: (channelId, overwrites) =>
      editChannel(world, guild, channelIn(world, guild, channelId), { overwrites: overwrites.map(overwriteOf) }),
    editChannel: (channelId, wish) => editChannel(world, guild, channelIn(world, guild, channelId), wish),
    deleteChannel: (channelId) => removeChannel(world, channelIn(world, guild, channelId)),
    setArchived: (threadId, archived) => {
      const thread = channelIn(world, guild, threadId);
      if (!isThread(thread)) throw refuse('wrongKind');
      setArchived(world, thread, archived);
    },
  };
}

/** A channel or thread of this guild. Throws 10003. */
export function channelIn(world: World, guild: GuildRecord, channelId: string): ChannelRecord {
  const channel = world.channels.get(channelId);
  if (channel?.guildId !== guild.id) throw refuse('unknownChannel');
  return channel;
}

function wishOf(options: ChannelOptions): ChannelWish {
  return {
    type: kinds[options.type ?? 'text'],
    parentId: options.parent,
    topic: options.topic,
    overwrites: options.overwrites?.map(overwriteOf),
    tags: options.tags?.map((tag) => (typeof tag === 'string' ? { name: tag } : tag)),
    requireTag: options.requireTag,
    rateLimitPerUser: options.slowmode,
  };
}

function overwriteOf(options: OverwriteOptions): OverwriteRecord {
  return {
    id: options.id,
    type: options.of === 'member' ? OverwriteType.Member : OverwriteType.Role,
    allow: options.allow ?? 0n,
    deny: options.deny ?? 0n,
  };
}
