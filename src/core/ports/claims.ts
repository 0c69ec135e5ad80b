import type { Id } from '../ids.js';
import type { Claim } from '../record.js';

/** A sentence to be kept; its number is given when it is. */
export interface NewClaim extends Omit<Claim, 'number'> {
  readonly server: Id;
  readonly session: string;
}

/** Kept sentences. */
export interface ClaimStore {
  /** Gives the next free number of the question; the same quote of the same message is one claim and is returned as it is. */
  keep(claim: NewClaim): Promise<{ readonly claim: Claim; readonly added: boolean }>;
  /** Null when there is no such claim. */
  change(
    server: Id,
    session: string,
    number: string,
    change: Partial<
      Pick<
        Claim,
        | 'quote'
        | 'before'
        | 'after'
        | 'repeated'
        | 'rewordedAt'
        | 'rows'
        | 'columns'
        | 'confirmedBy'
        | 'relation'
        | 'authorSays'
        | 'answeredAt'
      >
    >,
  ): Promise<Claim | null>;
  /** False when there is no such claim. Its number is never used again. */
  remove(server: Id, session: string, number: string, by: Id, at: Date): Promise<boolean>;
  /** Claims of one message that nobody has confirmed, kept by this person. */
  ofMessage(server: Id, message: Id): Promise<readonly (Claim & { readonly session: string })[]>;
}
