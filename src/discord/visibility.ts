import { PermissionFlagsBits as P, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { type Asker, UnreachableError } from '../core/ports/chat.js';
import { apiCode } from './api-errors.js';
import { fetchChannel, type ServerChannel } from './channel-facts.js';
import type { Connection } from './connection.js';
import { permissionsOf } from './permissions.js';

/**
 * Asks Discord which of these channels and threads somebody sees (facts 2): a channel by the permissions there, a thread
 * by those of its channel, and a private one only among its members, or with Manage Threads.
 */
export async function visibleTo(
  connection: Connection,
  asker: Asker,
  channels: readonly Id[],
): Promise<ReadonlySet<Id>> {
  const fetched = new Map<Id, Promise<ServerChannel | null>>();
  const find = (id: Id) => {
    const asked = fetched.get(id) ?? findChannel(connection, id);
    fetched.set(id, asked);
    return asked;
  };
  const seen = await Promise.all(
    [...new Set(channels)].map(async (id) => ((await sees(connection, asker, id, find)) ? [id] : [])),
  );
  return new Set(seen.flat());
}

type Find = (id: Id) => Promise<ServerChannel | null>;

async function sees(connection: Connection, asker: Asker, id: Id, find: Find): Promise<boolean> {
  const channel = await find(id);
  if (channel === null || channel.server !== asker.server) return false;
  const holder = channel.kind === 'thread' && channel.parent !== null ? await find(channel.parent) : channel;
  if (asker.isAdministrator) return true;
  if (holder === null) return false;
  const bits = await permissionsOf(connection, asker.server, asker, holder.overwritten);
  if ((bits & P.ViewChannel) === 0n) return false;
  if (!channel.isPrivate || (bits & P.ManageThreads) !== 0n) return true;
  return isInThread(connection, id, asker.user);
}

async function findChannel(connection: Connection, id: Id): Promise<ServerChannel | null> {
  try {
    return await fetchChannel(connection, id);
  } catch (error) {
    if (error instanceof UnreachableError) return null;
    throw error;
  }
}

async function isInThread({ rest }: Connection, thread: Id, user: Id): Promise<boolean> {
  try {
    await rest.get(Routes.threadMembers(thread, user));
    return true;
  } catch (error) {
    if (apiCode(error) === RESTJSONErrorCodes.UnknownMember) return false;
    throw error;
  }
}
