import type { UserErrorFacts } from '../../../core/errors.js';
import type { Unreachable } from '../../../core/ports/chat.js';

/** What is said when something cannot be done, whatever it was. */
export interface FailureTexts {
  readonly ourFault: string;
  readonly unknown: UserErrorFacts;
  readonly unreachable: Readonly<Record<Unreachable, UserErrorFacts>>;
}
