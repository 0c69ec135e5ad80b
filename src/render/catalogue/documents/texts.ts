import type { UserErrorFacts } from '../../../core/errors.js';
import type { Undeliverable } from '../../../core/ports/chat.js';

/** What is amiss with a session's document, or with the place where it is to be posted. */
export interface DocumentsTexts {
  readonly gone: UserErrorFacts;
  tooLarge(file: string, mebibytes: string): UserErrorFacts;
  notText(file: string): UserErrorFacts;
  /** A message on which *Open as session* was chosen. */
  readonly noFile: UserErrorFacts;
  severalFiles(files: string): UserErrorFacts;
  readonly undeliverable: Readonly<Record<Undeliverable, UserErrorFacts>>;
  unfitChannel(channel: string): UserErrorFacts;
  /** The permissions have their English names, as in /doctor. */
  mayNot(channel: string, permissions: string): UserErrorFacts;
}
