import type { UserErrorFacts } from '../../../core/errors.js';

/** What a host reads from loading a document to its posting. */
export interface PreviewTexts {
  readonly sessionDescription: string;
  readonly loadDescription: string;
  readonly documentDescription: string;
  readonly channelDescription: string;
  refused(file: string): string;
  readonly mend: string;
  withPresenter(name: string): string;
  readonly noPresenter: string;
  table(rows: number, columns: number, rowNames: string, columnNames: string): string;
  readonly noTable: string;
  questions(questions: number): string;
  about(rows: string): string;
  readonly toLookAt: string;
  line(line: number): string;
  readonly notYet: string;
  goesTo(channel: string): string;
  readonly toChange: string;
  readonly noChange: string;
  readonly changes: string;
  newHeadline(number: number, headline: string): string;
  newBody(number: number, headline: string): string;
  added(headline: string): string;
  removed(question: string): string;
  /** Between candidates. */
  readonly or: string;
  unsure(headline: string, candidates: string): string;
  readonly post: string;
  readonly postChanges: string;
  readonly loadAgain: string;
  readonly loadTitle: string;
  readonly document: string;
  readonly documentHint: string;
  readonly postReworded: string;
  readonly postAsNew: string;
  progress(bar: string, done: number, of: number): string;
  wait(seconds: number): string;
  posted(session: string, questions: number): string;
  readonly next: string;
  readonly openIt: string;
  deletedPart(part: string): string;
  readonly postAgain: string;
  readonly postDescription: string;
  missing(session: string, parts: number): string;
  readonly postMissing: string;
  nothingWaits(session: string): UserErrorFacts;
  readonly noDocument: UserErrorFacts;
}
