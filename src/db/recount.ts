import { and, asc, eq, sql } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { IngestReport, ReactionCount } from '../core/ports/replies.js';
import type { Reply, SessionEmoji } from '../core/replies.js';
import { type BatchMessage, batchMessages, changingReactions, reactionKey } from './batch-message.js';
import { batchPlan } from './batch-plan.js';
import type { Db } from './db.js';
import { oweKeeps } from './owed-keeps.js';
import { replyFromRow } from './reply-rows.js';
import { places, reactions, replies, sessions } from './schema.js';
import { idIn } from './unnest.js';
import { deleteReactions, insertReactions } from './write-plan.js';

/**
 * Puts complete lists of who reacted in the place of what is stored, in one transaction. Messages that are not stored,
 * or no longer, are passed over.
 *
 * @param at when those count as first seen that were not known before; null where nobody knows
 */
export async function recount(
  db: Db,
  server: Id,
  counts: readonly ReactionCount[],
  at: Date | null,
): Promise<IngestReport> {
  if (counts.length === 0) return { touched: [], keeps: [] };
  return db.transaction(async (tx) => {
    const ids = [...new Set(counts.map((count) => count.message))];
    const stored = await lockReplies(tx, server, ids);
    const reacted = await tx
      .select()
      .from(reactions)
      .where(idIn(reactions.server, reactions.message, server, ids));
    const messages = batchMessages({ tombstones: [], replies: stored, reactions: reacted });
    const known = new Map(stored.map((reply) => [reply.id, reply.session]));
    const emoji = await emojiOf(tx, server, stored);
    for (const count of counts) {
      const ofSession = emoji.get(known.get(count.message) ?? '');
      if (ofSession) replaceReactions(messages.at(server, count.message), { ...count, at }, ofSession);
    }
    const plan = batchPlan(messages.all());
    if (plan.reactionsRemoved.length > 0) await deleteReactions(tx, plan.reactionsRemoved);
    if (plan.reactionsAdded.length > 0) await insertReactions(tx, plan.reactionsAdded);
    await oweKeeps(tx, plan.keeps);
    return { touched: [], keeps: plan.keeps };
  });
}

/** Who is there already keeps the skin tone and the time that were seen; who is new gets the plain emoji and this time. */
function replaceReactions(
  message: BatchMessage,
  { meaning, users, at }: ReactionCount & { readonly at: Date | null },
  by: SessionEmoji,
): void {
  const wanted = new Set(users);
  const known = new Set<Id>();
  const reactions = changingReactions(message);
  for (const [key, reaction] of reactions) {
    if (reaction.meaning !== meaning) continue;
    if (wanted.has(reaction.user)) known.add(reaction.user);
    else reactions.delete(key);
  }
  const emoji = meaning === 'keep' ? by.keepEmoji : by.agreeEmoji;
  const { server, id } = message.key;
  for (const user of wanted) {
    if (!known.has(user)) reactions.set(reactionKey(user, emoji), { server, message: id, user, emoji, meaning, at });
  }
}

/** What reactions mean in the sessions of these replies. */
async function emojiOf(tx: Db, server: Id, stored: readonly Reply[]): Promise<ReadonlyMap<string, SessionEmoji>> {
  const ids = [...new Set(stored.map(({ session }) => session))];
  const { id, keepEmoji, agreeEmoji } = sessions;
  const rows = await tx
    .select({ id, keepEmoji, agreeEmoji })
    .from(sessions)
    .where(idIn(sessions.server, id, server, ids));
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** The replies, with their threads locked as a batch locks them, so that a recount and a batch follow each other. */
async function lockReplies(tx: Db, server: Id, ids: readonly Id[]): Promise<readonly Reply[]> {
  const which = idIn(replies.server, replies.id, server, ids);
  await tx
    .select({ thread: places.thread })
    .from(places)
    .where(
      and(
        eq(places.server, server),
        sql`${places.thread} in (${tx.select({ thread: replies.thread }).from(replies).where(which)})`,
      ),
    )
    .orderBy(asc(places.server), asc(places.session), asc(places.kind), asc(places.question))
    .for('no key update');
  const rows = await tx.select().from(replies).where(which);
  return rows.map(replyFromRow);
}
