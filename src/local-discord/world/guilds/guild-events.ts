import { GatewayDispatchEvents, GatewayIntentBits as I } from 'discord-api-types/v10';
import { emit } from '../emit.js';
import type { GuildRecord, MemberRecord, RoleRecord } from '../guild-types.js';
import type { ChannelRecord, World } from '../types.js';
import { channelView } from '../views/channel-view.js';
import { roleView } from '../views/role-view.js';
import { memberView, userOf, userView } from '../views/user-view.js';
import { guildCreateView, guildView } from './guild-view.js';

/** GUILD_CREATE for one user, or for all members when the guild is back. */
export function emitGuildCreate(world: World, guild: GuildRecord, onlyFor: string | null = null): void {
  emit(world, {
    name: GatewayDispatchEvents.GuildCreate,
    intents: I.Guilds,
    guildId: guild.id,
    reaches: (userId) => (onlyFor === null ? guild.members.has(userId) : userId === onlyFor),
    data: (viewer) => guildCreateView(world, guild, viewer.userId),
  });
}

/** GUILD_UPDATE: name, owner. */
export function emitGuildUpdate(world: World, guild: GuildRecord): void {
  emit(world, { ...toMembers(guild), name: GatewayDispatchEvents.GuildUpdate, data: () => guildView(guild) });
}

/** GUILD_DELETE: with `unavailable` an outage, without it the user is out. */
export function emitGuildDelete(
  world: World,
  guild: GuildRecord,
  unavailable: boolean,
  onlyFor: string | null = null,
): void {
  emit(world, {
    name: GatewayDispatchEvents.GuildDelete,
    intents: I.Guilds,
    guildId: guild.id,
    reaches: (userId) => (onlyFor === null ? guild.members.has(userId) : userId === onlyFor),
    data: () => ({ id: guild.id, ...(unavailable && { unavailable: true }) }),
  });
}

/** CHANNEL_CREATE, _UPDATE, _DELETE for all members; hidden ones see it obfuscated. */
export function emitChannel(
  world: World,
  guild: GuildRecord,
  channel: ChannelRecord,
  what: 'Create' | 'Update' | 'Delete',
  reaches: (userId: string) => boolean = () => true,
): void {
  emit(world, {
    ...toMembers(guild),
    name: GatewayDispatchEvents[`Channel${what}`],
    reaches: (userId) => guild.members.has(userId) && reaches(userId),
    data: (viewer) => channelView(world, channel, viewer.userId),
  });
}

/** GUILD_ROLE_CREATE and _UPDATE. */
export function emitRole(world: World, guild: GuildRecord, role: RoleRecord, what: 'Create' | 'Update'): void {
  emit(world, {
    ...toMembers(guild),
    name: GatewayDispatchEvents[`GuildRole${what}`],
    data: () => ({ guild_id: guild.id, role: roleView(role) }),
  });
}

/** GUILD_ROLE_DELETE. */
export function emitRoleDelete(world: World, guild: GuildRecord, roleId: string): void {
  const data = { guild_id: guild.id, role_id: roleId };
  emit(world, { ...toMembers(guild), name: GatewayDispatchEvents.GuildRoleDelete, data: () => data });
}

/** GUILD_MEMBER_ADD, for sessions with GUILD_MEMBERS. */
export function emitMemberAdd(world: World, guild: GuildRecord, member: MemberRecord): void {
  emit(world, {
    ...toMembers(guild),
    name: GatewayDispatchEvents.GuildMemberAdd,
    intents: I.GuildMembers,
    data: () => ({ guild_id: guild.id, ...memberView(world, member) }),
  });
}

/** GUILD_MEMBER_UPDATE: to sessions with GUILD_MEMBERS, and about oneself to everybody (gateway, "Intents"). */
export function emitMemberUpdate(world: World, guild: GuildRecord, member: MemberRecord): void {
  const event = {
    name: GatewayDispatchEvents.GuildMemberUpdate,
    guildId: guild.id,
    data: () => ({ guild_id: guild.id, ...memberView(world, member) }),
  };
  const isSelf = (userId: string) => userId === member.userId;
  emit(world, { ...event, intents: 0, reaches: isSelf });
  emit(world, { ...event, intents: I.GuildMembers, reaches: (id) => !isSelf(id) && guild.members.has(id) });
}

/** GUILD_MEMBER_REMOVE, for sessions with GUILD_MEMBERS. */
export function emitMemberRemove(world: World, guild: GuildRecord, userId: string): void {
  const data = { guild_id: guild.id, user: userView(userOf(world, userId)) };
  const name = GatewayDispatchEvents.GuildMemberRemove;
  emit(world, { ...toMembers(guild), name, intents: I.GuildMembers, data: () => data });
}

function toMembers(guild: GuildRecord) {
  return { intents: I.Guilds as number, guildId: guild.id, reaches: (userId: string) => guild.members.has(userId) };
}
