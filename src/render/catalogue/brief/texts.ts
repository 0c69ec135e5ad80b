import type { UserErrorFacts } from '../../../core/errors.js';

/** The brief: what a meeting begins with. */
export interface BriefTexts {
  readonly briefDescription: string;
  readonly meetDescription: string;
  /** Its first line; when is a timestamp of Discord's, or null where the document names no meeting. */
  title(session: string, when: string | null): string;
  readonly mostAgreed: string;
  readonly disputed: string;
  readonly open: string;
  readonly noReply: string;
  more(questions: number): string;
  readonly thread: string;
  readonly howWords: string;
  readonly postIt: string;
  posted(link: string): string;
  readonly underWay: UserErrorFacts;
}
