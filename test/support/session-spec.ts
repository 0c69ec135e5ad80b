import type { HeadingLook, Language } from '../../src/core/document/session.js';
import type { OutsideName, RelationKind, Takeaway } from '../../src/core/record.js';
import type { Question } from '../../src/core/sessions.js';

/** A message as a test writes it. */
export interface Said {
  readonly by: string;
  readonly to: number | 'takeaways';
  readonly text: string;
  /** Day and hour of October 2026 in UTC: `7 19:30`; the sixth at noon by default. */
  readonly at?: string;
  readonly editedAt?: string;
  readonly replyTo?: string;
  /** Who took it down, when it is a note, and when its author confirmed it. */
  readonly notedBy?: string;
  readonly confirmed?: string;
}

/** A kept sentence as a test writes it: which message, which words (the whole text by default). */
export interface Kept {
  readonly from: string;
  readonly quote?: string;
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  readonly confirmed?: boolean;
  /** `objects 1.2` */
  readonly relation?: `${RelationKind} ${string}`;
  readonly at?: string;
  readonly rewordedAt?: string;
  /** What its author put right, on the eighth at noon; the empty text for *Fine*. */
  readonly corrected?: string;
  /** When asker or host said that it is answered, such as `8 12:00`. */
  readonly answered?: string;
}

export interface Proposed {
  readonly by: string;
  readonly sentence: string;
  readonly claims?: readonly string[];
  readonly state?: Takeaway['state'];
  readonly source?: string;
  readonly decidedAt?: string;
  readonly acceptedAt?: string;
  readonly supersededBy?: number;
  readonly position?: number;
  /** `Noor` agrees, `-Noor` does not, `-Noor: because` says why, `0Noor` takes it back. */
  readonly votes?: readonly string[];
  readonly voteAt?: string;
}

export interface Spec {
  readonly title?: string;
  readonly language?: Language;
  readonly presenter?: string | null;
  readonly speaker?: string;
  readonly closed?: string;
  readonly heading?: HeadingLook;
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  readonly questions: readonly (string | Partial<Question>)[];
  readonly people?: Readonly<Record<string, OutsideName>>;
  readonly said?: Readonly<Record<string, Said>>;
  /** By number: `1.2`. */
  readonly kept?: Readonly<Record<string, Kept>>;
  /** Who put 👍 on a message. */
  readonly thumbs?: Readonly<Record<string, readonly string[]>>;
  readonly takeaways?: readonly Proposed[];
}
