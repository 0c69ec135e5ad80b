import { compareIds, type Id } from '../ids.js';
import type { ReactionCount } from '../ports/replies.js';
import type { Change, IncomingMessage } from '../replies.js';
import { DEFAULT_EMOJI, reactionMeaning } from '../replies.js';
import type { Question } from '../sessions.js';
import type { ExportedMessage, ExportSkip } from './chat-export.js';
import type { ExportedThread, JoinedExport } from './join-exports.js';
import { key } from './match-threads.js';

/** What is known of a thread before an import. */
export interface KnownThread {
  /** When each stored message was posted. */
  readonly stored: ReadonlyMap<Id, Date>;
  /** When the newest complete export that was ever imported of it was made; null before any. */
  readonly completeAt: Date | null;
  /** The bot reads this thread itself, and knows more of its reactions than an export. */
  readonly isLive: boolean;
  /** The question it is of; null for takeaways. */
  readonly question: Pick<Question, 'headline'> | null;
  /** The message that the thread hangs on, when an export of its channel holds it. */
  readonly starter: ExportedMessage | null;
}

/** What an import does to one thread. */
export interface ThreadPlan {
  readonly changes: readonly Change[];
  /** Complete lists of who reacted; null where taking reactions away is not for this import to do. */
  readonly counts: readonly ReactionCount[] | null;
  /** Set when everything of the thread at that moment was handed in. */
  readonly completeAt: Date | null;
  readonly read: number;
  readonly kept: number;
  readonly skipped: Readonly<Partial<Record<ExportSkip, number>>>;
  /** Reactions that count for something and are by people. */
  readonly reactions: number;
  /** Reactions that an export counts without saying whose they are. */
  readonly nameless: number;
  /** The first message is on the channel's own page, and no export of the channel holds it. */
  readonly lacksStarter: boolean;
}

/**
 * Plans the import of one thread: every version of every message from the oldest export to the newest, the deletion of
 * what a newer complete export lacks, and the reactions of the newest export that has the message.
 */
export function threadPlan(thread: ExportedThread, known: KnownThread): ThreadPlan {
  const { server } = thread;
  const newest = newestMessages(thread);
  const pointer = [...newest.values()].some(({ reading }) => 'skipped' in reading && reading.skipped === 'starter');
  const starter = pointer && !newest.has(thread.channel.id) ? asReply(known.starter, thread.channel.id) : null;
  if (starter) newest.set(starter.id, starter);
  const gone = new Set(deletedIds(thread, known));
  const skipped: Partial<Record<ExportSkip, number>> = {};
  const kept: ExportedMessage[] = [];
  for (const message of [...newest.values()].sort((one, other) => compareIds(one.id, other.id))) {
    const reason = skipReason(message, thread.channel.id, known);
    if (reason === null) kept.push(message);
    else skipped[reason] = (skipped[reason] ?? 0) + 1;
  }
  const staying = kept.filter((message) => !gone.has(message.id));
  const changes: Change[] = staying.flatMap((message) => versionsOf(message, thread));
  if (gone.size > 0) changes.push({ kind: 'deleted', server, channel: thread.channel.id, messages: [...gone] });
  const reacted = staying.filter((message) => mayReact(message, thread, known));
  changes.push(...reacted.flatMap((message) => reactionsOf(message, server, thread.channel.id)));
  const last = thread.exports.at(-1);
  const isNewest = last !== undefined && isAllOf(last) && (known.completeAt?.getTime() ?? 0) <= last.asOf.getTime();
  return {
    changes,
    counts: isNewest && !known.isLive ? reacted.filter((each) => last.messages.has(each.id)).flatMap(countsOf) : null,
    completeAt: isNewest ? last.asOf : null,
    read: newest.size,
    kept: kept.length,
    skipped,
    reactions: sum(reacted, (reaction) => reaction.users.length),
    nameless: sum(staying, (reaction) => reaction.nameless),
    lacksStarter: pointer && !newest.has(thread.channel.id),
  };
}

/** The newest export's word on every message that any of them has. */
function newestMessages(thread: ExportedThread): Map<Id, ExportedMessage> {
  const newest = new Map<Id, ExportedMessage>();
  for (const { messages } of thread.exports) for (const [id, message] of messages) newest.set(id, message);
  return newest;
}

/** The message a thread hangs on stands in its channel; as a reply it is the first of the thread (facts 1.3). */
function asReply(message: ExportedMessage | null, thread: Id): ExportedMessage | null {
  if (message === null || !('kept' in message.reading)) return message;
  return { ...message, reading: { kept: { ...message.reading.kept, channel: thread, replyTo: null } } };
}

