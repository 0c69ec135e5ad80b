import type { UserErrorFacts } from '../../../core/errors.js';

/** Why words cannot be left out, taken back or worded anew. Numbers are those of kept sentences: `1.2`. */
export interface MendingTexts {
  readonly leftOut: UserErrorFacts;
  cannotComeBack(number: string): UserErrorFacts;
  wholeLeftOut(number: string): UserErrorFacts;
  keptAgain(number: string): UserErrorFacts;
  readonly notLeftOut: UserErrorFacts;
  readonly somebodyElses: UserErrorFacts;
  byAnother(number: string): UserErrorFacts;
  readonly messageByAnother: UserErrorFacts;
  neitherYours(number: string): UserErrorFacts;
  stands(number: string): UserErrorFacts;
  nothingLike(number: string): UserErrorFacts;
  twin(number: string, other: string): UserErrorFacts;
}
