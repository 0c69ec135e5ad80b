import type { UserErrorFacts } from '../../../core/errors.js';

/** Bringing along what stayed open in the session before. */
export interface BringingTexts {
  /** The button under a preview; at most 80 characters. */
  button(questions: number): string;
  readonly modalTitle: string;
  /** At most 45 characters. */
  readonly which: string;
  /** At most 100 characters. */
  hint(session: string): string;
  /** Stands behind a question in the document. */
  leftOpenIn(session: string): string;
  /** Beside the document as it is now. */
  brought(questions: number): string;
  readonly nothingWaits: UserErrorFacts;
  /** @param lines the questions as list items */
  noList(lines: string): UserErrorFacts;
}
