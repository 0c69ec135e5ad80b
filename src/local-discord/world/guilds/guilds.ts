import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import type { GuildRecord, MemberRecord } from '../guild-types.js';
import type { ApplicationRecord, World } from '../types.js';
import { withAccessChange } from './access-change.js';
import { emitGuildCreate, emitGuildDelete, emitMemberAdd, emitMemberRemove, emitMemberUpdate } from './guild-events.js';
import { createRole } from './roles.js';

/** What @everyone may do in a new server, as far as this Discord knows it. */
export const EVERYONE_PERMISSIONS =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.CreatePrivateThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.UseExternalEmojis |
  P.ReadMessageHistory |
  P.UseApplicationCommands |
  P.SendPolls |
  P.ChangeNickname |
  P.CreateInstantInvite |
  P.Connect |
  P.Speak;

/** A new guild, with its owner as the only member. */
export function createGuild(
  world: World,
  name: string,
  ownerId: string,
  everyone: bigint = EVERYONE_PERMISSIONS,
): GuildRecord {
  const id = world.nextId();
  const guild: GuildRecord = {
    id,
    name,
    ownerId,
    unavailable: false,
    roles: new Map([
      [id, { id, name: '@everyone', permissions: everyone, position: 0, mentionable: false, managedBy: null }],
    ]),
    members: new Map(),
    emojis: new Map(),
    channelIds: new Set(),
    threadIds: new Set(),
  };
  world.guilds.set(id, guild);
  addMember(world, guild, ownerId);
  return guild;
}

/** A user comes in; does nothing when already there. A user with a gateway session gets GUILD_CREATE. */
export function addMember(
  world: World,
  guild: GuildRecord,
  userId: string,
  wish: { readonly nick?: string | null; readonly roleIds?: readonly string[] } = {},
): MemberRecord {
  const known = guild.members.get(userId);
  if (known) return known;
  const member: MemberRecord = {
    userId,
    nick: wish.nick ?? null,
    roleIds: [...(wish.roleIds ?? [])],
    joinedAt: world.now(),
    timedOutUntil: null,
  };
  guild.members.set(userId, member);
  emitGuildCreate(world, guild, userId);
  emitMemberAdd(world, guild, member);
  return member;
}

/** A bot is invited: it comes in with a managed role of these permissions. Gives the role's id. */
export function addBot(world: World, guild: GuildRecord, application: ApplicationRecord, permissions: bigint): string {
  const role = createRole(world, guild, { name: application.name, permissions, managedBy: application.botUserId });
  addMember(world, guild, application.botUserId, { roleIds: [role.id] });
  return role.id;
}

/** A user leaves or is removed. Throws 10007. A user with a gateway session gets GUILD_DELETE. */
export function removeMember(world: World, guild: GuildRecord, userId: string): void {
  if (!guild.members.delete(userId)) throw refuse('unknownMember');
  for (const id of guild.threadIds) world.channels.get(id)?.thread?.members.delete(userId);
  for (const role of guild.roles.values()) if (role.managedBy === userId) guild.roles.delete(role.id);
  emitGuildDelete(world, guild, false, userId);
  emitMemberRemove(world, guild, userId);
}

/** What can be changed in a member. */
export interface MemberEdit {
  readonly nick?: string | null;
  readonly roleIds?: readonly string[];
  readonly timedOutUntil?: number | null;
}

/** Changes a member without asking; access to channels may change with it. Throws 10007, 10011. */
export function editMember(world: World, guild: GuildRecord, userId: string, edit: MemberEdit): MemberRecord {
  const member = guild.members.get(userId);
  if (!member) throw refuse('unknownMember');
  if (edit.roleIds?.some((id) => !guild.roles.has(id))) throw refuse('unknownRole');
  withAccessChange(world, guild, () => {
    if (edit.nick !== undefined) member.nick = edit.nick || null;
    if (edit.roleIds !== undefined) member.roleIds = [...new Set(edit.roleIds)].filter((id) => id !== guild.id);
    if (edit.timedOutUntil !== undefined) member.timedOutUntil = edit.timedOutUntil;
    emitMemberUpdate(world, guild, member);
  });
  return member;
}

/** Switches an outage on or off: GUILD_DELETE with `unavailable`, and GUILD_CREATE when it is over. */
export function setUnavailable(world: World, guild: GuildRecord, unavailable: boolean): void {
  if (guild.unavailable === unavailable) return;
  guild.unavailable = unavailable;
  if (unavailable) emitGuildDelete(world, guild, true);
  else emitGuildCreate(world, guild);
}
