import { and, eq, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Db } from './db.js';
import { sessions } from './schema.js';
import { isStoredId } from './stored-id.js';

/** Ends the talk of a posted session. False when it was not open; then nothing changes. */
export async function closeSession(db: Db, server: Id, session: string, at: Date): Promise<boolean> {
  return change(db, server, session, 'posted', { state: 'closed', closedAt: at });
}

/** Opens a closed session again, as if it had never been closed. False when it was not closed. */
export async function reopenSession(db: Db, server: Id, session: string): Promise<boolean> {
  return change(db, server, session, 'closed', { state: 'posted', closedAt: sql`null` });
}

async function change(
  db: Db,
  server: Id,
  session: string,
  from: 'posted' | 'closed',
  set: { readonly state: 'posted' | 'closed'; readonly closedAt: Date | ReturnType<typeof sql> },
): Promise<boolean> {
  if (!isStoredId(session)) return false;
  const changed = await db
    .update(sessions)
    .set(set)
    .where(and(eq(sessions.server, server), eq(sessions.id, BigInt(session)), eq(sessions.state, from)))
    .returning({ id: sessions.id });
  return changed.length > 0;
}
