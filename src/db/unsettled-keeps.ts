import { and, asc, eq, exists, isNotNull, not } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { UnsettledKeep } from '../core/ports/replies.js';
import type { Db } from './db.js';
import { claims, leftOut, reactions, replies, sessions } from './schema.js';
import { notLeft } from './servers.js';

/** More than a bot that was stopped can have left behind. */
const MOST = 10_000;

/**
 * Keep reactions on replies that nobody left out and from which no claim was ever made, removed ones included: what was
 * stored and not acted upon before a stop, and replies of several sentences of which nobody chose one yet.
 */
export async function unsettledKeeps(
  db: Db,
  of: { readonly server: Id; readonly session: string } | null,
): Promise<readonly UnsettledKeep[]> {
  const claimed = db
    .select({ message: claims.message })
    .from(claims)
    .where(and(eq(claims.server, reactions.server), eq(claims.message, reactions.message)));
  const withheld = db
    .select({ message: leftOut.message })
    .from(leftOut)
    .where(and(eq(leftOut.server, reactions.server), eq(leftOut.message, reactions.message)));
  const rows = await db
    .select({
      server: reactions.server,
      session: replies.session,
      message: reactions.message,
      user: reactions.user,
      text: replies.text,
    })
    .from(reactions)
    .innerJoin(replies, and(eq(replies.server, reactions.server), eq(replies.id, reactions.message)))
    .innerJoin(sessions, and(eq(sessions.server, replies.server), eq(sessions.id, replies.session)))
    .where(
      and(
        eq(reactions.meaning, 'keep'),
        eq(replies.kind, 'text'),
        isNotNull(replies.question),
        of === null
          ? eq(sessions.state, 'posted')
          : and(eq(reactions.server, of.server), eq(replies.session, BigInt(of.session))),
        not(exists(claimed)),
        not(exists(withheld)),
        notLeft(db, reactions.server),
      ),
    )
    .orderBy(asc(reactions.server), asc(reactions.message), asc(reactions.user))
    .limit(MOST);
  return rows.map((row) => ({ ...row, session: String(row.session) }));
}
