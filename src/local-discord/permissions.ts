import { ChannelType, OverwriteType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { GuildRecord, MemberRecord, OverwriteRecord } from './world/guild-types.js';
import type { ChannelRecord, World } from './world/types.js';

/** Every permission bit there is. */
export const ALL_PERMISSIONS: bigint = Object.values(P).reduce((all, bit) => all | bit, 0n);

/** What is left to a member in time-out (topics/permissions, "Permissions For Timed Out Members"). */
const TIMED_OUT = P.ViewChannel | P.ReadMessageHistory;

/** Lost together with the right to write (topics/permissions, "Implicit Permissions"). */
const NEEDS_WRITING = P.MentionEveryone | P.SendTTSMessages | P.AttachFiles | P.EmbedLinks;

/** What both sides of a direct message may do. */
const DIRECT =
  P.ViewChannel |
  P.SendMessages |
  P.ReadMessageHistory |
  P.AddReactions |
  P.AttachFiles |
  P.EmbedLinks |
  P.UseExternalEmojis |
  P.UseApplicationCommands |
  P.PinMessages |
  P.SendPolls;

/** Whether all bits of `flag` are in `bits`. */
export function has(bits: bigint, flag: bigint): boolean {
  return (bits & flag) === flag;
}

/** Permissions of a member in the guild as a whole: roles summed, owner and administrators have all; 0 for a stranger. */
export function guildPermissions(world: World, userId: string, guild: GuildRecord): bigint {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  return limitTimedOut(world, member, guild, basePermissions(member, guild));
}

/**
 * Permissions of a user in a channel by Discord's algorithm (topics/permissions, "Permission Overwrites"):
 * roles, then overwrites for everyone, roles and member. A thread has those of its parent.
 * No implicit denial is applied, as in the permissions an interaction carries.
 */
export function statedPermissions(world: World, userId: string, channel: ChannelRecord): bigint {
  if (channel.guildId === null) return channel.recipientIds.includes(userId) ? DIRECT : 0n;
  const guild = world.guilds.get(channel.guildId);
  const member = guild?.members.get(userId);
  if (!guild || !member) return 0n;
  const base = basePermissions(member, guild);
  if (base === ALL_PERMISSIONS) return base;
  const holder = channel.thread ? world.channels.get(channel.parentId ?? '') : channel;
  return limitTimedOut(world, member, guild, overwrite(base, member, guild, holder?.overwrites ?? []));
}

/**
 * What a user can really do in a channel: the stated permissions less what Discord denies implicitly.
 * 0 when the channel (or the private thread) cannot be seen.
 */
export function permissionsIn(world: World, userId: string, channel: ChannelRecord): bigint {
  const stated = statedPermissions(world, userId, channel);
  if (!has(stated, P.ViewChannel)) return 0n;
  if (isPrivate(channel) && !has(stated, P.ManageThreads) && !channel.thread?.members.has(userId)) return 0n;
  const writing = channel.thread ? P.SendMessagesInThreads : P.SendMessages;
  return has(stated, writing) ? stated : stated & ~NEEDS_WRITING & ~P.SendMessages;
}

/** Whether a user sees a channel or thread at all. */
export function canSee(world: World, userId: string, channel: ChannelRecord): boolean {
  return has(permissionsIn(world, userId, channel), P.ViewChannel);
}

function isPrivate(channel: ChannelRecord): boolean {
  return channel.type === ChannelType.PrivateThread;
}

function basePermissions(member: MemberRecord, guild: GuildRecord): bigint {
  if (guild.ownerId === member.userId) return ALL_PERMISSIONS;
  let bits = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const id of member.roleIds) bits |= guild.roles.get(id)?.permissions ?? 0n;
  return has(bits, P.Administrator) ? ALL_PERMISSIONS : bits;
}

function limitTimedOut(world: World, member: MemberRecord, guild: GuildRecord, bits: bigint): bigint {
  const isOut = member.timedOutUntil !== null && member.timedOutUntil > world.now();
  if (!isOut || guild.ownerId === member.userId || has(bits, P.Administrator)) return bits;
  return bits & TIMED_OUT;
}

function overwrite(
  base: bigint,
  member: MemberRecord,
  guild: GuildRecord,
  overwrites: readonly OverwriteRecord[],
): bigint {
  let roleAllow = 0n;
  let roleDeny = 0n;
  let everyone: OverwriteRecord | undefined;
  let own: OverwriteRecord | undefined;
  for (const entry of overwrites) {
    if (entry.type === OverwriteType.Member) {
      if (entry.id === member.userId) own = entry;
    } else if (entry.id === guild.id) {
      everyone = entry;
    } else if (member.roleIds.includes(entry.id)) {
      roleAllow |= entry.allow;
      roleDeny |= entry.deny;
    }
  }
  let bits = (base & ~(everyone?.deny ?? 0n)) | (everyone?.allow ?? 0n);
  bits = (bits & ~roleDeny) | roleAllow;
  return (bits & ~(own?.deny ?? 0n)) | (own?.allow ?? 0n);
}
