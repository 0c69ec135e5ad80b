import type { Id } from '../ids.js';
import type { Stance, Takeaway, TakeawayState } from '../record.js';
import type { Decision } from '../takeaways.js';

export interface NewTakeaway extends Pick<Takeaway, 'source' | 'proposer' | 'sentence' | 'claims' | 'proposedAt'> {
  readonly server: Id;
  readonly session: string;
}

/** Names one takeaway. */
export interface TakeawayKey {
  readonly server: Id;
  readonly session: string;
  readonly number: number;
}

/** Proposed and accepted sentences, the votes on them and what was decided. */
export interface TakeawayStore {
  /**
   * Gives the next number; the same source message twice is one takeaway. Its `message` is set by
   * {@link TakeawayStore.setMessage}.
   *
   * @param most how many a person may have proposed in the session; null for any number
   * @returns null when the proposer has so many already
   */
  propose(
    takeaway: NewTakeaway,
    most: number | null,
  ): Promise<{ readonly number: number; readonly added: boolean } | null>;
  setMessage(server: Id, session: string, number: number, message: Id): Promise<void>;
  vote(
    server: Id,
    session: string,
    number: number,
    vote: { user: Id; stance: Stance; reason: string | null; at: Date },
  ): Promise<void>;
  /**
   * A proposed one is accepted; another that is proposed or accepted may go in its favour in the same step.
   * @param inPlaceOf the other's number
   * @returns false when either is not in such a state; nothing is changed then
   */
  accept(key: TakeawayKey, decision: Decision, inPlaceOf: number | null): Promise<boolean>;
  /** False when there is none that could be withdrawn. Who took it back stays known. */
  withdraw(key: TakeawayKey, decision: Decision): Promise<boolean>;
  /** What was last decided about one, and by whom; null for nothing, and for one that is not there. */
  decision(key: TakeawayKey): Promise<(Decision & { readonly state: TakeawayState }) | null>;
  /** Takes that back, if it still is so: what was superseded in favour of an acceptance stands again. */
  takeBack(key: TakeawayKey, state: TakeawayState): Promise<boolean>;
  /** It says something else from now on, which nobody has agreed with or accepted yet. False when it was withdrawn. */
  reword(key: TakeawayKey, words: Pick<Takeaway, 'sentence' | 'claims'>, at: Date): Promise<boolean>;
  /** These stand in this order before all others. */
  arrange(server: Id, session: string, numbers: readonly number[]): Promise<void>;
  /** What each card showed last, as a hash; null for one that never showed anything we know. */
  cards(server: Id, session: string): Promise<ReadonlyMap<number, string | null>>;
  setCard(key: TakeawayKey, shown: string): Promise<void>;
}
