import type { UserErrorFacts } from '../../../core/errors.js';

/** Closing a session and opening it again. */
export interface ClosingTexts {
  readonly closeDescription: string;
  readonly reopenDescription: string;
  closed(session: string): string;
  reopened(session: string): string;
  readonly reopen: string;
  readonly close: string;
  readonly notOpen: UserErrorFacts;
  readonly notClosed: UserErrorFacts;
}
