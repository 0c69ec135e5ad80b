import { OverwriteType, PermissionFlagsBits as P } from 'discord.js';
import { type APIGuildChannel, type APIGuildMember, type APIRole, type APIUser, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { whileTimedOut } from './abilities.js';
import type { Connection } from './connection.js';
import { readInstant } from './members.js';

/** What of a channel decides about permissions in it. */
export type Overwritten = Pick<APIGuildChannel, 'permission_overwrites'>;

interface Overwrite {
  readonly id: string;
  readonly allow: bigint;
  readonly deny: bigint;
}

const EVERYTHING = ~0n;

/**
 * The bot's permissions in a channel by Discord's algorithm (topics/permissions, "Permission Overwrites"): its roles,
 * then the channel's overwrites for everyone, for its roles and for itself. No implicit denial is applied.
 *
 * Roles come with the gateway; without it, from the shell, they are asked for.
 */
export async function permissionsIn(connection: Connection, server: Id, channel: Overwritten): Promise<bigint> {
  const me = await ourselves(connection, server);
  const bits = await permissionsOf(connection, server, me, channel);
  const isOut = (me.timedOutUntil?.getTime() ?? 0) > connection.clock().getTime();
  return isOut ? whileTimedOut(bits) : bits;
}

/** The same for any member, as if they were in no time-out and did not own the server. */
export async function permissionsOf(
  connection: Connection,
  server: Id,
  { user, roles }: { readonly user: Id; readonly roles: readonly Id[] },
  channel: Overwritten,
): Promise<bigint> {
  const own = [server, ...roles];
  const known = await rolesOf(connection, server);
  const base = own.reduce((bits, role) => bits | (known.get(role) ?? 0n), 0n);
  return (base & P.Administrator) === 0n ? overwrite(base, channel, server, own, user) : EVERYTHING;
}

function overwrite(base: bigint, channel: Overwritten, server: Id, ours: readonly Id[], self: Id): bigint {
  const all = (channel.permission_overwrites ?? []).map(({ id, type, allow, deny }) => ({
    id,
    type,
    allow: BigInt(allow),
    deny: BigInt(deny),
  }));
  const ofRoles = all.filter(({ type }) => type === OverwriteType.Role);
  const steps: readonly (readonly Overwrite[])[] = [
    ofRoles.filter(({ id }) => id === server),
    ofRoles.filter(({ id }) => id !== server && ours.includes(id)),
    all.filter(({ type, id }) => type === OverwriteType.Member && id === self),
  ];
  return steps.reduce((bits, step) => {
    const deny = step.reduce((sum, each) => sum | each.deny, 0n);
    const allow = step.reduce((sum, each) => sum | each.allow, 0n);
    return (bits & ~deny) | allow;
  }, base);
}

interface Ourselves {
  readonly user: Id;
  readonly roles: readonly Id[];
  readonly timedOutUntil: Date | null;
}

async function ourselves(connection: Connection, server: Id): Promise<Ourselves> {
  const known = connection.client.guilds.cache.get(server)?.members.me;
  if (known)
    return { user: known.id, roles: [...known.roles.cache.keys()], timedOutUntil: known.communicationDisabledUntil };
  // The routes' answers are a user and a member by Discord's own description.
  const { id: user } = (await connection.rest.get(Routes.user())) as APIUser;
  const member = (await connection.rest.get(Routes.guildMember(server, user))) as APIGuildMember;
  return { user, roles: member.roles, timedOutUntil: readInstant(member.communication_disabled_until) };
}

async function rolesOf({ client, rest }: Connection, server: Id): Promise<ReadonlyMap<Id, bigint>> {
  const known = client.guilds.cache.get(server)?.roles.cache;
  if (known) return new Map([...known.values()].map((role) => [role.id, role.permissions.bitfield]));
  // The route's answer is a list of roles by Discord's own description.
  const roles = (await rest.get(Routes.guildRoles(server))) as APIRole[];
  return new Map(roles.map(({ id, permissions }) => [id, BigInt(permissions)]));
}
