import type { OutsideName, RelationKind } from '../record.js';

/** A text of a tags file, and the line it stands in. */
export interface TaggedText {
  readonly text: string;
  readonly line: number;
}

export interface TaggedPerson {
  /** Name or id. */
  readonly person: TaggedText;
  readonly outside: Exclude<OutsideName, 'unset'>;
  /** What they want to be called; null for the name that is known. */
  readonly name: string | null;
}

export interface TaggedClaim {
  readonly line: number;
  /** By which other parts of the file name it; null for none. */
  readonly label: string | null;
  /** A message's id, or a link to it. */
  readonly message: TaggedText;
  readonly quote: TaggedText;
  readonly rows: readonly TaggedText[];
  readonly columns: readonly TaggedText[];
  readonly relation: { readonly kind: RelationKind; readonly to: TaggedText } | null;
  /** Who keeps it; null for nobody in particular. */
  readonly keeper: TaggedText | null;
}

export interface TaggedVote {
  readonly person: TaggedText;
  readonly reason: string | null;
}

export interface TaggedTakeaway {
  readonly line: number;
  readonly sentence: string;
  readonly claims: readonly TaggedText[];
  readonly proposer: TaggedText | null;
  readonly accepted: boolean;
  readonly agree: readonly TaggedVote[];
  readonly disagree: readonly TaggedVote[];
}

/** What a person says of a session in a file beside its exports (docs/export-format.md). */
export interface TagsFile {
  readonly file: string;
  readonly speaker: TaggedText | null;
  readonly people: readonly TaggedPerson[];
  readonly claims: readonly TaggedClaim[];
  readonly takeaways: readonly TaggedTakeaway[];
}
