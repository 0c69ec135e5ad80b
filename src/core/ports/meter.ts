import type { Change } from '../replies.js';

/** What somebody got: a form, an answer, or what is offered while they type. */
export type AnswerKind = 'modal' | 'answer' | 'choices';

/** Counts what happens. Nothing in it tells of whom, where or what: kinds and times only. */
export interface Meter {
  /** Events that came from Discord. */
  came(kinds: readonly Change['kind'][]): void;
  /** Somebody was answered, for good. */
  answered(kind: AnswerKind, seconds: number): void;
  /** A minute's work is done. */
  ticked(seconds: number, isDone: boolean): void;
}
