import type { UserErrorFacts } from '../../../core/errors.js';

/** What somebody is told who may not do a thing. */
export interface PermissionTexts {
  readonly notHost: (title: string) => UserErrorFacts;
  readonly mayNotLoad: UserErrorFacts;
  readonly timedOut: UserErrorFacts;
  readonly notKeeper: UserErrorFacts;
  /** *when* is a timestamp such as `<t:1790000000:R>`, which Discord shows as “in 3 hours”. */
  readonly proposedEnough: (most: number) => UserErrorFacts;
  readonly tooNew: (when: string) => UserErrorFacts;
}
