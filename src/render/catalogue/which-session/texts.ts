import type { UserErrorFacts } from '../../../core/errors.js';

/** How a command names its session. */
export interface WhichSessionTexts {
  readonly option: string;
  readonly noSuch: UserErrorFacts;
  readonly none: UserErrorFacts;
}
