import { type SpokenCell, spokenCells } from './claim-cells.js';
import { type ClaimTalks, claimTalks } from './claim-talk.js';
import type { Id } from './ids.js';
import { type Audience, type Names, namesFor } from './names.js';
import type { SessionRecord } from './record.js';
import type { Reply } from './replies.js';
import type { Question } from './sessions.js';
import { isAfter } from './standing.js';
import { type TalkGroups, talkGroups } from './talk-groups.js';

/** What was said to one question. */
export interface QuestionTalk extends TalkGroups {
  readonly question: Question;
  /** Its thread; null while there is none. */
  readonly thread: Id | null;
  /** The cells that its claims speak of, without those kept after closing. */
  readonly cells: readonly SpokenCell[];
  /** Replies, and distinct people who wrote them, up to closing. */
  readonly messages: number;
  readonly people: number;
  /** When the first and the last of them were written; null when there are none. */
  readonly first: Date | null;
  readonly last: Date | null;
}

/** A session's conversation, as one audience may read it. */
export interface SessionTalk {
  readonly record: SessionRecord;
  readonly names: Names;
  readonly claims: ClaimTalks;
  /** In the document's order; questions that were taken out of it come last, and only if a claim of theirs stands. */
  readonly questions: readonly QuestionTalk[];
  readonly closed: boolean;
}

/**
 * Derives the conversation from a record: which kept sentences stand, who agrees, what is disputed and what is open.
 * Pure: the same record gives the same talk. After closing, later replies, claims and (where their time is known)
 * reactions change nothing of it but the late claims; what is withdrawn leaves at any time (design 4).
 */
export function sessionTalk(record: SessionRecord, audience: Audience): SessionTalk {
  const names = namesFor(record, audience);
  const claims = claimTalks(record, names);
  const said = byQuestion(record.replies, (reply) => reply.question);
  const kept = byQuestion(claims.values(), (claim) => claim.claim.question);
  const threads = new Map(record.places.map((place) => [place.question, place.thread]));
  const questions = inDocumentOrder(record).map((question): QuestionTalk => {
    const own = kept.get(question.number) ?? [];
    return {
      question,
      thread: threads.get(question.number) ?? null,
      ...talkGroups(own, claims),
      cells: spokenCells(
        own.filter((claim) => !claim.late),
        record.document,
      ),
      ...activity(said.get(question.number) ?? [], record.session.closedAt),
    };
  });
  return {
    record,
    names,
    claims,
    questions: questions.filter((talk) => !talk.question.removed || hasClaims(talk)),
    closed: record.session.closedAt !== null,
  };
}

/** True when a kept sentence of the question stands. */
export function hasClaims(talk: TalkGroups): boolean {
  const { speaker, agreed, differ, kept, open, late } = talk;
  return [speaker, agreed, differ, kept, open, late].some((group) => group.length > 0);
}

/** Once for all questions, so that a document of hundreds of them takes no longer than one of five. */
function byQuestion<T>(items: Iterable<T>, questionOf: (item: T) => number | null): ReadonlyMap<number | null, T[]> {
  const groups = new Map<number | null, T[]>();
  for (const item of items) {
    const question = questionOf(item);
    const there = groups.get(question);
    if (there) there.push(item);
    else groups.set(question, [item]);
  }
  return groups;
}

function activity(
  replies: readonly Reply[],
  closedAt: Date | null,
): Pick<QuestionTalk, 'messages' | 'people' | 'first' | 'last'> {
  const people = new Set<Id>();
  let messages = 0;
  let first: Date | null = null;
  let last: Date | null = null;
  for (const reply of replies) {
    if (isAfter(reply.postedAt, closedAt)) continue;
    messages += 1;
    people.add(reply.author);
    if (first === null || reply.postedAt < first) first = reply.postedAt;
    if (last === null || reply.postedAt > last) last = reply.postedAt;
  }
  return { messages, people: people.size, first, last };
}

/** Numbers are fixed when a question is first posted, so a later edition of the document may order them otherwise. */
function inDocumentOrder(record: SessionRecord): readonly Question[] {
  const place = new Map(record.document.questions.map((each, index) => [each.headline, index]));
  const rank = (question: Question): number =>
    question.removed ? Number.POSITIVE_INFINITY : (place.get(question.headline) ?? question.number - 1);
  return [...record.questions].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left === right ? a.number - b.number : left - right;
  });
}
