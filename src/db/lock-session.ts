import { and, eq } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Db } from './db.js';
import { sessions } from './schema.js';

/**
 * Makes everyone who counts up within a session take turns, until the transaction ends.
 * @throws Error when this server has no such session
 */
export async function lockSession(tx: Db, server: Id, session: bigint): Promise<void> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.server, server), eq(sessions.id, session)))
    .for('no key update');
  if (found.length === 0) throw new Error(`This server has no session ${session}`);
}
