import type { RepositoryReason } from '../../../core/ports/repository.js';
import type { FileTrouble } from '../../../core/publication.js';

/** What is said of the repository: to hosts, and in commits. `path` comes as code, times as Discord's timestamps. */
export interface PublishingTexts {
  /** Commits. The first line of each is short. */
  notes(title: string): string;
  notesAgain(title: string): string;
  digest(day: string): string;
  digestAgain(day: string): string;
  removed(files: number): string;
  several(first: string, others: number): string;
  /** The tick in wrap that publishes there. */
  option: string;
  /** A line when it was done. */
  done(path: string): string;
  /** A line when it will be done within the minute. */
  soon: string;
  /** A line when the session is neither wrapped up nor closed. */
  notYet: string;
  failed(reason: string, again: string): string;
  reasons: Readonly<Record<RepositoryReason | 'fault', string>>;
  troubles: Readonly<Record<FileTrouble, (path: string, where: string) => string>>;
  /** Words that were withdrawn and that older commits hold. */
  history(path: string, numbers: string): string;
}
