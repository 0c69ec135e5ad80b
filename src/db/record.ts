import { and, asc, eq, isNull } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Claim, Person, SessionRecord, Takeaway, Vote } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { claimFromRow } from './claims.js';
import type { Db } from './db.js';
import { loadSession } from './load-session.js';
import { namedIn } from './named-in.js';
import type { ParseDocument } from './parse-document.js';
import { readPeople } from './people.js';
import { readReactions } from './reactions.js';
import { replyFromRow } from './reply-rows.js';
import { claims, groupSettings, notes, reactions, replies, takeaways, takeawayVotes } from './schema.js';
import { decidedFromRow, takeawayFromRow } from './takeaway-rows.js';
import { notInGoneThread } from './threads.js';

/**
 * Everything of one session as it was at one instant: ten queries in one snapshot, however much was said.
 * @returns null when this server has no such session
 */
export async function readRecord(
  db: Db,
  parse: ParseDocument,
  server: Id,
  session: string,
): Promise<SessionRecord | null> {
  return db.transaction(
    async (tx) => {
      const loaded = await loadSession(tx, parse, server, session);
      if (loaded === null) return null;
      const id = BigInt(session);
      const said = await readReplies(tx, server, id);
      const noted = await readNotes(tx, server, id);
      const kept = await readClaims(tx, server, id);
      const taken = await readTakeaways(tx, server, id);
      const reacted = await readReactions(tx, and(eq(reactions.server, server), eq(replies.session, id)));
      const { loadedBy, speaker } = loaded.session;
      const ids = new Set<Id>([loadedBy, ...(speaker === null ? [] : [speaker]), ...reacted.map(({ user }) => user)]);
      for (const { by } of noted.values()) ids.add(by);
      for (const person of namedIn(said, kept, taken)) ids.add(person);
      const named = await readPeople(tx, server, [...ids]);
      return {
        ...loaded,
        replies: said,
        notes: noted,
        claims: kept,
        takeaways: taken,
        reactions: reacted,
        people: callNames(named, await namesShown(tx, server, loaded.session.group)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readReplies(tx: Db, server: Id, session: bigint): Promise<readonly Reply[]> {
  const rows = await tx
    .select()
    .from(replies)
    .where(and(eq(replies.server, server), eq(replies.session, session), notInGoneThread()))
    .orderBy(asc(replies.id));
  return rows.map(replyFromRow);
}

async function readNotes(tx: Db, server: Id, session: bigint): Promise<SessionRecord['notes']> {
  const rows = await tx
    .select({ message: notes.message, by: notes.by, confirmedAt: notes.confirmedAt })
    .from(notes)
    .innerJoin(replies, and(eq(replies.server, notes.server), eq(replies.id, notes.message)))
    .where(and(eq(notes.server, server), eq(replies.session, session), notInGoneThread()))
    .orderBy(asc(notes.message));
  return new Map(rows.map(({ message, by, confirmedAt }) => [message, { by, confirmedAt }]));
}

async function readClaims(tx: Db, server: Id, session: bigint): Promise<readonly Claim[]> {
  const rows = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.server, server), eq(claims.session, session), isNull(claims.removedAt)))
    .orderBy(asc(claims.question), asc(claims.number));
  return rows.map(claimFromRow);
}

async function readTakeaways(tx: Db, server: Id, session: bigint): Promise<readonly Takeaway[]> {
  const votes = await readVotes(tx, server, session);
  const rows = await tx
    .select()
    .from(takeaways)
    .where(and(eq(takeaways.server, server), eq(takeaways.session, session)))
    .orderBy(asc(takeaways.number));
  const decided = rows.map(decidedFromRow);
  return rows.map((row) => takeawayFromRow(row, decided, votes.get(row.number) ?? []));
}

/** Votes by takeaway, in the order they were given. */
async function readVotes(tx: Db, server: Id, session: bigint): Promise<ReadonlyMap<number, readonly Vote[]>> {
  const rows = await tx
    .select()
    .from(takeawayVotes)
    .where(and(eq(takeawayVotes.server, server), eq(takeawayVotes.session, session)))
    .orderBy(asc(takeawayVotes.id));
  const votes = new Map<number, Vote[]>();
  for (const { takeaway, user, stance, reason, at } of rows) {
    const ofTakeaway = votes.get(takeaway) ?? [];
    ofTakeaway.push({ user, stance, reason, at });
    votes.set(takeaway, ofTakeaway);
  }
  return votes;
}

/** Where the group shows names, whoever chose nothing stands under theirs (design 11). */
function callNames(people: ReadonlyMap<Id, Person>, shown: boolean): ReadonlyMap<Id, Person> {
  if (!shown) return people;
  return new Map(
    [...people].map(([id, person]) => [id, person.outside === 'unset' ? { ...person, outside: 'name' } : person]),
  );
}

async function namesShown(tx: Db, server: Id, group: string): Promise<boolean> {
  const [row] = await tx
    .select({ shown: groupSettings.namesShown })
    .from(groupSettings)
    .where(and(eq(groupSettings.server, server), eq(groupSettings.group, group)));
  return row?.shown ?? false;
}
