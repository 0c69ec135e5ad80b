import type { Id } from './ids.js';
import { unconfirmedNotes } from './notes.js';
import { findQuote, type QuotePlace } from './quote.js';
import { type Claim, claimNumber, type SessionRecord } from './record.js';
import type { Reply } from './replies.js';
import { newWording } from './rewording.js';

/** A kept sentence that concerns somebody. */
export interface MyClaim {
  readonly record: SessionRecord;
  readonly claim: Claim;
  readonly number: string;
  readonly reply: Reply;
  /** Whether they wrote it; else they kept it. */
  readonly isMine: boolean;
}

/** One whose words were edited away, and what stands there now that could take their place. */
export interface LostClaim extends MyClaim {
  readonly wording: QuotePlace | null;
}

/** What `/me` is about. */
export interface MyWords {
  /** What waits for somebody: kept sentences that they wrote or kept and that left the notes with their words. */
  readonly lost: readonly LostClaim[];
  /** Notes of what they said that they have neither confirmed nor corrected, the newest first. */
  readonly noted: readonly { readonly record: SessionRecord; readonly reply: Reply; readonly by: Id }[];
  /** Sentences that they wrote and that stand, the newest first. */
  readonly kept: readonly MyClaim[];
}

/**
 * Finds what is kept of a person's words in some sessions, and what waits for them. Sentences of deleted messages are in
 * neither: nothing can be done about them any more.
 */
export function myWords(records: readonly SessionRecord[], person: Id): MyWords {
  const lost: LostClaim[] = [];
  const kept: MyClaim[] = [];
  for (const record of records) {
    const replies = new Map(record.replies.map((reply) => [reply.id, reply]));
    for (const claim of record.claims) {
      const reply = replies.get(claim.message);
      if (!reply || (reply.author !== person && claim.keeper !== person)) continue;
      const mine = { record, claim, number: claimNumber(claim), reply, isMine: reply.author === person };
      if (findQuote(reply.text, claim) === null) lost.push({ ...mine, wording: wordingOf(record, claim, reply) });
      else if (mine.isMine) kept.push(mine);
    }
  }
  kept.sort((a, b) => b.claim.keptAt.getTime() - a.claim.keptAt.getTime() || b.claim.number - a.claim.number);
  const noted = records.flatMap((record) => notesOf(record, person));
  return { lost, noted, kept };
}

function notesOf(record: SessionRecord, person: Id): MyWords['noted'] {
  return unconfirmedNotes(record)
    .filter(({ author }) => author === person)
    .map((reply) => ({ record, reply, by: record.notes.get(reply.id)?.by ?? person }))
    .reverse();
}

/** Words that are kept under another number already are no new wording. */
function wordingOf(record: SessionRecord, claim: Claim, reply: Reply): QuotePlace | null {
  const place = newWording(reply.text, claim.quote);
  if (place === null) return null;
  const words = reply.text.slice(place.start, place.end);
  return record.claims.some((other) => other.message === reply.id && other.quote === words) ? null : place;
}
