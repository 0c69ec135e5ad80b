import { type APIChannel, type APIEmbed, ChannelType, OverwriteType } from 'discord-api-types/v10';
import { type Actor, createActor } from './actor.js';
import { isThread } from './world/access.js';
import { refuse } from './world/discord-error.js';
import type { GuildRecord, RoleRecord } from './world/guild-types.js';
import { type ChannelWish, createChannel, editChannel, removeChannel } from './world/guilds/channels.js';
import { createEmoji } from './world/guilds/emojis.js';
import { emitGuildUpdate } from './world/guilds/guild-events.js';
import { addBot, addMember, editMember, type MemberEdit, removeMember, setUnavailable } from './world/guilds/guilds.js';
import { createRole, editRole } from './world/guilds/roles.js';
import { insertMessage, type MessageSeed } from './world/messages/insert-message.js';
import { sayByWebhook, unfurl } from './world/messages/rare-messages.js';
import { setArchived } from './world/threads/set-archived.js';
import type { ApplicationRecord, MessageRecord, World } from './world/types.js';
import { createUser } from './world/users.js';
import { channelView } from './world/views/channel-view.js';

/** Channel types by the names people use. */
const kinds = {
  text: ChannelType.GuildText,
  forum: ChannelType.GuildForum,
  media: ChannelType.GuildMedia,
  voice: ChannelType.GuildVoice,
  announcement: ChannelType.GuildAnnouncement,
  category: ChannelType.GuildCategory,
} as const;

/** An overwrite with names for what is missing: `role` or `member`, and bits. */
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

/** Who comes in. */
export interface JoinOptions {
  readonly nick?: string;
  /** Role ids. */
  readonly roles?: readonly string[];
  readonly bot?: boolean;
  /** Permissions besides those of the roles, as a role of their own. */
  readonly permissions?: bigint;
}

/** A guild in the hands of whoever arranges the world; nothing here asks for permissions. */
export interface GuildHandle {
  readonly id: string;
  readonly everyoneRoleId: string;
  /** The managed role of the bot that was there first. */
  readonly botRoleId: string;
  /** The guild's owner. */
  readonly owner: Actor;
  readonly record: GuildRecord;
  readonly createRole: (wish: { name: string; permissions?: bigint; mentionable?: boolean }) => RoleRecord;
  readonly setRolePermissions: (roleId: string, permissions: bigint) => void;
  readonly createChannel: (options: ChannelOptions) => APIChannel & { readonly id: string };
  readonly setOverwrites: (channelId: string, overwrites: readonly OverwriteOptions[]) => void;
  readonly editChannel: (channelId: string, wish: ChannelWish) => void;
  /** A channel or thread. */
  readonly deleteChannel: (channelId: string) => void;
  /** Discord itself archives a thread that has been quiet, or wakes one. */
  readonly setArchived: (threadId: string, archived: boolean) => void;
  /** A custom emoji; gives its id. */
  readonly createEmoji: (name: string) => string;
  /** Any message at all, of whatever kind and without asking: system messages, kinds of the future. */
  readonly insert: (channelId: string, seed: MessageSeed) => MessageRecord;
  /** A webhook writes; the result's `webhookId` lets it write again. */
  readonly sayByWebhook: (channelId: string, name: string, words: string, webhookId?: string) => MessageRecord;
  /** The preview of a link appears under a message. */
  readonly unfurl: (channelId: string, messageId: string, preview: APIEmbed) => void;
  readonly join: (name: string, options?: JoinOptions) => Actor;
  /** Somebody who is a user already, from another guild. */
  readonly admit: (userId: string, options?: JoinOptions) => void;
  readonly editMember: (userId: string, edit: MemberEdit) => void;
  readonly remove: (userId: string) => void;
  readonly invite: (application: ApplicationRecord, permissions: bigint) => string;
  readonly rename: (name: string) => void;
  /** An outage of this guild begins or ends. */
  readonly setUnavailable: (unavailable: boolean) => void;
}

/** The handle of a guild that is there already. */
export function guildHandle(world: World, guild: GuildRecord, botRoleId: string): GuildHandle {
  const channelOf = (channelId: string) => {
    const channel = world.channels.get(channelId);
    if (channel?.guildId !== guild.id) throw refuse('unknownChannel');
    return channel;
  };
  const admit = (userId: string, options: JoinOptions = {}) => {
    const own =
      options.permissions === undefined
        ? []
        : [createRole(world, guild, { name: 'own', permissions: options.permissions }).id];
    addMember(world, guild, userId, { nick: options.nick ?? null, roleIds: [...(options.roles ?? []), ...own] });
  };
  return {
    id: guild.id,
    everyoneRoleId: guild.id,
    botRoleId,
    owner: createActor(world, guild.ownerId),
    record: guild,
    createRole: (wish) => createRole(world, guild, wish),
    setRolePermissions: (roleId, permissions) => void editRole(world, guild, roleId, { permissions }),
    createChannel: (options) => {
      const channel = createChannel(world, guild, { ...wishOf(options), name: options.name });
      return channelView(world, channel, guild.ownerId);
    },
    setOverwrites: (channelId, overwrites) =>
      editChannel(world, guild, channelOf(channelId), { overwrites: overwrites.map(overwriteOf) }),
    editChannel: (channelId, wish) => editChannel(world, guild, channelOf(channelId), wish),
    deleteChannel: (channelId) => removeChannel(world, channelOf(channelId)),
    setArchived: (threadId, archived) => {
      const thread = channelOf(threadId);
      if (!isThread(thread)) throw refuse('wrongKind');
      setArchived(world, thread, archived);
    },
    createEmoji: (name) => createEmoji(world, guild, name),
    insert: (channelId, seed) => insertMessage(world, channelOf(channelId), seed),
    sayByWebhook: (channelId, ...rest) => sayByWebhook(world, channelOf(channelId), ...rest),
    unfurl: (channelId, messageId, preview) => unfurl(world, channelOf(channelId), messageId, preview),
    join: (name, options = {}) => {
      const user = createUser(world, name, options.bot ?? false);
      admit(user.id, options);
      return createActor(world, user.id);
    },
    admit,
    editMember: (userId, edit) => void editMember(world, guild, userId, edit),
    remove: (userId) => removeMember(world, guild, userId),
    invite: (application, permissions) => addBot(world, guild, application, permissions),
    rename: (name) => {
      guild.name = name;
      emitGuildUpdate(world, guild);
    },
    setUnavailable: (unavailable) => setUnavailable(world, guild, unavailable),
  };
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

function overwriteOf(options: OverwriteOptions) {
  return {
    id: options.id,
    type: options.of === 'member' ? OverwriteType.Member : OverwriteType.Role,
    allow: options.allow ?? 0n,
    deny: options.deny ?? 0n,
  };
}
