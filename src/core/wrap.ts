import type { Id } from './ids.js';
import { insideNames } from './names.js';
import { findQuote } from './quote.js';
import type { SessionRecord, Takeaway } from './record.js';
import type { Reply } from './replies.js';
import { type StandingClaim, standingClaims } from './standing.js';

/** What a session still waits for before it is published. Nothing of it is stored, so wrap can be left and taken up. */
export interface Unwrapped {
  /** Marked replies of several sentences of which nobody has chosen one; nothing of them prints. */
  readonly unchosen: readonly Reply[];
  /** Kept sentences whose tags nobody confirmed. */
  readonly candidates: readonly StandingClaim[];
  /** Proposed takeaways, neither accepted nor withdrawn. */
  readonly proposals: readonly Takeaway[];
  /** People whose words are kept and who have not said how files may call them. */
  readonly unnamed: readonly Id[];
}

/** The steps of wrap in their order. */
export const WRAP_STEPS = ['sentences', 'takeaways', 'publish'] as const;
export type WrapStep = (typeof WRAP_STEPS)[number];

/**
 * What waits in a session.
 *
 * @param marked ids of replies with a 📌 from which no claim was ever made
 */
export function unwrapped(record: SessionRecord, marked: readonly Id[]): Unwrapped {
  const isMarked = new Set(marked);
  const standing = [...standingClaims(record, insideNames(record)).values()];
  const quoted = new Set(standing.map(({ reply }) => reply.author));
  return {
    unchosen: record.replies.filter((reply) => isMarked.has(reply.id)),
    candidates: standing.filter(({ claim }) => claim.confirmedBy === null),
    proposals: record.takeaways.filter((takeaway) => takeaway.state === 'proposed'),
    unnamed: [...quoted].filter((author) => (record.people.get(author)?.outside ?? 'unset') === 'unset'),
  };
}

/** The first step at which something waits. */
export function firstWrapStep({ unchosen, candidates, proposals }: Unwrapped): WrapStep {
  if (unchosen.length + candidates.length > 0) return 'sentences';
  return proposals.length > 0 ? 'takeaways' : 'publish';
}

/** How many kept sentences lost their words and are in no output until somebody mends them. */
export function lostClaims(record: SessionRecord): number {
  const replies = new Map(record.replies.map((reply) => [reply.id, reply]));
  return record.claims.filter((claim) => {
    const reply = replies.get(claim.message);
    return reply !== undefined && findQuote(reply.text, claim) === null;
  }).length;
}
