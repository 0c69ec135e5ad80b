import type { ThreadTrouble } from '../../../core/gathering-trouble.js';
import type { NextStep } from '../../../core/next-step.js';
import type { SessionState } from '../../../core/sessions.js';

/** What `/session status` says. */
export interface StatusTexts {
  readonly description: string;
  readonly states: Readonly<Record<SessionState, string>>;
  messages(messages: number, people: number): string;
  /** Kept sentences, and how many of them wait for their tags to be confirmed. */
  kept(sentences: number, unconfirmed: number): string;
  takeaways(proposed: number, accepted: number): string;
  named(people: number): string;
  noReply(questions: string): string;
  /** So many questions of all are open, while they come one a day. */
  opened(open: number, of: number): string;
  lost(sentences: number): string;
  next(step: string): string;
  readonly steps: Readonly<Record<Exclude<NextStep, 'keep'>, string>> & { keep(emoji: string): string };
  /** The threads as they are called when something is wrong with them. */
  readonly overview: string;
  question(number: number): string;
  readonly takeawaysThread: string;
  /** What is wrong with a thread and what to do, after its name. */
  readonly troubles: Readonly<Record<ThreadTrouble, string>>;
  /** A file that left the server and holds words that were withdrawn since. */
  outdated(when: string, by: string, numbers: string): string;
  moreOutdated(files: number): string;
  andMore(numbers: number): string;
}
