import { eq, sql } from 'drizzle-orm/sql';
import type { ArchivedDocument, SessionArchive } from '../core/archive/session-archive.js';
import type { Db } from './db.js';
import { sessions } from './schema.js';
import { isStoredId } from './stored-id.js';

/** Ids are counted up from one; a file that names one beyond this would use them up. */
const MOST_SESSIONS = 1_000_000_000n;

/**
 * Makes the row of a session that is not here. It keeps its id if that is free, because the buttons of messages that
 * stand in Discord name it; then the counter goes on behind it.
 */
export async function insertSession(tx: Db, { session, document, draft }: SessionArchive): Promise<bigint> {
  const { id: wanted, ...rest } = session;
  const shown = document ?? draft;
  if (shown === null) throw new Error('An archive has neither a document nor a draft');
  const { title, file, language } = shown;
  const row = { ...rest, title, file, language, source: bytesOf(document) };
  const id = isStoredId(wanted) ? BigInt(wanted) : 0n;
  const [taken] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  if (id < 1n || id > MOST_SESSIONS || taken !== undefined) {
    const [made] = await tx.insert(sessions).values(row).returning({ id: sessions.id });
    if (made === undefined) throw new Error('A session was not made');
    return made.id;
  }
  await tx
    .insert(sessions)
    .overridingSystemValue()
    .values({ ...row, id });
  await tx
    .select({ last: sql`setval('sessions_id_seq', greatest(last_value, ${id}::bigint))` })
    .from(sql`sessions_id_seq`);
  return id;
}

/** A document's bytes, exactly as they were. */
export function bytesOf(document: ArchivedDocument | null): Uint8Array | null {
  return document === null ? null : new TextEncoder().encode(document.text);
}
