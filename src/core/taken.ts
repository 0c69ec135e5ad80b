import { citations } from './citations.js';
import type { ClaimTalks } from './claim-talk.js';
import type { Id } from './ids.js';
import type { SessionRecord, Takeaway, TakeawayState, Vote } from './record.js';
import type { Reply } from './replies.js';
import { isAfter } from './standing.js';
import { currentVotes } from './takeaways.js';
import type { SessionTalk } from './talk.js';

/** A person who does not agree and says why; numbered `t1`, `t2`, … through the session, in the order of voting. */
export interface Reason {
  readonly user: Id;
  readonly text: string;
  readonly number: string;
}

/** An accepted takeaway, as one audience may read it. */
export interface Taken {
  readonly takeaway: Takeaway;
  /** Its place in the list, from 1: most agreement first. */
  readonly place: number;
  readonly agree: number;
  readonly disagree: number;
  readonly reasons: readonly Reason[];
  /** Numbers of the claims it rests on that stand, in their order. */
  readonly claims: readonly string[];
  /** A claim it rested on does not stand any more. */
  readonly withdrawn: boolean;
  /** Accepted after the session was closed; these come after all others. */
  readonly late: boolean;
}

/**
 * The accepted takeaways in the order they are read: those a host moved where they were put, then most agreement first,
 * then by number. Votes that came after
 * closing do not count for what was accepted before (design 4). One whose proposer deleted the message it came from, or
 * edited its words away, or wants nothing of theirs outside, is not among them.
 */
export function takenFrom(talk: SessionTalk): readonly Taken[] {
  return takenIn(talk, ['accepted']);
}

/** The same with those that others superseded: nobody took their words back, and they may stand in what is published. */
export function everTaken(talk: SessionTalk): readonly Taken[] {
  return takenIn(talk, ['accepted', 'superseded']);
}

function takenIn(talk: SessionTalk, states: readonly TakeawayState[]): readonly Taken[] {
  const { record, names } = talk;
  const replies = new Map(record.replies.map((reply) => [reply.id, reply]));
  const numbers = reasonNumbers(record);
  const taken: Omit<Taken, 'place'>[] = [];
  for (const takeaway of record.takeaways) {
    if (!states.includes(takeaway.state) || names.absent(takeaway.proposer)) continue;
    if (!stillSaid(takeaway, replies)) continue;
    taken.push(takenOne(takeaway, talk, numbers));
  }
  taken.sort(
    (a, b) =>
      Number(a.late) - Number(b.late) ||
      positionOf(a) - positionOf(b) ||
      b.agree - a.agree ||
      a.takeaway.number - b.takeaway.number,
  );
  return taken.map((each, index) => ({ ...each, place: index + 1 }));
}

/** What no host moved comes after what they did; a finite number, since two are subtracted. */
function positionOf({ takeaway }: Pick<Taken, 'takeaway'>): number {
  return takeaway.position ?? Number.MAX_SAFE_INTEGER;
}

/**
 * Whether the message that a takeaway came from still says it; true for one that came by the form. Like a quote, its
 * words leave when their message loses them (design 8).
 *
 * @param replies the session's, by id
 */
export function stillSaid(takeaway: Takeaway, replies: ReadonlyMap<Id, Reply>): boolean {
  if (takeaway.source === null) return true;
  const source = replies.get(takeaway.source);
  if (source === undefined) return false;
  if (source.editedAt === null || source.editedAt <= (takeaway.rewordedAt ?? takeaway.proposedAt)) return true;
  return folded(citations(source.text).text).includes(folded(takeaway.sentence));
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function takenOne(takeaway: Takeaway, talk: SessionTalk, numbers: ReadonlyMap<Vote, string>): Omit<Taken, 'place'> {
  const { closedAt } = talk.record.session;
  const late = takeaway.decidedAt !== null && isAfter(takeaway.decidedAt, closedAt);
  const counted = takeaway.votes.filter((vote) => late || !isAfter(vote.at, closedAt));
  const votes = currentVotes({ votes: counted, rewordedAt: takeaway.rewordedAt });
  const against = votes.filter((vote) => vote.stance === 'disagree');
  const standing = standingNumbers(takeaway.claims, talk.claims);
  return {
    takeaway,
    late,
    agree: votes.length - against.length,
    disagree: against.length,
    reasons: against.flatMap((vote) => reasonOf(vote, talk, numbers)),
    claims: standing,
    withdrawn: standing.length < new Set(takeaway.claims).size,
  };
}

function reasonOf(vote: Vote, talk: SessionTalk, numbers: ReadonlyMap<Vote, string>): readonly Reason[] {
  const text = vote.reason?.trim();
  if (!text || talk.names.absent(vote.user)) return [];
  return [{ user: vote.user, text, number: numbers.get(vote) ?? '' }];
}

function standingNumbers(claims: readonly string[], standing: ClaimTalks): readonly string[] {
  const known = [...new Set(claims)].flatMap((number) => standing.get(number) ?? []);
  known.sort((a, b) => a.claim.question - b.claim.question || a.claim.number - b.claim.number);
  return known.map((claim) => claim.number);
}

/** Votes are only added, so their order in time gives numbers that never shift. */
function reasonNumbers(record: SessionRecord): ReadonlyMap<Vote, string> {
  const votes = record.takeaways.flatMap((takeaway) => takeaway.votes.filter((vote) => vote.reason?.trim()));
  votes.sort((a, b) => a.at.getTime() - b.at.getTime());
  return new Map(votes.map((vote, index) => [vote, `t${index + 1}`]));
}
