import type { ClaimTalk, ClaimTalks } from './claim-talk.js';
import type { RelationKind } from './record.js';

/** How many must agree before a sentence counts as agreed by several (design 4). */
export const SEVERAL = 3;

/** How a claim stands to the one it is printed below: by a relation, or as the answer to a question. */
export type ReplyKind = RelationKind | 'answers';

/** A claim that belongs below another. `elsewhere`: it is printed at its own place, here only its number. */
export interface EntryReply {
  readonly kind: ReplyKind;
  readonly claim: ClaimTalk;
  readonly elsewhere: boolean;
}

/** A claim with the claims that answer to it. */
export interface Entry {
  readonly head: ClaimTalk;
  readonly replies: readonly EntryReply[];
}

/** One question's kept sentences as they are read: each claim is the head of one entry or a reply within one. */
export interface TalkGroups {
  /** The speaker's own sentences, and questions with an answer of theirs, by number. */
  readonly speaker: readonly Entry[];
  /** Three people or more agree and nobody else objects; most agreement first. */
  readonly agreed: readonly Entry[];
  /** Somebody else objects to it or narrows it. */
  readonly differ: readonly Entry[];
  readonly kept: readonly Entry[];
  /** Questions that nobody they were put to has replied to. */
  readonly open: readonly Entry[];
  /** Kept after closing, in the order of keeping. */
  readonly late: readonly ClaimTalk[];
}

/**
 * Sorts the claims of one question, in the order of their numbers, into groups; `all` are the claims of the session,
 * for relations across questions.
 */
export function talkGroups(claims: readonly ClaimTalk[], all: ClaimTalks): TalkGroups {
  const late = claims.filter((claim) => claim.late);
  late.sort((a, b) => a.claim.keptAt.getTime() - b.claim.keptAt.getTime() || a.claim.number - b.claim.number);
  const groups = { speaker: [], agreed: [], differ: [], kept: [], open: [] } as Record<GroupName, Entry[]>;
  for (const claim of claims) {
    if (claim.late || !isHead(claim, all)) continue;
    groups[groupOf(claim, all)].push({ head: claim, replies: repliesTo(claim, all) });
  }
  groups.agreed.sort((a, b) => b.head.agree - a.head.agree || a.head.claim.number - b.head.claim.number);
  return { ...groups, late };
}

type GroupName = 'speaker' | 'agreed' | 'differ' | 'kept' | 'open';

/** True for a question that waits for an answer. */
export function isOpen(claim: ClaimTalk): boolean {
  return claim.question !== null && !claim.question.isAnswered;
}

function groupOf(claim: ClaimTalk, all: ClaimTalks): GroupName {
  if (isOpen(claim)) return 'open';
  const hasSpeaker = claim.bySpeaker || answersBelow(claim, all).some((answer) => answer.bySpeaker);
  if (hasSpeaker) return 'speaker';
  if (isAgreed(claim)) return 'agreed';
  const disputed = claim.related.some(({ kind, from }) => kind !== 'agrees' && all.get(from)?.author !== claim.author);
  return disputed ? 'differ' : 'kept';
}

/** True for what several agree with and nobody else objects to; it may be narrowed. */
export function isAgreed(claim: ClaimTalk): boolean {
  return claim.agree >= SEVERAL && !claim.contested;
}

/**
 * A claim stands by itself unless it only answers to another one of its question. Claims that others answer to are
 * heads as well, so entries are never deeper than two and a circle of objections comes out once each.
 */
function isHead(claim: ClaimTalk, all: ClaimTalks): boolean {
  if (questionAbove(claim, all) !== null) return false;
  const target = claim.relation === null ? undefined : all.get(claim.relation.to);
  if (target === undefined || target.claim.question !== claim.claim.question) return true;
  return claim.bySpeaker || isOpen(claim) || isAgreed(claim) || isAnsweredTo(claim, all);
}

function isAnsweredTo(claim: ClaimTalk, all: ClaimTalks): boolean {
  return claim.related.length > 0 || answersBelow(claim, all).length > 0;
}

/**
 * The kept question below which an answer is read: of the same question of the document, when nothing hangs on the
 * answer itself, it stands in no relation to a third sentence there, and does not belong to what several agree with.
 * A conversation is read as it was held.
 */
function questionAbove(claim: ClaimTalk, all: ClaimTalks): string | null {
  if (claim.late || claim.related.length > 0) return null;
  if (isAgreed(claim) && !claim.bySpeaker) return null;
  const { relation } = claim;
  const near = (number: string): boolean => all.get(number)?.claim.question === claim.claim.question;
  const asked = claim.answers.find((number) => near(number) && all.get(number)?.late === false);
  if (asked === undefined) return null;
  return relation === null || relation.to === asked || !near(relation.to) ? asked : null;
}

/** The answers to a kept question that are read below it. */
export function answersBelow(claim: ClaimTalk, all: ClaimTalks): readonly ClaimTalk[] {
  const answers = claim.answeredIn.flatMap((number) => all.get(number) ?? []);
  return answers.filter((answer) => questionAbove(answer, all) === claim.number);
}

function repliesTo(claim: ClaimTalk, all: ClaimTalks): readonly EntryReply[] {
  const answers = answersBelow(claim, all);
  const replies = answers.map((answer): EntryReply => ({ kind: 'answers', claim: answer, elsewhere: false }));
  for (const { kind, from } of claim.related) {
    const reply = all.get(from);
    if (!reply || answers.includes(reply)) continue;
    const isBelow = questionAbove(reply, all) !== null;
    replies.push({ kind, claim: reply, elsewhere: isBelow || isHead(reply, all) });
  }
  return replies;
}
