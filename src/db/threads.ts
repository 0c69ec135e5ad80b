import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm/sql';
import type { ThreadStanding } from '../core/gathering-trouble.js';
import type { Id } from '../core/ids.js';
import type { TrackedThread } from '../core/ports/replies.js';
import type { Db } from './db.js';
import { doubtSession } from './doubt-digests.js';
import { claims, places, replies, sessions } from './schema.js';
import { notLeft } from './servers.js';
import { questionOrNull } from './session-rows.js';
import { idIn } from './unnest.js';

/** The threads we gather from. Deleted ones are known still, and those of servers we were taken out of are hidden. */
export async function listThreads(db: Db): Promise<readonly TrackedThread[]> {
  const rows = await db
    .select({
      place: places,
      parent: sessions.channel,
      state: sessions.state,
      textErasedAt: sessions.textErasedAt,
      keepEmoji: sessions.keepEmoji,
      agreeEmoji: sessions.agreeEmoji,
    })
    .from(places)
    .innerJoin(sessions, and(eq(sessions.server, places.server), eq(sessions.id, places.session)))
    .where(and(isNotNull(places.thread), eq(places.gone, false), notLeft(db, places.server)))
    .orderBy(asc(places.server), asc(places.session), asc(places.thread));
  return rows.flatMap((row) => {
    const { thread, channel } = row.place;
    // In a text channel the place names the thread's channel; in a forum the place is the post itself.
    return thread === null ? [] : [fromRow(row, thread, channel === thread ? row.parent : channel)];
  });
}

interface ThreadRow {
  readonly place: typeof places.$inferSelect;
  readonly state: typeof sessions.$inferSelect.state;
  readonly textErasedAt: Date | null;
  readonly keepEmoji: string;
  readonly agreeEmoji: string;
}

function fromRow(
  { place, state, textErasedAt, keepEmoji, agreeEmoji }: ThreadRow,
  thread: Id,
  parent: Id | null,
): TrackedThread {
  const { server, session, kind, question, cursor, trouble, troubleSince, sweptAt } = place;
  return {
    server,
    thread,
    parent,
    session: String(session),
    kind,
    question: questionOrNull(question),
    cursor,
    // What was erased is not read back, not even when hosts open the session again.
    isOpen: state !== 'closed' && textErasedAt === null,
    trouble,
    since: troubleSince,
    sweptAt,
    keepEmoji,
    agreeEmoji,
  };
}

/** How a thread stands with us from now on. */
export async function setStanding(db: Db, server: Id, thread: Id, standing: ThreadStanding): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(places)
      .set({ trouble: standing.trouble, troubleSince: standing.since })
      .where(and(eq(places.server, server), eq(places.thread, thread)))
      .returning({ session: places.session });
    if (standing.trouble !== 'gone') return;
    for (const { session } of changed) await doubtSession(tx, server, session);
  });
}

/** The sweep came by these threads. */
export async function markSwept(db: Db, server: Id, threads: readonly Id[], at: Date): Promise<void> {
  await db
    .update(places)
    .set({ sweptAt: at })
    .where(idIn(places.server, places.thread, server, threads));
}

/** The messages of a thread that a claim rests on, oldest first. */
export async function keptIn(db: Db, server: Id, thread: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectDistinct({ message: claims.message })
    .from(claims)
    .innerJoin(replies, and(eq(replies.server, claims.server), eq(replies.id, claims.message)))
    .where(and(eq(claims.server, server), eq(replies.thread, thread), isNull(claims.removedAt)))
    .orderBy(asc(claims.message));
  return rows.map((row) => row.message);
}

/** A condition on replies: their thread is not one that is gone (two looks found it missing). */
export function notInGoneThread() {
  return sql`not exists (select from ${places} where ${places.server} = ${replies.server} and ${places.thread} = ${replies.thread} and ${places.trouble} = 'gone')`;
}
