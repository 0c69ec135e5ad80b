import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { guildPermissions, has, permissionsIn } from '../permissions.js';
import { refuse } from './discord-error.js';
import type { GuildRecord } from './guild-types.js';
import type { ChannelRecord, MessageRecord, ThreadRecord, World } from './types.js';

/** A thread channel whose thread part is known to be there. */
export type ThreadChannel = ChannelRecord & { readonly thread: ThreadRecord };

/** The guild, if the user is a member. Throws 10004 for everything else, as Discord does for strangers. */
export function guildFor(world: World, userId: string, guildId: string): GuildRecord {
  const guild = world.guilds.get(guildId);
  if (!guild?.members.has(userId)) throw refuse('unknownGuild');
  return guild;
}

/** Throws 50013 unless the member has the permission in the guild. */
export function requireInGuild(world: World, userId: string, guild: GuildRecord, flag: bigint): void {
  if (!has(guildPermissions(world, userId, guild), flag)) throw refuse('missingPermissions');
}

/** The channel, if the user may see it. Throws 10003 when there is none, 50001 when it is hidden. */
export function channelFor(world: World, userId: string, channelId: string): ChannelRecord {
  const channel = world.channels.get(channelId);
  if (!channel) throw refuse('unknownChannel');
  if (!has(permissionsIn(world, userId, channel), P.ViewChannel)) throw refuse('missingAccess');
  return channel;
}

/** The same for a thread; 50024 for other channels. */
export function threadFor(world: World, userId: string, threadId: string): ThreadChannel {
  const channel = channelFor(world, userId, threadId);
  if (!isThread(channel)) throw refuse('wrongKind');
  return channel;
}

/** Whether the channel is a thread (or a forum post). */
export function isThread(channel: ChannelRecord): channel is ThreadChannel {
  return channel.thread !== null;
}

/** Throws 50013 unless the user has the permission in the channel. */
export function requireIn(world: World, userId: string, channel: ChannelRecord, flag: bigint): void {
  if (!has(permissionsIn(world, userId, channel), flag)) throw refuse('missingPermissions');
}

/** A message that the user may see: 10008 when there is none, also for other people's ephemeral answers. */
export function messageFor(world: World, userId: string, channelId: string, messageId: string): MessageRecord {
  const channel = channelFor(world, userId, channelId);
  const message = channel.log.byId.get(messageId);
  if (!message || (message.ephemeralTo !== null && message.ephemeralTo !== userId)) throw refuse('unknownMessage');
  return message;
}

/** Throws 50083 in an archived thread, where only deletion works (topics/threads). */
export function requireActive(channel: ChannelRecord): void {
  if (channel.thread?.archived) throw refuse('archived');
}
