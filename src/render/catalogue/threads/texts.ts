/** What stands first in a session's threads and in its channel, for everybody, in the session's language. */
export interface ThreadTexts {
  withPresenter(name: string): string;
  table(rows: number, columns: number): string;
  questions(questions: number): string;
  moreQuestions(questions: number): string;
  /** Before the thread of takeaways. */
  atTheEnd(takeaways: string): string;
  emoji(keep: string, agree: string): string;
  readonly tableAsText: string;
  readonly howWords: string;
  readonly keptHere: string;
  readonly nameMe: string;
  readonly propose: string;
  /** What to write in the thread of takeaways. */
  readonly takeawaysHow: string;
}
