import { createHash } from 'node:crypto';
import type { Id } from './ids.js';
import type { SessionRecord } from './record.js';
import type { Reply } from './replies.js';

/** What makes a reply a note: somebody said it, somebody else took it down, in a message of ours. */
export interface Note {
  /** Who took it down. */
  readonly by: Id;
  /** When the person who spoke confirmed it; null until then: it is printed, but not as a quotation. */
  readonly confirmedAt: Date | null;
}

/** Discord's ids of our day are far greater (facts 1.1), so that a guest is never taken for a member. */
const GUESTS = 2n ** 40n;

/**
 * The id of somebody without an account, from their name: the same name is the same person, whatever its case, width and
 * spaces.
 */
export function guestId(name: string): Id {
  const folded = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const hash = createHash('sha256').update(folded).digest();
  return String((hash.readBigUInt64BE() % (GUESTS - 1n)) + 1n);
}

/** True for the id of somebody without an account. */
export function isGuest(id: Id): boolean {
  return BigInt(id) < GUESTS;
}

/** Notes that the person who spoke has neither confirmed nor corrected; a guest never can. */
export function unconfirmedNotes({ replies, notes }: SessionRecord): readonly Reply[] {
  return replies.filter((reply) => notes.get(reply.id)?.confirmedAt === null && !isGuest(reply.author));
}
