import type { UserErrorFacts } from '../../../core/errors.js';
import type { RelationKind } from '../../../core/record.js';

/** *Catch me up*: what is new since one last looked. */
export interface CatchUpTexts {
  /** The button under the overview and the questions. */
  readonly button: string;
  soFar(session: string): string;
  /** @param when Discord's own words for how long ago it was */
  since(session: string, when: string): string;
  readonly nothing: string;
  messages(count: number): string;
  /** @param number the other kept sentence's number */
  readonly relation: Readonly<Record<RelationKind, (number: string) => string>>;
  readonly open: string;
  agree(people: number): string;
  readonly takeaways: string;
  readonly proposed: string;
  readonly accepted: string;
  lost(number: string): string;
  nowSays(words: string): string;
  moreWait(count: number): string;
  readonly useNewWording: string;
  readonly leaveOut: string;
  readonly earlier: string;
  readonly later: string;
  readonly everything: string;
  readonly gone: UserErrorFacts;
}
