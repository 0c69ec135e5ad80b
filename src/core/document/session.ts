/**
 * The session document as data: what a host wrote, with the place of everything we may have to point at or write to.
 * Lines are 1-based. Columns are 1-based and count UTF-16 code units. Offsets are UTF-16 offsets into the source text,
 * a byte order mark included, so that `source.slice(from, to)` is always the text meant.
 */

/** Languages whose fixed words we know. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'ja' | 'ko';

/** The two sections that we fill. */
export type SectionName = 'discussion' | 'takeaways';

/** What a heading can announce. */
export type SectionRole = SectionName | 'questions';

/** What stands in a section now; `generated` means that our block is there, whatever else is. */
export type SectionState = 'missing' | 'empty' | 'placeholder' | 'written' | 'generated';

/** How a heading is marked in the document. */
export type HeadingStyle = 'atx' | 'setext' | 'bold' | 'bare';

/** The look of a heading, to be repeated by what is written below it. */
export interface HeadingLook {
  readonly style: HeadingStyle;
  /** 1 to 6; for bold and bare lines, which have none, 2. */
  readonly level: number;
}

/** Offsets `from` (inclusive) to `to` (exclusive) of the source text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Our block in a section. */
export interface GeneratedBlock extends Span {
  /** Line of the opening mark. */
  readonly line: number;
  readonly lastLine: number;
  /** Version of the format, from the mark. */
  readonly version: number;
  /** Hash from the mark, as written there; empty if the mark has none. */
  readonly hash: string;
  /** A person chose to keep what they wrote in here. */
  readonly kept: boolean;
  /** What we added around the block when we wrote it and take away with it. */
  readonly own: OwnedAround;
  /** The text between the marks with LF line ends, without a final one. */
  readonly body: string;
  /** The body is what the hash says. */
  readonly intact: boolean;
}

/** `nothing`: the block replaced a placeholder. `break`: the blank line before it is ours. `heading`: the heading too. */
export type OwnedAround = 'nothing' | 'break' | 'heading';

/** Where a section is and what is in it. */
export interface SectionPlace {
  /** Line of its heading; null if there is none. */
  readonly line: number | null;
  readonly state: SectionState;
  /** The heading's look; of a missing section the look that it would get. */
  readonly heading: HeadingLook;
  /** The heading's lines in the source; null if there is none. */
  readonly headingSpan: Span | null;
  /** What a first write replaces: the placeholder or, in an empty section, one blank line's content; else null. */
  readonly placeholder: Span | null;
  /** Where a first write inserts if nothing is replaced: the end of the last line that belongs to the section. */
  readonly insertAt: number;
  readonly block: GeneratedBlock | null;
}

export interface Recipe {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface Ingredient {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** One field of the table; `ingredient` and `recipe` are ids, `text` is source text with pipes unescaped. */
export interface Cell {
  readonly ingredient: string;
  readonly recipe: string;
  readonly text: string;
  readonly line: number;
}

export interface DocumentQuestion {
  /** Its number in document order: "1", "2", … */
  readonly id: string;
  /** Source text up to and with the first question mark, on one line. */
  readonly headline: string;
  /** The rest as source text: wrapped lines joined, paragraphs, lists and code kept apart by LF. */
  readonly body: string;
  readonly line: number;
  /** Ids of the ingredients it is about, in table order. */
  readonly about: readonly string[];
}

export type Severity = 'error' | 'warning';

export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
  /** Stable name of the rule, kebab-case. */
  readonly rule: string;
  /** What is wrong, one sentence. */
  readonly message: string;
  /** What to do next, one sentence. */
  readonly hint: string;
}

export type LineEnd = '\n' | '\r\n' | '\r';

/** The group's own words for a row and a column; null when the document has none. */
export interface OwnWords {
  readonly ingredient: string | null;
  readonly recipe: string | null;
}

export interface SessionDocument {
  readonly file: string;
  readonly title: string;
  readonly slug: string;
  readonly presenter: string | null;
  /** As the document writes it. */
  readonly date: string | null;
  readonly language: Language;
  /** IANA zone. */
  readonly zone: string | null;
  readonly group: string | null;
  readonly opens: string | null;
  readonly meets: string | null;
  readonly closes: string | null;
  readonly publish: 'server' | 'public';
  readonly words: OwnWords;
  readonly recipes: readonly Recipe[];
  readonly ingredients: readonly Ingredient[];
  /** Every ingredient by every recipe, row by row; a missing field has the text ''. */
  readonly cells: readonly Cell[];
  readonly questions: readonly DocumentQuestion[];
  /** Source text (LF) of the paragraphs before table and questions, at most 2,000 UTF-16 units. */
  readonly introduction: string;
  readonly sections: Readonly<Record<SectionName, SectionPlace>>;
  /** Sorted by line and column. */
  readonly problems: readonly Problem[];
  /** The line end used most. */
  readonly eol: LineEnd;
  readonly finalNewline: boolean;
}
