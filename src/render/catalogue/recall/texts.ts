import type { UserErrorFacts } from '../../../core/errors.js';

/** `/recall`: what was kept in all sessions of the server. */
export interface RecallTexts {
  readonly description: string;
  /** Descriptions of the options. */
  readonly words: string;
  readonly ingredient: string;
  readonly recipe: string;
  readonly person: string;
  /** @param what was asked for, its parts joined; empty when nothing was */
  head(what: string): string;
  /** @param number where it stands in the list, of how many pages is not known */
  page(number: number): string;
  readonly nothing: string;
  readonly contested: string;
  readonly open: string;
  agree(people: number): string;
  /** When there is more than can be turned to. */
  readonly narrow: string;
  readonly earlier: string;
  readonly later: string;
  /** @param names some that there are; empty when no session has a table */
  noSuch(typed: string, names: string): UserErrorFacts;
}
