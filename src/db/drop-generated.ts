import { and, eq, exists, sql } from 'drizzle-orm/sql';
import type { Db } from './db.js';
import { claims, generatedSections } from './schema.js';
import { keyIn, type MessageKey } from './unnest.js';

/**
 * Forgets what was last written into the documents of sessions that quote these messages: it is kept to tell people's
 * changes from ours, and must not outlive the words in it. Called in the transaction that erases them.
 */
export async function dropGenerated(tx: Db, messages: readonly MessageKey[]): Promise<void> {
  if (messages.length === 0) return;
  const quoted = tx
    .select({ one: sql`1` })
    .from(claims)
    .where(
      and(
        eq(claims.server, generatedSections.server),
        eq(claims.session, generatedSections.session),
        keyIn(claims.server, claims.message, messages),
      ),
    );
  await tx.update(generatedSections).set({ body: null }).where(exists(quoted));
}
