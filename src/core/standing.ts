import type { Id } from './ids.js';
import type { Names } from './names.js';
import { findQuote } from './quote.js';
import { type Claim, claimNumber, type Reaction, type SessionRecord } from './record.js';
import type { Reply } from './replies.js';

/** A claim whose words still stand in their message, with that message. */
export interface StandingClaim {
  readonly claim: Claim;
  /** `question.n` */
  readonly number: string;
  readonly reply: Reply;
  /** Kept after the session was closed. */
  readonly late: boolean;
}

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The claims that may be printed before an audience, by number: their reply is there, says the quote exactly once,
 * and its author lets themselves be quoted. A claim without words yet (a reply of several sentences that was only
 * marked) does not stand (design 8).
 */
export function standingClaims(record: SessionRecord, names: Names): ReadonlyMap<string, StandingClaim> {
  const replies = new Map(record.replies.map((reply) => [reply.id, reply]));
  const standing = new Map<string, StandingClaim>();
  for (const claim of [...record.claims].sort((a, b) => a.question - b.question || a.number - b.number)) {
    const reply = replies.get(claim.message);
    if (reply === undefined || names.absent(reply.author)) continue;
    if (!visible.test(claim.quote) || findQuote(reply.text, claim) === null) continue;
    const number = claimNumber(claim);
    standing.set(number, { claim, number, reply, late: isAfter(claim.keptAt, record.session.closedAt) });
  }
  return standing;
}

/** True when something happened after a session was closed; nothing did while it is open. */
export function isAfter(at: Date, closedAt: Date | null): boolean {
  return closedAt !== null && at.getTime() > closedAt.getTime();
}

/**
 * The distinct people who agree with each standing claim: those with 👍 on its message, and the authors of standing
 * claims that relate to it as `agrees`; never its own author (design 8). After closing no count changes, so a 👍 that
 * is known to be later does not count for what was kept before. After *Use the new wording* only what is known to be
 * later counts: earlier agreement was with other words.
 */
export function agreement(
  record: SessionRecord,
  standing: ReadonlyMap<string, StandingClaim>,
): ReadonlyMap<string, ReadonlySet<Id>> {
  const thumbs = new Map<Id, Reaction[]>();
  for (const reaction of record.reactions) {
    if (reaction.meaning !== 'agree') continue;
    const there = thumbs.get(reaction.message);
    if (there) there.push(reaction);
    else thumbs.set(reaction.message, [reaction]);
  }
  const people = new Map<string, Set<Id>>();
  for (const { number, reply, late, claim } of standing.values()) {
    const counted = (thumbs.get(reply.id) ?? [])
      .filter((each) => late || !cameAfter(each, record.session.closedAt))
      .filter((each) => claim.rewordedAt === null || cameAfter(each, claim.rewordedAt));
    people.set(number, new Set(counted.map((each) => each.user)));
  }
  for (const { claim, reply, late } of standing.values()) {
    const target = claim.relation?.kind === 'agrees' ? standing.get(claim.relation.claim) : undefined;
    const sameWords =
      target !== undefined && (isAfter(claim.keptAt, target.claim.rewordedAt) || !target.claim.rewordedAt);
    if (target && sameWords && (target.late || !late)) people.get(target.number)?.add(reply.author);
  }
  for (const { number, reply } of standing.values()) people.get(number)?.delete(reply.author);
  return people;
}

function cameAfter({ at }: Reaction, closedAt: Date | null): boolean {
  return at !== null && isAfter(at, closedAt);
}
