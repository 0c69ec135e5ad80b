import { and, asc, eq, isNull, min } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { Claim, Person, SessionRecord, Takeaway, Vote } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { claimFromRow } from './claims.js';
import type { Db } from './db.js';
import { loadSession } from './load-session.js';
import type { ParseDocument } from './parse-document.js';
import { personColumns } from './people.js';
import { replyFromRow } from './reply-rows.js';
import { claims, groupSettings, notes, people, reactions, replies, takeaways, takeawayVotes } from './schema.js';
import { isStoredId } from './stored-id.js';
import { decidedFromRow, takeawayFromRow } from './takeaway-rows.js';
import { notInGoneThread } from './threads.js';
import { idIn } from './unnest.js';

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
      const reacted = await readReactions(tx, server, id);
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

/** Only reactions on replies that are there; several skin tones of one person are one reaction, as old as the first. */
async function readReactions(tx: Db, server: Id, session: bigint) {
  return tx
    .select({
      message: reactions.message,
      user: reactions.user,
      meaning: reactions.meaning,
      at: min(reactions.at),
    })
    .from(reactions)
    .innerJoin(replies, and(eq(replies.server, reactions.server), eq(replies.id, reactions.message)))
    .where(and(eq(reactions.server, server), eq(replies.session, session), notInGoneThread()))
    .groupBy(reactions.message, reactions.user, reactions.meaning)
    .orderBy(asc(reactions.message), asc(reactions.user), asc(reactions.meaning));
}

/** A mention in a message's raw text (Discord reference, "Message Formatting"). */
const MENTION = /<@!?([0-9]{1,19})>/g;

/** Everyone who wrote, kept, proposed or voted, or whom a text mentions. */
function* namedIn(
  said: readonly Reply[],
  kept: readonly Claim[],
  taken: readonly Takeaway[],
): Generator<Id, void, undefined> {
  for (const reply of said) {
    yield reply.author;
    yield* mentions(reply.text);
  }
  for (const claim of kept) yield claim.keeper;
  for (const takeaway of taken) {
    yield takeaway.proposer;
    yield* mentions(takeaway.sentence);
    for (const vote of takeaway.votes) {
      yield vote.user;
      yield* mentions(vote.reason ?? '');
    }
  }
}

function* mentions(text: string): Generator<Id, void, undefined> {
  for (const [, id] of text.matchAll(MENTION)) if (id !== undefined && isStoredId(id)) yield id;
}

async function readPeople(tx: Db, server: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, Person>> {
  const rows = await tx
    .select(personColumns)
    .from(people)
    .where(idIn(people.server, people.id, server, ids));
  return new Map(rows.map((person) => [person.id, person]));
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