/** Everything a person wrote is kept, but the session's own question, which somebody posted by hand. */
function skipReason(message: ExportedMessage, thread: Id, { question }: KnownThread): ExportSkip | null {
  if ('skipped' in message.reading) return message.reading.skipped;
  if (message.id !== thread || question === null) return null;
  const headline = key(question.headline);
  return headline !== '' && key(message.reading.kept.text).includes(headline) ? 'question' : null;
}

/** Every wording that the exports have of a message, the oldest first: the merge rule knows versions by their date. */
function versionsOf(message: ExportedMessage, thread: ExportedThread): readonly Change[] {
  const versions: IncomingMessage[] = [];
  for (const { messages } of thread.exports) {
    const reading = messages.get(message.id)?.reading;
    if (reading && 'kept' in reading) versions.push(reading.kept);
  }
  if (versions.length === 0 && 'kept' in message.reading) versions.push(message.reading.kept);
  return versions.map((version) => ({ kind: 'message', message: version }));
}

/**
 * What was deleted: messages that are stored, or that an export holds, and that a complete export lacks although it was
 * made after them. What an older import of a complete export left out stays out when it comes again.
 */
function deletedIds(thread: ExportedThread, known: KnownThread): readonly Id[] {
  const posted = new Map<Id, Date>(known.stored);
  for (const { messages } of thread.exports) for (const [id, message] of messages) posted.set(id, message.postedAt);
  // What a thread hangs on stands in its channel, except in a forum: an export of the thread need not have it.
  if (!thread.exports.some(({ messages }) => messages.has(thread.channel.id))) posted.delete(thread.channel.id);
  const lacking = thread.exports.filter((each) => each.isComplete).map((each) => ({ ...each, last: lastId(each) }));
  const gone: Id[] = [];
  for (const [id, at] of posted) {
    const isLacking = lacking.some((each) => !each.messages.has(id) && covers(each, id, at));
    const lastSeen = known.stored.has(id) ? null : seenAt(thread, id);
    const wasLacking =
      lastSeen !== null && known.completeAt !== null && lastSeen < known.completeAt && at < known.completeAt;
    if (isLacking || wasLacking) gone.push(id);
  }
  return gone.filter((id) => isKept(thread, id) || known.stored.has(id));
}

/** Clocks of computers differ: what was written in the last minutes before an export may be later than it. */
const DOUBT_MILLISECONDS = 10 * 60 * 1_000;

/** Whether an export would have the message if it had still been there. */
function covers(made: JoinedExport & { readonly last: Id }, id: Id, at: Date): boolean {
  if (made.after !== null && at <= made.after) return false;
  if (made.before !== null && at >= made.before) return false;
  if (compareIds(id, made.last) <= 0) return true;
  return made.exportedAt !== null && at.getTime() < made.exportedAt.getTime() - DOUBT_MILLISECONDS;
}

function lastId(made: JoinedExport): Id {
  return [...made.messages.keys()].at(-1) ?? '0';
}

function seenAt(thread: ExportedThread, id: Id): Date | null {
  return thread.exports.findLast((each) => each.messages.has(id))?.asOf ?? null;
}

function isKept(thread: ExportedThread, id: Id): boolean {
  return thread.exports.some(({ messages }) => {
    const reading = messages.get(id)?.reading;
    return reading !== undefined && 'kept' in reading;
  });
}

function isAllOf(made: JoinedExport): boolean {
  return made.isComplete && made.after === null && made.before === null;
}

/** An export that is older than one imported before says nothing new of who reacted on what is stored. */
function mayReact(message: ExportedMessage, thread: ExportedThread, known: KnownThread): boolean {
  const seen = seenAt(thread, message.id);
  return !known.stored.has(message.id) || known.completeAt === null || seen === null || seen >= known.completeAt;
}

function reactionsOf(message: ExportedMessage, server: Id, channel: Id): readonly Change[] {
  return message.reactions.flatMap(({ emoji, users }) =>
    users.map((user) => ({
      ...({ kind: 'reaction', server, channel, message: message.id, user, emoji, added: true, at: null } as const),
    })),
  );
}

/** Only where every reaction has its people's names is a list complete. */
function countsOf({ id: message, reactions }: ExportedMessage): readonly ReactionCount[] {
  return (['keep', 'agree'] as const).flatMap((meaning) => {
    const ours = reactions.filter((reaction) => reactionMeaning(reaction.emoji, DEFAULT_EMOJI) === meaning);
    if (ours.some((reaction) => reaction.nameless > 0)) return [];
    return [{ message, meaning, users: [...new Set(ours.flatMap((reaction) => reaction.users))] }];
  });
}

function sum(messages: readonly ExportedMessage[], of: (reaction: ExportedMessage['reactions'][number]) => number) {
  let total = 0;
  for (const { reactions } of messages) for (const reaction of reactions) total += of(reaction);
  return total;
}
