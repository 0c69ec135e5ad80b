import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import type { BotOptions } from '../../src/cli/start-bot.js';
import { parseSession } from '../../src/core/document/parse.js';
import type { Store } from '../../src/core/ports/store.js';
import { openStore } from '../../src/db/open.js';
import type { MessageRecord } from '../../src/local-discord/world/types.js';
import { makeDatabase, SILENT } from '../db/each-store.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { type Group, startGroup } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

/** A database of a test's own, behind a proxy that can harm its connections. */
export interface ProxiedDatabase {
  readonly proxy: TcpProxy;
  /** The address through the proxy. */
  readonly url: string;
  /** Ends every backend of this database, as an administrator does; gives how many there were. */
  terminate(): Promise<number>;
  /** A connection of an administrator's, past the proxy. */
  readonly admin: postgres.Sql;
  drop(): Promise<void>;
}

/**
 * Makes the database and the proxy.
 *
 * @param settings of PostgreSQL that hold for connections through the proxy, whatever the program asks for
 */
export async function proxiedDatabase(settings: Readonly<Record<string, string>> = {}): Promise<ProxiedDatabase> {
  const made = await makeDatabase();
  const url = new URL(made.url);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  const admin = postgres(made.url, { max: 1, onnotice: () => {} });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  return {
    proxy,
    url: url.href,
    admin,
    async terminate() {
      const ended = await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      return ended.length;
    },
    async drop() {
      await admin.end();
      await proxy.close();
      await made.drop();
    },
  };
}

/** A posted session whose bot reaches its database through the proxy. */
export interface ProxiedGroup extends ProxiedDatabase {
  readonly group: Group;
  readonly store: Store;
  readonly session: string;
  /** The thread of question 1. */
  readonly thread: string;
  /** What people said in the thread, and what the store holds of it, both as id and text. */
  inDiscord(): readonly string[];
  inStore(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts all of it. */
export async function startProxiedGroup(
  more: Partial<BotOptions> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<ProxiedGroup> {
  const database = await proxiedDatabase(settings);
  const store = await openStore({ databaseUrl: database.url, dataFolder: '', log: SILENT, parse: parseSession });
  const group = await startGroup(store, SILENT, more);
  const { session, thread } = await postSession(group, store);
  return {
    ...database,
    group,
    store,
    session,
    thread,
    inDiscord: () => saidIn(group, thread).map(({ id, content }) => `${id} ${content}`),
    async inStore() {
      const record = await store.record(group.guild.id, session);
      return (record?.replies ?? []).filter((reply) => reply.thread === thread).map(({ id, text }) => `${id} ${text}`);
    },
    async close() {
      await group.close();
      await store.close();
      await database.drop();
    },
  };
}

/** Loads and posts the session; gives its id and the thread of its first question. */
export async function postSession(group: Group, store: Store) {
  const { host, room, local, guild } = group;
  const loaded = await host.run(room, 'session load', { document: { name: 'bread.md', data: SOURCE } });
  await host.click(room, (await loaded.answer()).id, 'Post');
  await group.settle();
  const [session] = await store.sessions.list(guild.id);
  const thread = [...local.world.channels.values()].find((channel) => channel.name.startsWith('1.'));
  if (!session || !thread) throw new Error('the session was not posted');
  return { session: session.id, thread: thread.id };
}

function saidIn({ local }: Group, thread: string): readonly MessageRecord[] {
  const log = local.world.channels.get(thread)?.log;
  const messages = (log?.order ?? []).flatMap((id) => log?.byId.get(id) ?? []);
  return messages.filter(({ authorId }) => local.world.users.get(authorId)?.bot !== true);
}
