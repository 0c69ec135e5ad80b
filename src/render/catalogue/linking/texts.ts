import type { UserErrorFacts } from '../../../core/errors.js';
import type { NotLinked } from '../../../core/linking.js';

/** Threads that exist already, taken as those of a session. Threads are mentions, permissions have English names. */
export interface LinkingTexts {
  readonly linkDescription: string;
  readonly threadDescription: string;
  readonly questionDescription: string;
  title(session: string): string;
  /** The thread of takeaways, where a question's headline would stand. */
  readonly takeaways: string;
  readonly others: string;
  readonly why: Readonly<Record<NotLinked, string>>;
  more(threads: number): string;
  readonly nothing: string;
  readonly oneByOne: string;
  readonly whatHappens: string;
  link(threads: number): string;
  readonly which: string;
  readonly changed: string;
  linked(session: string, threads: number): string;
  readonly tellPeople: string;
  /** A private thread that we are not in. */
  closedLinked(thread: string, question: string): string;
  readonly closed: UserErrorFacts;
  notThreads(channel: string): UserErrorFacts;
  mayNotRead(channel: string, permissions: string): UserErrorFacts;
  noPosts(forum: string): UserErrorFacts;
  noThreads(channel: string): UserErrorFacts;
  readonly taken: UserErrorFacts;
  readonly onlyOne: UserErrorFacts;
  /** Of a linked forum: notes have no place there without the overview. */
  readonly noHome: UserErrorFacts;
  readonly underWay: UserErrorFacts;
  noSuchQuestion(typed: string): UserErrorFacts;
}
