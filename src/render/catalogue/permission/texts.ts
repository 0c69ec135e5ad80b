import type { UserErrorFacts } from '../../../core/errors.js';

/** What somebody is told who may not do a thing. */
export interface PermissionTexts {
  readonly notHost: (title: string) => UserErrorFacts;
  readonly timedOut: UserErrorFacts;
}
