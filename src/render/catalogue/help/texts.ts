/** What `/help` says; *KEEP* and *AGREE* are the emoji. */
export interface HelpTexts {
  readonly description: string;
  readonly talk: string;
  keep(emoji: string): string;
  agree(emoji: string): string;
  readonly sentence: string;
  readonly me: string;
  readonly privacy: string;
  /** A host's week, a line each. */
  readonly week: readonly string[];
}
