import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { channelFor, guildFor, isThread, requireIn, type ThreadChannel } from '../access.js';
import type { GuildRecord } from '../guild-types.js';
import { compareIds } from '../snowflake.js';
import type { World } from '../types.js';

/** A page of archived threads. */
export interface ArchivedPage {
  readonly threads: readonly ThreadChannel[];
  readonly hasMore: boolean;
}

/** All active threads of a guild that the user sees, newest first (guild, "List Active Guild Threads"). */
export function activeThreads(world: World, userId: string, guildId: string): ThreadChannel[] {
  const guild = guildFor(world, userId, guildId);
  return visibleActive(world, userId, guild).sort((a, b) => compareIds(b.id, a.id));
}

/** The same without order and without asking for membership: for GUILD_CREATE and THREAD_LIST_SYNC. */
export function visibleActive(
  world: World,
  userId: string,
  guild: GuildRecord,
  parents?: ReadonlySet<string>,
): ThreadChannel[] {
  const found: ThreadChannel[] = [];
  for (const id of guild.threadIds) {
    const thread = world.channels.get(id);
    if (!thread || !isThread(thread) || thread.thread.archived) continue;
    if (parents && !parents.has(thread.parentId ?? '')) continue;
    if (canSee(world, userId, thread)) found.push(thread);
  }
  return found;
}

/**
 * Archived threads of a channel, latest archived first, those archived before `before` (milliseconds).
 * Needs READ_MESSAGE_HISTORY, for private ones also MANAGE_THREADS. Throws 10003, 50001, 50013.
 */
export function archivedThreads(
  world: World,
  userId: string,
  channelId: string,
  kind: 'public' | 'private',
  page: { readonly before: number | null; readonly limit: number },
): ArchivedPage {
  const parent = channelFor(world, userId, channelId);
  requireIn(world, userId, parent, P.ReadMessageHistory);
  if (kind === 'private') requireIn(world, userId, parent, P.ManageThreads);
  const all = archivedOf(world, parent.id, parent.guildId, kind);
  const { before } = page;
  const rest = before === null ? all : all.filter((one) => one.thread.archiveTimestamp < before);
  return { threads: rest.slice(0, page.limit), hasMore: rest.length > page.limit };
}

/** Private archived threads the user is in, newest id first, those with a lower id than `before`. */
export function joinedArchivedThreads(
  world: World,
  userId: string,
  channelId: string,
  page: { readonly before: string | null; readonly limit: number },
): ArchivedPage {
  const parent = channelFor(world, userId, channelId);
  requireIn(world, userId, parent, P.ReadMessageHistory);
  const mine = archivedOf(world, parent.id, parent.guildId, 'private')
    .filter((one) => one.thread.members.has(userId))
    .filter((one) => page.before === null || compareIds(one.id, page.before) < 0)
    .sort((a, b) => compareIds(b.id, a.id));
  return { threads: mine.slice(0, page.limit), hasMore: mine.length > page.limit };
}

function archivedOf(
  world: World,
  parentId: string,
  guildId: string | null,
  kind: 'public' | 'private',
): ThreadChannel[] {
  const found: ThreadChannel[] = [];
  for (const id of world.guilds.get(guildId ?? '')?.threadIds ?? []) {
    const thread = world.channels.get(id);
    if (!thread || !isThread(thread) || thread.parentId !== parentId || !thread.thread.archived) continue;
    if ((thread.type === ChannelType.PrivateThread) === (kind === 'private')) found.push(thread);
  }
  return found.sort((a, b) => b.thread.archiveTimestamp - a.thread.archiveTimestamp || compareIds(b.id, a.id));
}
