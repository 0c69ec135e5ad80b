/** The table of a session by its kept sentences, and what it lacks. */
export interface TableTexts {
  readonly matrixDescription: string;
  readonly gapsDescription: string;
  matrix(session: string): string;
  readonly noTable: string;
  /** Signs that need no colour: somebody objects, nothing is kept. */
  readonly legend: string;
  readonly whole: string;
  gaps(session: string): string;
  readonly noGaps: string;
  readonly silent: string;
  readonly open: string;
  readonly empty: string;
  readonly unrested: string;
  readonly unrestedNames: string;
  readonly unconfirmed: string;
  readonly notes: string;
  readonly unseen: string;
  /** A takeaway that names a row. */
  names(takeaway: string, row: string): string;
  more(lines: number): string;
}
