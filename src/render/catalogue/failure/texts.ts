import type { UserErrorFacts } from '../../../core/errors.js';
import type { Unreachable } from '../../../core/ports/chat.js';

/** Used outside of a server; a form that Discord refused; an answer that it refused. */
export type Excuse = 'outside' | 'noForm' | 'unshown';

/** What is said when something cannot be done, whatever it was. */
export interface FailureTexts {
  readonly ourFault: string;
  /** What the adapter says when no handler can. */
  readonly excuse: Readonly<Record<Excuse, string>>;
  readonly atWork: {
    posting(title: string): string;
    publishing(title: string): string;
    readonly hint: string;
  };
  readonly unknown: UserErrorFacts;
  readonly unreachable: Readonly<Record<Unreachable, UserErrorFacts>>;
}
