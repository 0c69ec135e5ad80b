import { and, asc, eq, exists } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { NoteStore } from '../core/ports/notes.js';
import { applyBatch } from './apply-batch.js';
import type { Db } from './db.js';
import { notes, replies } from './schema.js';
import { isStoredId } from './stored-id.js';

/** Notes of what people said, on one database. */
export function noteStore(db: Db): NoteStore {
  return {
    add: (message, by) =>
      db.transaction(async (tx) => {
        // The same door as for what people write themselves: a tombstone, or a thread that is none of ours, wins.
        await applyBatch(tx, [{ kind: 'message', message }]);
        const { server, id } = message;
        const [stored] = await tx
          .select({ id: replies.id })
          .from(replies)
          .where(and(eq(replies.server, server), eq(replies.id, id)));
        if (stored === undefined) return false;
        await tx.insert(notes).values({ server, message: id, by }).onConflictDoNothing();
        return true;
      }),
    confirm: (server, message, author, at) => confirm(db, server, message, author, at),
    of: (server, author) =>
      db
        .select({ thread: replies.thread, message: notes.message })
        .from(notes)
        .innerJoin(replies, and(eq(replies.server, notes.server), eq(replies.id, notes.message)))
        .where(and(eq(notes.server, server), eq(replies.author, author)))
        .orderBy(asc(notes.message)),
  };
}

async function confirm(db: Db, server: Id, message: Id, author: Id, at: Date): Promise<boolean> {
  if (!isStoredId(message)) return false;
  const own = db
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.server, notes.server), eq(replies.id, notes.message), eq(replies.author, author)));
  const rows = await db
    .update(notes)
    .set({ confirmedAt: at })
    .where(and(eq(notes.server, server), eq(notes.message, message), exists(own)))
    .returning({ message: notes.message });
  return rows.length > 0;
}
