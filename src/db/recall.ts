import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import { isQuestion } from '../core/open-questions.js';
import type { Recalled, RecallQuery, RecallStore } from '../core/ports/recall.js';
import { claimNumber } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { claimFromRow } from './claims.js';
import type { Db } from './db.js';
import { namedIn } from './named-in.js';
import { readPeople } from './people.js';
import { readReactions } from './reactions.js';
import { replyFromRow } from './reply-rows.js';
import { claims, notes, reactions, replies, sessions } from './schema.js';
import { isStoredId } from './stored-id.js';
import { notInGoneThread } from './threads.js';
import { idIn, unnest } from './unnest.js';

/** Finding kept sentences of all sessions, on one database. */
export function recallStore(db: Db): RecallStore {
  return {
    find: (server, query, limit) =>
      db.transaction((tx) => find(tx, server, query, limit), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
  };
}

type ClaimRow = typeof claims.$inferSelect;

/** Seven queries, however many sessions there are. */
async function find(tx: Db, server: Id, query: RecallQuery, limit: number): Promise<readonly Recalled[]> {
  if (query.session !== undefined && !isStoredId(query.session)) return [];
  if (query.author !== undefined && !isStoredId(query.author)) return [];
  const found = await tx
    .select({ claim: claims })
    .from(claims)
    .innerJoin(replies, and(eq(replies.server, claims.server), eq(replies.id, claims.message)))
    .where(and(eq(claims.server, server), isNull(claims.removedAt), notInGoneThread(), ...fits(query)))
    .orderBy(desc(claims.keptAt), desc(claims.message))
    .limit(limit);
  if (found.length === 0) return [];
  const kept = found.map(({ claim }) => claim);
  const around = [...kept, ...(await relatedTo(tx, server, kept))];
  const said = await repliesOf(tx, server, around);
  const answers = await answersTo(tx, server, kept, said);
  const all = [...new Map([...said, ...answers].map((reply) => [reply.id, reply])).values()];
  const ids = said.map(({ id }) => id);
  const named = namedIn(all, around.map(claimFromRow), []);
  return bySession(kept, around, {
    replies: all,
    notes: await notesAmong(tx, server, ids),
    reactions: await readReactions(tx, idIn(reactions.server, reactions.message, server, ids)),
    people: await readPeople(tx, server, [...new Set([...(await speakersOf(tx, server, kept)), ...named])]),
  });
}

function fits({ words, rows, columns, session, author }: RecallQuery): readonly SQL[] {
  return [
    ...(words.length > 0 ? [arrayContains(claims.words, [...words])] : []),
    ...(rows ? [arrayOverlaps(claims.rows, [...rows]), isNotNull(claims.confirmedBy)] : []),
    ...(columns ? [arrayOverlaps(claims.columns, [...columns]), isNotNull(claims.confirmedBy)] : []),
    ...(session === undefined ? [] : [eq(claims.session, BigInt(session))]),
    ...(author === undefined ? [] : [eq(replies.author, author)]),
  ];
}

/** What objects to them, narrows or supports them decides how they stand. */
async function relatedTo(tx: Db, server: Id, kept: readonly ClaimRow[]): Promise<readonly ClaimRow[]> {
  const wanted = unnest([
    { type: 'bigint', values: kept.map(({ session }) => String(session)) },
    { type: 'text', values: kept.map(claimNumber) },
  ]);
  const known = new Set(kept.map(keyOf));
  const rows = await tx
    .select()
    .from(claims)
    .where(
      and(
        sql`(${claims.server}, ${claims.session}, ${claims.relationClaim}) in (select ${server}::bigint, * from ${wanted})`,
        isNull(claims.removedAt),
      ),
    );
  return rows.filter((row) => !known.has(keyOf(row)));
}

async function repliesOf(tx: Db, server: Id, around: readonly ClaimRow[]): Promise<readonly Reply[]> {
  const ids = [...new Set(around.map(({ message }) => message))];
  const rows = await tx
    .select()
    .from(replies)
    .where(and(idIn(replies.server, replies.id, server, ids), notInGoneThread()));
  return rows.map(replyFromRow);
}

/** What answers the kept questions, and what they were put to: an answer stands in the question's own thread. */
async function answersTo(
  tx: Db,
  server: Id,
  kept: readonly ClaimRow[],
  said: readonly Reply[],
): Promise<readonly Reply[]> {
  const asking = new Set(kept.filter(({ quote }) => isQuestion(quote)).map(({ message }) => message));
  const asked = said.filter(({ id }) => asking.has(id));
  if (asked.length === 0) return [];
  const above = asked.flatMap(({ replyTo }) => replyTo ?? []);
  const rows = await tx
    .select()
    .from(replies)
    .where(
      or(
        and(
          eq(replies.server, server),
          inArray(replies.thread, [...new Set(asked.map(({ thread }) => thread))]),
          inArray(replies.replyTo, [...asking]),
        ),
        idIn(replies.server, replies.id, server, above),
      ),
    );
  return rows.map(replyFromRow);
}

async function notesAmong(tx: Db, server: Id, ids: readonly Id[]): Promise<Recalled['notes']> {
  const rows = await tx
    .select({ message: notes.message, by: notes.by, confirmedAt: notes.confirmedAt })
    .from(notes)
    .where(idIn(notes.server, notes.message, server, ids));
  return new Map(rows.map(({ message, by, confirmedAt }) => [message, { by, confirmedAt }]));
}

/** A question may be put to the speaker by name. */
async function speakersOf(tx: Db, server: Id, kept: readonly ClaimRow[]): Promise<readonly Id[]> {
  const rows = await tx
    .select({ speaker: sessions.speaker })
    .from(sessions)
    .where(and(eq(sessions.server, server), inArray(sessions.id, [...new Set(kept.map(({ session }) => session))])));
  return rows.flatMap(({ speaker }) => speaker ?? []);
}

function bySession(
  kept: readonly ClaimRow[],
  around: readonly ClaimRow[],
  { replies: said, notes: noted, reactions: reacted, people }: Omit<Recalled, 'session' | 'found' | 'claims'>,
): readonly Recalled[] {
  const found = [...new Set(kept.map(({ session }) => session))];
  return found.map((session) => {
    const own = said.filter((reply) => reply.session === String(session));
    const ids = new Set(own.map(({ id }) => id));
    return {
      session: String(session),
      found: kept.filter((row) => row.session === session).map(claimNumber),
      claims: around.filter((row) => row.session === session).map(claimFromRow),
      replies: own,
      notes: new Map([...noted].filter(([message]) => ids.has(message))),
      reactions: reacted.filter(({ message }) => ids.has(message)),
      people,
    };
  });
}

function keyOf({ session, question, number }: ClaimRow): string {
  return `${session}/${question}.${number}`;
}
