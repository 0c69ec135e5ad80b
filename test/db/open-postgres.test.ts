import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { migrate } from '../../src/db/migrate.js';
import { type DatabaseOptions, openDatabase, openStore } from '../../src/db/open.js';
import { makeDatabase, SILENT, TEST_DATABASE_URL, WITHOUT_POSTGRES } from './each-store.js';
import { message, messageId, postedSession, SERVER, THREAD, titleOnly } from './world.js';

function options(databaseUrl: string): DatabaseOptions {
  return { databaseUrl, dataFolder: 'unused', log: SILENT };
}

async function refusal(databaseUrl: string): Promise<UserError> {
  const error = await openDatabase(options(databaseUrl)).catch((thrown: unknown) => thrown);
  if (!(error instanceof UserError)) throw new Error(`Expected a UserError, not ${String(error)}`);
  return error;
}

describe('an address without a server', () => {
  it.each(['nonsense', 'postgres://', '', 'mysql://localhost/test'])('tells that %j is no address', async (url) => {
    expect((await refusal(url)).hint).toContain('postgres://');
  });

  it('tells host and database, never the password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The address of a server that is there is free again once it is closed.
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const error = await refusal(`postgres://user:secret@127.0.0.1:${port}/books`);
    expect(error.message).toContain(`127.0.0.1:${port}/books`);
    expect(error.message).toContain('ECONNREFUSED');
    expect(error.message + error.hint).not.toContain('secret');
  });
});

describe.skipIf(TEST_DATABASE_URL === undefined)(`PostgreSQL${WITHOUT_POSTGRES}`, () => {
  let made: Awaited<ReturnType<typeof makeDatabase>>;
  let admin: postgres.Sql;
  beforeAll(async () => {
    made = await makeDatabase();
    admin = postgres(made.url, { onnotice: () => {} });
  });
  beforeEach(() => admin.unsafe('drop schema public cascade; create schema public'));
  afterAll(async () => {
    await admin.end();
    await made.drop();
  });

  it('names the database that does not exist', async () => {
    const url = new URL(made.url);
    url.pathname = '/no_such_database';
    const error = await refusal(url.href);
    expect(error.message).toContain('3D000');
    expect(error.hint).toContain('Create the database');
  });

  it('is migrated once by many openers at the same time, and not again', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(options(made.url))));
    const [{ count: ran }] = (await admin`select count(*)::int from rapporteur_migrations`) as unknown as [
      { count: number },
    ];
    expect(ran).toBeGreaterThan(0);
    for (const { db } of opened) expect(await migrate(db)).toBe(0);
    for (const { close } of opened) await close();
  });

  it('is refused when a newer program has migrated it', async () => {
    await (await openDatabase(options(made.url))).close();
    await admin`insert into rapporteur_migrations values (99999999999999, 'of the future')`;
    expect((await refusal(made.url)).message).toContain('newer version');
  });

  it('has time limits on the server', async () => {
    const { db, close } = await openDatabase(options(made.url));
    expect(await db.execute('show statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
    expect(await db.execute('show idle_in_transaction_session_timeout')).toEqual([
      { idle_in_transaction_session_timeout: '1min' },
    ]);
    await close();
  });

  it('is reached through a pooler that refuses time limits', async () => {
    const warnings: string[] = [];
    const pooler = await startPooler(new URL(made.url));
    const log = { ...SILENT, warn: (_facts: object, text: string) => void warnings.push(text) };
    const store = await openStore({ ...options(pooler.url), log, parse: titleOnly });
    await postedSession(store);
    expect(await store.sessions.servers()).toEqual([SERVER]);
    expect(warnings).toEqual([expect.stringContaining('statement_timeout')]);
    await store.close();
    await pooler.stop();
  });

  it('loses a batch as a whole when its connection is cut, and goes on', async () => {
    const store = await openStore({ ...options(made.url), parse: titleOnly });
    await postedSession(store);
    const cursor = { server: SERVER, thread: THREAD, at: messageId(9) };
    // The batch's first step waits for this lock; there it is cut.
    const outcome = await admin.begin(async (holding) => {
      await holding`select * from places for update`;
      const batch = store.replies.apply([message(1), message(9)], cursor).catch((error: unknown) => error);
      await cutWhoWaits(admin);
      return batch;
    });
    expect(outcome).toBeInstanceOf(Error);
    expect(await store.replies.ids(SERVER, THREAD)).toEqual([]);
    expect((await store.replies.threads()).map((thread) => thread.cursor)).toEqual([null, null, null]);
    await store.replies.apply([message(1), message(9)], cursor);
    expect(await store.replies.ids(SERVER, THREAD)).toEqual([messageId(1), messageId(9)]);
    await store.close();
  });

  it('goes on after every connection was cut, at work or idle, again and again', async () => {
    const store = await openStore({ ...options(made.url), parse: titleOnly });
    await postedSession(store);
    for (let round = 0; round < 12; round += 1) {
      const batches = Array.from({ length: 8 }, (_, n) => store.replies.apply([message(round * 8 + n)]));
      const cut = admin`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'rapporteur'`;
      await Promise.allSettled([...batches, cut]);
    }
    const all = Array.from({ length: 12 * 8 }, (_, n) => message(n));
    await Promise.allSettled(Array.from({ length: 20 }, () => store.replies.threads()));
    await store.replies.apply(all);
    expect(await store.replies.ids(SERVER, THREAD)).toHaveLength(all.length);
    await store.close();
  });

  it('lets batches of many processes on the same messages end in the same rows', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ ...options(made.url), parse: titleOnly })));
    const [first] = stores;
    if (first === undefined) throw new Error('unreachable');
    await postedSession(first);
    const created = Array.from({ length: 40 }, (_, n) => message(n));
    const gone = { kind: 'deleted', server: SERVER, channel: THREAD, messages: [messageId(3), messageId(4)] } as const;
    for (let round = 0; round < 5; round += 1) {
      await admin`delete from replies`;
      await admin`delete from tombstones`;
      const batches = stores.flatMap((store) => [store.replies.apply(created), store.replies.apply([gone])]);
      await Promise.all(batches);
      const ids = await first.replies.ids(SERVER, THREAD);
      expect(ids).toHaveLength(38);
      expect(ids).not.toContain(messageId(3));
    }
    for (const store of stores) await store.close();
  });
});

/** Ends the connection that waits for a row lock, as soon as there is one. */
async function cutWhoWaits(admin: postgres.Sql): Promise<void> {
  for (let look = 0; look < 1_000; look += 1) {
    const cut = await admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'rapporteur' and wait_event_type = 'Lock'`;
    if (cut.length > 0) return;
  }
  throw new Error('Nobody waits for the lock');
}

/** A pooler as far as its start-up goes: it refuses parameters that it does not know (PgBouncer's answer), and hands on the rest. */
async function startPooler(target: URL): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server: Server = createServer((client: Socket) => {
    client.on('error', () => client.destroy());
    client.once('data', (startup: Buffer) => {
      if (startup.includes('statement_timeout')) {
        client.end(errorResponse('08P01', 'unsupported startup parameter: statement_timeout'));
        return;
      }
      const upstream = connect(Number(target.port || 5432), target.hostname);
      upstream.on('error', () => client.destroy());
      upstream.write(startup);
      client.pipe(upstream).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** PostgreSQL's ErrorResponse (manual, "Message Formats"). */
function errorResponse(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
