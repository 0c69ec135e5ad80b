import { and, eq, inArray, or, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { PrivacyStore } from '../core/ports/privacy.js';
import type { Db } from './db.js';
import { doubtMessages, doubtServer } from './doubt-digests.js';
import { dropGenerated } from './drop-generated.js';
import { ownData } from './own-data.js';
import {
  audits,
  caughtUp,
  claims,
  digestSubscribers,
  exportedFiles,
  leftOut,
  notes,
  owedKeeps,
  people,
  reactions,
  replies,
  replyVersions,
  sessions,
  settingsChanges,
  takeaways,
  takeawayVotes,
} from './schema.js';

/** What a person may ask of what is held of them, on one database. */
export function privacyStore(db: Db): PrivacyStore {
  return {
    ownData: (server, person) => ownData(db, server, person),
    forget: (server, person, at) => db.transaction((tx) => forget(tx, server, person, at)),
  };
}

/** Stands for nobody: smaller than any of Discord's ids of our day, and of no use to find somebody by. */
const NOBODY_IN_PARTICULAR = sql<string>`floor(random() * 1e15 + 1)::bigint`;

async function forget(tx: Db, server: Id, person: Id, at: Date): Promise<number> {
  const [row] = await tx.select({ nobody: NOBODY_IN_PARTICULAR }).from(sql`(select 1) as one`);
  const nobody = String(row?.nobody ?? '1');
  const own = and(eq(replies.server, server), eq(replies.author, person));
  const messages = (await tx.select({ id: replies.id }).from(replies).where(own)).map(({ id }) => id);
  const keys = messages.map((id) => ({ server, id }));
  await doubtMessages(tx, keys);
  await dropGenerated(tx, keys);
  const words = await forgetWords(tx, server, messages, nobody, at);
  const doings = await forgetDoings(tx, server, person, nobody, at);
  const named = await tx
    .delete(people)
    .where(and(eq(people.server, server), eq(people.id, person)))
    .returning({ id: people.id });
  const rows = words + doings + named.length;
  if (rows === 0) return 0;
  // Their name may stand inside anybody's words.
  await doubtServer(tx, server);
  await tx.insert(audits).values({ server, kind: 'forget', at, rows });
  return rows;
}

/** The replies stay as rows, so that a later reading of the thread finds them known and brings no text back. */
async function forgetWords(tx: Db, server: Id, messages: readonly Id[], nobody: Id, at: Date): Promise<number> {
  let rows = 0;
  for (let from = 0; from < messages.length; from += 1_000) {
    const some = messages.slice(from, from + 1_000);
    await tx.delete(replyVersions).where(and(eq(replyVersions.server, server), inArray(replyVersions.message, some)));
    await tx.delete(notes).where(and(eq(notes.server, server), inArray(notes.message, some)));
    await tx
      .update(claims)
      .set({
        ...{ quote: '', words: [], before: '', after: '', removedBy: nobody, removedAt: at },
        ...{ authorSaidAt: null, correction: null },
      })
      .where(and(eq(claims.server, server), inArray(claims.message, some)));
    const changed = await tx
      .update(replies)
      .set({ text: '', authorName: '', author: nobody })
      .where(and(eq(replies.server, server), inArray(replies.id, some)))
      .returning({ id: replies.id });
    rows += changed.length;
  }
  return rows;
}

async function forgetDoings(tx: Db, server: Id, person: Id, nobody: Id, at: Date): Promise<number> {
  const ofServer = { sessions: eq(sessions.server, server), takeaways: eq(takeaways.server, server) };
  const counts = [
    await tx
      .update(takeaways)
      .set({ sentence: '', proposer: nobody, withdrawnBy: nobody, withdrawnAt: at })
      .where(and(ofServer.takeaways, eq(takeaways.proposer, person)))
      .returning({ number: takeaways.number }),
    await tx
      .update(takeawayVotes)
      .set({ user: nobody, reason: null })
      .where(and(eq(takeawayVotes.server, server), eq(takeawayVotes.user, person)))
      .returning({ id: takeawayVotes.id }),
    await tx
      .update(claims)
      .set({ keeper: nobody })
      .where(and(eq(claims.server, server), eq(claims.keeper, person)))
      .returning({ number: claims.number }),
    await tx
      .delete(reactions)
      .where(and(eq(reactions.server, server), eq(reactions.user, person)))
      .returning({ message: reactions.message }),
    await tx
      .update(leftOut)
      .set({ by: nobody })
      .where(and(eq(leftOut.server, server), eq(leftOut.by, person)))
      .returning({ message: leftOut.message }),
    await tx
      .delete(exportedFiles)
      .where(and(eq(exportedFiles.server, server), eq(exportedFiles.by, person)))
      .returning({ session: exportedFiles.session }),
  ];
  await tx
    .update(notes)
    .set({ by: nobody })
    .where(and(eq(notes.server, server), eq(notes.by, person)));
  await tx.delete(owedKeeps).where(and(eq(owedKeeps.server, server), eq(owedKeeps.user, person)));
  await tx
    .delete(digestSubscribers)
    .where(and(eq(digestSubscribers.server, server), eq(digestSubscribers.person, person)));
  await tx.delete(caughtUp).where(and(eq(caughtUp.server, server), eq(caughtUp.person, person)));
  await tx
    .update(claims)
    .set({ confirmedBy: nobody })
    .where(and(eq(claims.server, server), eq(claims.confirmedBy, person)));
  await tx
    .update(claims)
    .set({ removedBy: nobody })
    .where(and(eq(claims.server, server), eq(claims.removedBy, person)));
  for (const by of ['acceptedBy', 'supersededBy', 'withdrawnBy'] as const) {
    await tx
      .update(takeaways)
      .set({ [by]: nobody })
      .where(and(ofServer.takeaways, eq(takeaways[by], person)));
  }
  await tx
    .update(sessions)
    .set({
      speaker: sql`nullif(${sessions.speaker}, ${person}::bigint)`,
      hosts: sql`array_remove(${sessions.hosts}, ${person}::text)`,
      loadedBy: sql`case when ${sessions.loadedBy} = ${person}::bigint then ${nobody}::bigint else ${sessions.loadedBy} end`,
    })
    .where(
      and(
        ofServer.sessions,
        or(eq(sessions.speaker, person), eq(sessions.loadedBy, person), sql`${person}::text = any(${sessions.hosts})`),
      ),
    );
  await tx
    .update(settingsChanges)
    .set({ by: nobody })
    .where(and(eq(settingsChanges.server, server), eq(settingsChanges.by, person)));
  return counts.reduce((sum, rows) => sum + rows.length, 0);
}
