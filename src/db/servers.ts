import type { Column } from 'drizzle-orm';
import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { ServerStore } from '../core/ports/servers.js';
import { clearServer } from './clear-server.js';
import type { Db } from './db.js';
import * as schema from './schema.js';
import { unnest } from './unnest.js';

const { servers } = schema;

/** The servers the bot is in or was in, on one database. */
export function serverStore(db: Db): ServerStore {
  return {
    here: (ids) => markHere(db, ids),
    left: (server, at) => markLeft(db, server, at),
    present: () => listPresent(db),
    leftBefore: (instant) => listLeftBefore(db, instant),
    erase: (server) => eraseServer(db, server),
    clear: (server, at) => clearServer(db, server, at),
  };
}

/** True for rows of servers that the bot was not taken out of; a server without a row never had it. */
export function notLeft(db: Db, server: Column) {
  const left = db.select({ server: servers.server }).from(servers).where(isNotNull(servers.leftAt));
  return notInArray(server, left);
}

async function markHere(db: Db, ids: readonly Id[]): Promise<readonly Id[]> {
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    const returned = await tx
      .update(servers)
      .set({ leftAt: null })
      .where(and(inArray(servers.server, [...ids]), isNotNull(servers.leftAt)))
      .returning({ server: servers.server });
    const rows = unnest([{ type: 'bigint', values: ids }]);
    await tx.insert(servers).select(sql`select *, null::timestamptz from ${rows}`).onConflictDoNothing();
    return returned.map((row) => row.server);
  });
}

async function markLeft(db: Db, server: Id, at: Date): Promise<boolean> {
  const marked = await db
    .insert(servers)
    .values({ server, leftAt: at })
    .onConflictDoUpdate({ target: servers.server, set: { leftAt: at }, setWhere: isNull(servers.leftAt) })
    .returning({ server: servers.server });
  return marked.length > 0;
}

async function listPresent(db: Db): Promise<readonly Id[]> {
  const rows = await db
    .select({ server: servers.server })
    .from(servers)
    .where(isNull(servers.leftAt))
    .orderBy(asc(servers.server));
  return rows.map((row) => row.server);
}

async function listLeftBefore(db: Db, instant: Date): Promise<readonly Id[]> {
  const rows = await db
    .select({ server: servers.server })
    .from(servers)
    .where(lt(servers.leftAt, instant))
    .orderBy(asc(servers.server));
  return rows.map((row) => row.server);
}

/** Every table is keyed by server, so that none can be forgotten here. Files are taken out of the repository first. */
async function eraseServer(db: Db, server: Id): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of Object.values(schema)) {
      if (table === schema.repositoryFiles || table === schema.repositoryStates) continue;
      await tx.delete(table).where(eq(table.server, server));
    }
  });
}
