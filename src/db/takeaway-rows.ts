import { and, eq } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { TakeawayKey } from '../core/ports/takeaways.js';
import type { Takeaway, Vote } from '../core/record.js';
import { type Decided, takeawayState } from '../core/takeaways.js';
import { takeaways } from './schema.js';

type Row = typeof takeaways.$inferSelect;

/** A condition: this takeaway. */
export function isTakeaway({ server, session, number }: TakeawayKey) {
  return and(ofSession(server, session), eq(takeaways.number, number));
}

/** A condition: a takeaway of this session. */
export function ofSession(server: Id, session: string) {
  return and(eq(takeaways.server, server), eq(takeaways.session, BigInt(session)));
}

/** What was decided about a takeaway, as the core knows it. */
export function decidedFromRow(row: Row): Decided {
  const { number, acceptedBy, acceptedAt, supersededBy, supersededAt, inFavourOf, withdrawnBy, withdrawnAt } = row;
  return {
    number,
    accepted: acceptedAt && { by: acceptedBy, at: acceptedAt },
    superseded: supersededAt && inFavourOf !== null ? { by: supersededBy, at: supersededAt, inFavourOf } : null,
    withdrawn: withdrawnAt && { by: withdrawnBy, at: withdrawnAt },
  };
}

/** The same as columns. */
export function decisionColumns({ accepted, superseded, withdrawn }: Omit<Decided, 'number'>) {
  return {
    acceptedBy: accepted?.by ?? null,
    acceptedAt: accepted?.at ?? null,
    supersededBy: superseded?.by ?? null,
    supersededAt: superseded?.at ?? null,
    inFavourOf: superseded?.inFavourOf ?? null,
    withdrawnBy: withdrawn?.by ?? null,
    withdrawnAt: withdrawn?.at ?? null,
  };
}

/** @param all what was decided about every takeaway of the session */
export function takeawayFromRow(row: Row, all: readonly Decided[], votes: readonly Vote[]): Takeaway {
  const { number, message, source, proposer, sentence, claims, proposedAt, rewordedAt, position } = row;
  const decided = decidedFromRow(row);
  return {
    ...{ number, message, source, proposer, sentence, claims, proposedAt, rewordedAt, position },
    ...takeawayState(decided, all),
    acceptedAt: decided.accepted?.at ?? null,
    supersededBy: decided.superseded?.inFavourOf ?? null,
    votes,
  };
}
