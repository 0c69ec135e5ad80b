import type { UserErrorFacts } from '../../../core/errors.js';
import type { OutsideName } from '../../../core/record.js';

/** One's own words: `/me`, what its buttons do, and *Leave out of the notes*. Sentences come in as they are printed. */
export interface MeTexts {
  readonly description: string;
  /** What waits for the reader; `shown` is how many of them follow. */
  waiting(count: number, shown: number): string;
  /** What nobody but the speaker can answer. */
  open(count: number): string;
  asks(name: string, words: string): string;
  question(number: number): string;
  more(count: number): string;
  /** What others took down of what the reader said. */
  notes(count: number): string;
  noted(by: string, words: string): string;
  kept(count: number): string;
  page(page: number, pages: number): string;
  /** A kept sentence that lost its words; `keptFrom` is the writer where the reader is not. */
  lost(number: string, keptFrom: string | null): string;
  now(words: string): string;
  readonly isFine: string;
  isCorrected(words: string): string;
  readonly useNew: string;
  readonly fine: string;
  /** In place of *Fine* beside one's own open question. */
  readonly answered: string;
  readonly correct: string;
  readonly leaveOut: string;
  readonly takeBack: string;
  readonly earlier: string;
  readonly later: string;
  readonly nameMe: string;
  /** For the speaker: one direct message about what is open for them, or none. */
  readonly writeToMe: string;
  readonly doNotWrite: string;
  readonly outside: Readonly<Record<OutsideName, string>>;
  readonly done: {
    reworded(number: string, words: string): string;
    leftOut(number: string): string;
    back(number: string): string;
    fine(number: string): string;
    answered(number: string): string;
    corrected(number: string): string;
    uncorrected(number: string): string;
  };
  readonly modal: { title(number: string): string; readonly label: string; readonly hint: string };
  /** After *Leave out of the notes*; with the numbers of what went with it, or null for none. */
  messageOut(numbers: string | null): string;
  messageIn(numbers: string | null): string;
  notYours(number: string): UserErrorFacts;
  readonly notOfSession: UserErrorFacts;
  readonly deleted: UserErrorFacts;
}
