import type { ClaimTalk } from '../../core/claim-talk.js';
import type { Period } from '../../core/digest.js';
import type { Id } from '../../core/ids.js';
import type { Audience } from '../../core/names.js';
import type { SessionRecord } from '../../core/record.js';
import { recordAsOf } from '../../core/record-as-of.js';
import type { Reply } from '../../core/replies.js';
import { type Taken, takenFrom } from '../../core/taken.js';
import type { QuestionTalk, SessionTalk } from '../../core/talk.js';
import { type Entry, isOpen, SEVERAL } from '../../core/talk-groups.js';
import { type Page, pageOf } from '../document/page.js';
import { disputes, withoutRepeating } from './disputes.js';

/** One session's part of a digest: what a reader of the week must know, in the order of reading. */
export interface SessionDigest {
  readonly page: Page;
  /** Accepted in the period, most agreement first. */
  readonly took: readonly Taken[];
  /** How many sentences wait for a decision while none is accepted. */
  readonly undecided: number;
  /** Kept in the period and agreed with, but no matter of dispute; most agreement first, at most three. */
  readonly heard: readonly ClaimTalk[];
  /** What was kept last, at most three, while nobody agrees with anything: a small group's week was not empty. */
  readonly kept: readonly ClaimTalk[];
  /** Claims that others object to or narrow; what is new in the period first. */
  readonly argued: readonly Entry[];
  /** Kept questions without an answer. */
  readonly open: readonly ClaimTalk[];
  /** Questions of the document to which nobody replied. */
  readonly unanswered: readonly QuestionTalk[];
  /** Kept in the period, after the session was closed. */
  readonly late: readonly ClaimTalk[];
  /** Replies of the period and the people who wrote them; dates of the first and the last, null without any. */
  readonly messages: number;
  readonly people: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

/** What a digest says. No sessions: it was a quiet period. */
export interface DigestContent {
  readonly period: Period;
  /** Sessions in which something happened, the newest first. */
  readonly sessions: readonly SessionDigest[];
}

/**
 * Chooses what of some sessions belongs into the digest of a period, before one audience. Nothing that came after the
 * period is in it, and nothing that was withdrawn at any time.
 *
 * @param zone IANA zone of the dates
 */
export function digestContent(
  records: readonly SessionRecord[],
  period: Period,
  options: { readonly zone: string; readonly audience: Audience },
): DigestContent {
  const sessions: SessionDigest[] = [];
  for (const record of records) {
    const then = recordAsOf(record, period.to);
    if (then.session.postedAt === null || !hasNews(then, period)) continue;
    sessions.push(sessionDigest(pageOf(then, options), period));
  }
  sessions.sort((a, b) => postedAt(b) - postedAt(a));
  return { period, sessions };
}

function postedAt(digest: SessionDigest): number {
  return digest.page.talk.record.session.postedAt?.getTime() ?? 0;
}

function isIn(period: Period, at: Date | null): boolean {
  return at !== null && at > period.from && at <= period.to;
}

function hasNews(record: SessionRecord, period: Period): boolean {
  return (
    record.replies.some((reply) => isIn(period, reply.postedAt)) ||
    record.claims.some((claim) => isIn(period, claim.keptAt)) ||
    record.takeaways.some((each) => isIn(period, each.proposedAt) || isIn(period, each.decidedAt))
  );
}

function sessionDigest(page: Page, period: Period): SessionDigest {
  const { talk } = page;
  const { record } = talk;
  const isNew = (claim: ClaimTalk): boolean => isIn(period, claim.claim.keptAt);
  const claims = [...talk.claims.values()];
  const inTime = claims.filter((claim) => !claim.late);
  const accepted = takenFrom(talk);
  // Of a session that was over before, only what is new is news.
  const over = record.session.closedAt !== null && record.session.closedAt <= period.from;
  const argued = over ? [] : disputes(talk, isNew);
  const fresh = inTime.filter(isNew);
  const heard = heardMost(fresh, argued);
  const waiting = record.takeaways.filter((each) => each.state === 'proposed');
  return {
    page,
    took: accepted.filter((taken) => isIn(period, taken.takeaway.decidedAt ?? taken.takeaway.proposedAt)),
    undecided: accepted.length === 0 ? waiting.length : 0,
    heard,
    kept: fresh.some((claim) => claim.agree > 0) ? [] : keptLast(fresh, argued),
    argued: withoutRepeating(argued, heard),
    open: over ? [] : inTime.filter(isOpen),
    unanswered: over ? [] : talk.questions.filter(({ question, messages }) => messages === 0 && !question.removed),
    late: claims.filter((claim) => claim.late && isNew(claim)),
    ...activity(repliesOf(talk, period)),
  };
}

/**
 * What most people agreed with. What is disputed is told as a dispute; only an objection that several share is heard
 * here as well. In a small circle a single voice may be the most there is.
 */
function heardMost(claims: readonly ClaimTalk[], argued: readonly Entry[]): readonly ClaimTalk[] {
  const heads = new Set(argued.map((entry) => entry.head.number));
  const answers = new Set(argued.flatMap((entry) => entry.replies.map((reply) => reply.claim.number)));
  const heard = claims.filter((claim) => claim.agree > 0 && !heads.has(claim.number) && !isOpen(claim));
  // Stable: among equals the number decides.
  const ranked = heard.sort((a, b) => b.agree - a.agree);
  const shared = ranked.filter((claim) => claim.agree >= (answers.has(claim.number) ? SEVERAL : 2));
  return shared.length > 0 ? shared.slice(0, 3) : ranked.filter((claim) => !answers.has(claim.number)).slice(0, 1);
}

/** What was kept last, speaks for itself and is told nowhere else, in the order of its numbers. */
function keptLast(claims: readonly ClaimTalk[], argued: readonly Entry[]): readonly ClaimTalk[] {
  const told = new Set(argued.flatMap(({ head, replies }) => [head, ...replies.map((reply) => reply.claim)]));
  const rest = claims.filter((claim) => !told.has(claim) && claim.relation === null && !isOpen(claim));
  const newest = rest.toSorted((a, b) => b.claim.keptAt.getTime() - a.claim.keptAt.getTime()).slice(0, 3);
  return rest.filter((claim) => newest.includes(claim));
}

/** What was written to the questions; talk about takeaways is not counted. */
function repliesOf(talk: SessionTalk, period: Period): readonly Reply[] {
  return talk.record.replies.filter((reply) => reply.question !== null && isIn(period, reply.postedAt));
}

function activity(replies: readonly Reply[]): Pick<SessionDigest, 'messages' | 'people' | 'first' | 'last'> {
  const people = new Set<Id>(replies.map((reply) => reply.author));
  let first: Date | null = null;
  let last: Date | null = null;
  for (const { postedAt } of replies) {
    if (first === null || postedAt < first) first = postedAt;
    if (last === null || postedAt > last) last = postedAt;
  }
  return { messages: replies.length, people: people.size, first, last };
}
