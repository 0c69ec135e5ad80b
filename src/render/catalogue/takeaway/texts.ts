import type { UserErrorFacts } from '../../../core/errors.js';
import type { TakeawayState } from '../../../core/record.js';

/** Takeaways: proposing them, agreeing, deciding, and the card that each has in their thread. */
export interface TakeawayTexts {
  readonly descriptions: Readonly<
    Record<
      | 'takeaway'
      | 'propose'
      | 'list'
      | 'accept'
      | 'withdraw'
      | 'move'
      | 'whichOption'
      | 'insteadOption'
      | 'placeOption',
      string
    >
  >;
  readonly states: Readonly<Record<TakeawayState, string>>;
  readonly card: {
    title(number: number): string;
    proposedBy(name: string): string;
    restsOn(numbers: string): string;
    readonly restsOnNothing: string;
    agree(people: number): string;
    disagree(people: number): string;
    /** Another one stands in its place. */
    supersededBy(number: number): string;
    /** The message it came from was edited. */
    readonly saysElse: string;
    readonly agreeButton: string;
    readonly disagreeButton: string;
    readonly useNew: string;
  };
  readonly form: {
    readonly title: string;
    readonly sentence: string;
    readonly sentenceHint: string;
    readonly rests: string;
    readonly restsHint: string;
    readonly why: string;
    readonly whyHint: string;
  };
  readonly list: { readonly none: string; more(takeaways: number): string };
  readonly receipt: {
    proposed(number: number): string;
    already(number: number): string;
    readonly how: string;
    accepted(number: number): string;
    acceptedInstead(number: number, other: number): string;
    withdrawn(number: number): string;
    /** A decision was taken back; the takeaway is in this state again. */
    undone(number: number, state: string): string;
    moved(number: number, place: number): string;
  };
  readonly takeBack: string;
  /** Why something about a takeaway that stands for nothing any more cannot be done. */
  readonly over: Readonly<Record<'withdrawn' | 'superseded', UserErrorFacts>>;
  cannotAccept(state: string): UserErrorFacts;
  unknownClaims(numbers: string): UserErrorFacts;
  tooLong(most: number, length: number): UserErrorFacts;
  tooOld(days: number): UserErrorFacts;
  readonly empty: UserErrorFacts;
  readonly unknown: UserErrorFacts;
  readonly sessionGone: UserErrorFacts;
  readonly notPosted: UserErrorFacts;
  readonly nothingToUndo: UserErrorFacts;
  readonly notYours: UserErrorFacts;
  readonly noMessage: UserErrorFacts;
  readonly notAccepted: UserErrorFacts;
  readonly orderIsFinal: UserErrorFacts;
  readonly ownThread: UserErrorFacts;
  readonly mine: UserErrorFacts;
  readonly notStored: UserErrorFacts;
}
