import type { UserErrorFacts } from '../../../core/errors.js';

/** Who hosts a session, deleting one, and a document to begin with. */
export interface HostingTexts {
  readonly hostsDescription: string;
  readonly addDescription: string;
  readonly removeDescription: string;
  readonly deleteDescription: string;
  readonly templateDescription: string;
  readonly titleDescription: string;
  /** Hosts are mentions, which ping nobody. */
  hosts(session: string, hosts: string): string;
  added(user: string): string;
  removed(user: string): string;
  readonly managersToo: string;
  tooMany(most: number): UserErrorFacts;
  readonly deleteTitle: string;
  readonly typeTitle: string;
  readonly typeTitleHint: string;
  readonly whatGoes: string;
  readonly otherTitle: UserErrorFacts;
  deleted(session: string): string;
  /** Files that somebody took out of the server. */
  purge(files: string): string;
  file(when: string, by: string): string;
  moreFiles(files: number): string;
  template(file: string): string;
}
