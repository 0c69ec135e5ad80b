import { type APIThreadChannel, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { type ArchivedThreads, type ListedThread, UnreachableError } from '../core/ports/chat.js';
import { reaching } from './api-errors.js';
import type { Connection } from './connection.js';
import { PAGE } from './history.js';

interface ThreadList {
  readonly threads: readonly APIThreadChannel[];
  /** Only archived threads come in pages. */
  readonly has_more?: boolean;
}

/** A page of archived threads as Discord gives it, and the time to ask for the next one by. */
export interface ArchivedPage {
  readonly threads: readonly APIThreadChannel[];
  readonly before: string | null;
}

/** All active threads of a server that we see, in one answer (facts 1.11). */
export async function fetchActiveThreads({ rest }: Connection, server: Id): Promise<readonly APIThreadChannel[]> {
  const list = await reaching(`Server ${server}`, () => rest.get(Routes.guildActiveThreads(server)));
  // The route's answer is a list of threads by Discord's own description.
  return (list as ThreadList).threads;
}

/** Archived threads are paged by the time they were archived, so that an old one archived today comes first (facts 1.11). */
export async function fetchArchivedThreads(
  { rest }: Connection,
  channel: Id,
  before: string | null,
): Promise<ArchivedPage> {
  const query = new URLSearchParams({ limit: String(PAGE), ...(before === null ? {} : { before }) });
  const route = Routes.channelThreads(channel, 'public');
  // The route's answer is a page of archived threads by Discord's own description.
  const page = (await reaching(`Channel ${channel}`, () => rest.get(route, { query }))) as ThreadList;
  const next = page.threads.at(-1)?.thread_metadata?.archive_timestamp;
  const isLast = page.has_more !== true || next === undefined || next === before;
  return { threads: page.threads, before: isLast ? null : next };
}

/** All active threads of a server that we see. @throws UnreachableError when the server is not open to us */
export async function listActiveThreads(connection: Connection, server: Id): Promise<readonly ListedThread[]> {
  return (await fetchActiveThreads(connection, server)).map(toListed);
}

/** A page of the public archived threads of a channel. @throws UnreachableError when its history is not open to us */
export async function listArchivedThreads(
  connection: Connection,
  channel: Id,
  before: string | null,
): Promise<ArchivedThreads> {
  const page = await fetchArchivedThreads(connection, channel, before);
  return { threads: page.threads.map(toListed), before: page.before };
}

/** One thread, asked for directly. @throws UnreachableError when it is closed to us, not there, or not a thread */
export async function findThread({ rest }: Connection, thread: Id): Promise<ListedThread> {
  const what = `Thread ${thread}`;
  // The route's answer is a channel by Discord's own description; only threads have this part.
  const found = (await reaching(what, () => rest.get(Routes.channel(thread)))) as APIThreadChannel;
  if (found.thread_metadata === undefined) throw new UnreachableError('missing', what);
  return toListed(found);
}

function toListed(thread: APIThreadChannel): ListedThread {
  const { id, name, parent_id: parent = null, last_message_id: last = null, message_count: messages = 0 } = thread;
  return { id, name, parent, last, messages };
}
