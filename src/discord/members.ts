import { type APIGuildMember, PermissionFlagsBits as P, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import type { Member } from '../core/who-may.js';
import { apiCode, reaching } from './api-errors.js';
import type { Connection } from './connection.js';
import { displayName } from './read-message.js';

const GONE: readonly unknown[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

/** Asks Discord for one member; null when they are none of this server. */
export async function findMember(connection: Connection, server: Id, user: Id): Promise<Member | null> {
  const member = await reaching(`Member ${user}`, () => fetchMember(connection, server, user));
  if (member === null) return null;
  return {
    user,
    name: displayName(member.user, member.nick),
    roles: member.roles,
    joinedAt: readInstant(member.joined_at),
    timedOutUntil: readInstant(member.communication_disabled_until),
    managesServer: await managesServer(connection, server, user, member.roles),
  };
}

/** Members' times may be missing or null: a guest has never joined (Discord reference, "Guild Member Object"). */
export function readInstant(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

async function fetchMember({ rest }: Connection, server: Id, user: Id): Promise<APIGuildMember | null> {
  try {
    // The route's answer is a member by Discord's own description.
    return (await rest.get(Routes.guildMember(server, user))) as APIGuildMember;
  } catch (error) {
    if (GONE.includes(apiCode(error))) return null;
    throw error;
  }
}

/** Roles come with the gateway; the owner may everything without any. */
async function managesServer({ client }: Connection, server: Id, user: Id, roles: readonly Id[]): Promise<boolean> {
  const guild = client.guilds.cache.get(server) ?? (await client.guilds.fetch(server));
  if (guild.ownerId === user) return true;
  return [server, ...roles].some((role) => guild.roles.cache.get(role)?.permissions.any([P.ManageGuild]) ?? false);
}
