import { and, asc, eq, isNull, or } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { OwnData } from '../core/ports/privacy.js';
import { claimNumber } from '../core/record.js';
import type { Db } from './db.js';
import {
  caughtUp,
  claims,
  digestSubscribers,
  exportedFiles,
  leftOut,
  people,
  reactions,
  replies,
  replyVersions,
  takeaways,
  takeawayVotes,
} from './schema.js';

/** All of a person's in a server, in one snapshot. */
export async function ownData(db: Db, server: Id, person: Id): Promise<OwnData> {
  return db.transaction(async (tx) => read(tx, server, person), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(tx: Db, server: Id, person: Id): Promise<OwnData> {
  const [known] = await tx
    .select()
    .from(people)
    .where(and(eq(people.server, server), eq(people.id, person)));
  const votes = await tx
    .select()
    .from(takeawayVotes)
    .where(and(eq(takeawayVotes.server, server), eq(takeawayVotes.user, person)))
    .orderBy(asc(takeawayVotes.id));
  const proposed = await tx
    .select()
    .from(takeaways)
    .where(and(eq(takeaways.server, server), eq(takeaways.proposer, person)))
    .orderBy(asc(takeaways.session), asc(takeaways.number));
  const files = await tx
    .select()
    .from(exportedFiles)
    .where(and(eq(exportedFiles.server, server), eq(exportedFiles.by, person)));
  const looked = await tx
    .select({ session: caughtUp.session, at: caughtUp.at })
    .from(caughtUp)
    .where(and(eq(caughtUp.server, server), eq(caughtUp.person, person)))
    .orderBy(asc(caughtUp.session));
  const asked = await tx
    .select()
    .from(digestSubscribers)
    .where(and(eq(digestSubscribers.server, server), eq(digestSubscribers.person, person)))
    .orderBy(asc(digestSubscribers.group));
  const out = await tx
    .select({ message: leftOut.message })
    .from(leftOut)
    .where(and(eq(leftOut.server, server), eq(leftOut.by, person)));
  const reacted = await tx
    .select({ message: reactions.message, emoji: reactions.emoji })
    .from(reactions)
    .where(and(eq(reactions.server, server), eq(reactions.user, person)))
    .orderBy(asc(reactions.message));
  return {
    name: known?.name ?? null,
    outside: known?.outside ?? 'unset',
    replies: await repliesOf(tx, server, person),
    reactions: reacted,
    ...(await claimsOf(tx, server, person)),
    proposed: proposed.map(({ session, number, sentence }) => ({ session: String(session), number, sentence })),
    votes: votes.map(({ session, takeaway, stance, reason, at }) => ({
      ...{ session: String(session), takeaway, stance, reason, at },
    })),
    leftOut: out.map(({ message }) => message),
    digests: asked.map(({ group, since }) => ({ group, since })),
    caughtUp: looked.map(({ session, at }) => ({ session: String(session), at })),
    exported: files.map(({ session, file, at }) => ({ session: String(session), file, at })),
  };
}

async function repliesOf(tx: Db, server: Id, person: Id): Promise<OwnData['replies']> {
  const rows = await tx
    .select()
    .from(replies)
    .where(and(eq(replies.server, server), eq(replies.author, person)))
    .orderBy(asc(replies.id));
  const versions = await tx
    .select({ message: replyVersions.message, text: replyVersions.text })
    .from(replyVersions)
    .innerJoin(replies, and(eq(replies.server, replyVersions.server), eq(replies.id, replyVersions.message)))
    .where(and(eq(replies.server, server), eq(replies.author, person)))
    .orderBy(asc(replyVersions.since));
  const earlier = new Map<Id, string[]>();
  for (const { message, text } of versions) earlier.set(message, [...(earlier.get(message) ?? []), text]);
  return rows.map(({ id, thread, session, postedAt, text }) => ({
    ...{ id, thread, session: String(session), postedAt, text },
    earlier: earlier.get(id) ?? [],
  }));
}

async function claimsOf(tx: Db, server: Id, person: Id): Promise<Pick<OwnData, 'kept' | 'quoted'>> {
  const rows = await tx
    .select({ claim: claims, author: replies.author })
    .from(claims)
    .leftJoin(replies, and(eq(replies.server, claims.server), eq(replies.id, claims.message)))
    .where(
      and(
        eq(claims.server, server),
        isNull(claims.removedAt),
        or(eq(claims.keeper, person), eq(replies.author, person)),
      ),
    )
    .orderBy(asc(claims.session), asc(claims.question), asc(claims.number));
  const print = ({ claim }: (typeof rows)[number]) => ({
    ...{ session: String(claim.session), number: claimNumber(claim), quote: claim.quote },
  });
  return {
    kept: rows.filter(({ claim }) => claim.keeper === person).map(print),
    quoted: rows
      .filter(({ author }) => author === person)
      .map((row) => ({ ...print(row), correction: row.claim.correction })),
  };
}
