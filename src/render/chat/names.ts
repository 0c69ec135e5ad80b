/** Last known names by Discord id; null where nothing is known or the name may not be shown. */
export interface NameBook {
  user(id: string): string | null;
  role(id: string): string | null;
  channel(id: string): string | null;
}

/** How chat text is turned into Markdown. */
export interface ChatOptions {
  /** IANA zone of the printed times; UTC by default. */
  readonly zone?: string;
  /** BCP 47 tag of the printed dates and of our own words; English by default. */
  readonly language?: string;
  /** What a mentioned person is called of whom no name may be shown (`a participant`); by default words after an `@`. */
  readonly nobody?: string;
}
