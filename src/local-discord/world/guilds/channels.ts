import { ChannelFlags, ChannelType, MessageFlags } from 'discord-api-types/v10';
import { isThread } from '../access.js';
import { refuse } from '../discord-error.js';
import type { GuildRecord, OverwriteRecord } from '../guild-types.js';
import { emitMessageUpdate } from '../messages/events.js';
import { newChannel } from '../new-channel.js';
import { emitThreadDelete } from '../threads/events.js';
import { readTags, type TagWish } from '../threads/forum-tags.js';
import type { ChannelRecord, World } from '../types.js';
import { withAccessChange } from './access-change.js';
import { emitChannel } from './guild-events.js';

/** Discord's limit of channels in a server, threads not counted (error 30013). */
const MOST_CHANNELS = 500;

/** What a channel is made of or changed to. */
export interface ChannelWish {
  readonly name?: string | undefined;
  readonly type?: ChannelType | undefined;
  readonly parentId?: string | null | undefined;
  readonly topic?: string | null | undefined;
  readonly position?: number | undefined;
  readonly nsfw?: boolean | undefined;
  readonly rateLimitPerUser?: number | undefined;
  readonly overwrites?: readonly OverwriteRecord[] | undefined;
  readonly tags?: readonly TagWish[] | undefined;
  readonly requireTag?: boolean | undefined;
}

/** A new channel, without asking for permissions. Throws 30013, 40061. */
export function createChannel(
  world: World,
  guild: GuildRecord,
  wish: ChannelWish & { readonly name: string },
): ChannelRecord {
  if (guild.channelIds.size >= MOST_CHANNELS) throw refuse('tooManyChannels');
  const type = wish.type ?? ChannelType.GuildText;
  const isForum = type === ChannelType.GuildForum || type === ChannelType.GuildMedia;
  const channel = newChannel({
    id: world.nextId(),
    type,
    guildId: guild.id,
    parentId: wish.parentId ?? null,
    name: channelName(type, wish.name),
    topic: wish.topic ?? null,
    position: wish.position ?? guild.channelIds.size,
    nsfw: wish.nsfw ?? false,
    rateLimitPerUser: wish.rateLimitPerUser ?? 0,
    flags: isForum && wish.requireTag ? ChannelFlags.RequireTag : 0,
    overwrites: [...(wish.overwrites ?? [])],
    forum: isForum ? { tags: readTags(world, wish.tags ?? [], []) } : null,
  });
  world.channels.set(channel.id, channel);
  guild.channelIds.add(channel.id);
  emitChannel(world, guild, channel, 'Create');
  return channel;
}

/** Text-like channels are lower case and without blanks; voice channels and categories keep what was typed. */
function channelName(type: ChannelType, name: string): string {
  if (type === ChannelType.GuildVoice || type === ChannelType.GuildCategory) return name;
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Changes a channel (no thread) without asking for permissions. Throws 40061. */
export function editChannel(world: World, guild: GuildRecord, channel: ChannelRecord, wish: ChannelWish): void {
  const tags = channel.forum && wish.tags ? readTags(world, wish.tags, channel.forum.tags) : null;
  const change = () => {
    if (wish.name !== undefined) channel.name = channelName(channel.type, wish.name);
    if (wish.topic !== undefined) channel.topic = wish.topic;
    if (wish.parentId !== undefined) channel.parentId = wish.parentId;
    channel.position = wish.position ?? channel.position;
    channel.nsfw = wish.nsfw ?? channel.nsfw;
    channel.rateLimitPerUser = wish.rateLimitPerUser ?? channel.rateLimitPerUser;
    if (wish.overwrites) channel.overwrites = [...wish.overwrites];
    if (channel.forum && tags) channel.forum.tags = tags;
    if (wish.requireTag !== undefined) channel.flags = wish.requireTag ? ChannelFlags.RequireTag : 0;
    emitChannel(world, guild, channel, 'Update');
  };
  withAccessChange(world, guild, change, channel.id);
}

/** Deletes a channel with its threads (one CHANNEL_DELETE, nothing for what was inside), or a thread (THREAD_DELETE). */
export function removeChannel(world: World, channel: ChannelRecord): void {
  const guild = world.guilds.get(channel.guildId ?? '');
  if (!guild) throw refuse('unknownChannel');
  if (isThread(channel)) {
    emitThreadDelete(world, channel);
    forget(world, guild, channel);
    releaseStarter(world, channel);
    return;
  }
  emitChannel(world, guild, channel, 'Delete');
  for (const id of [...guild.threadIds]) {
    const thread = world.channels.get(id);
    if (thread?.parentId === channel.id) forget(world, guild, thread);
  }
  for (const id of guild.channelIds) {
    const child = world.channels.get(id);
    if (child?.parentId === channel.id) child.parentId = null;
  }
  forget(world, guild, channel);
}

function forget(world: World, guild: GuildRecord, channel: ChannelRecord): void {
  world.channels.delete(channel.id);
  guild.channelIds.delete(channel.id);
  guild.threadIds.delete(channel.id);
  for (const message of channel.log.byId.values()) {
    for (const { id } of message.attachments) world.files.delete(id);
  }
}

/** The message a deleted thread was started from stays, without its thread. */
function releaseStarter(world: World, thread: ChannelRecord): void {
  const parent = world.channels.get(thread.parentId ?? '');
  const starter = parent?.log.byId.get(thread.id);
  if (!parent || !starter) return;
  starter.threadId = null;
  starter.flags &= ~MessageFlags.HasThread;
  emitMessageUpdate(world, parent, starter);
}
