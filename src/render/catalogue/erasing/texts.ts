import type { UserErrorFacts } from '../../../core/errors.js';

/** Erasing everything that is held of a server. */
export interface ErasingTexts {
  readonly description: string;
  readonly title: string;
  readonly whatGoes: string;
  readonly whatStays: string;
  readonly typeName: string;
  readonly typeNameHint: string;
  readonly notAdministrator: UserErrorFacts;
  readonly otherName: UserErrorFacts;
  readonly nothing: string;
  erased(entries: number): string;
  /** Posted digests that could not be changed yet. */
  digestsLeft(digests: number): string;
  /** Files that somebody took out of the server. */
  purge(files: string): string;
  file(when: string, by: string, session: string): string;
  moreFiles(files: number): string;
}
