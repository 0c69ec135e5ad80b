/**
 * What people can say about any document. `{row}` is a row's name, `{A}` and `{B}` two recipes with their cells `{a}` and
 * `{b}`, `{question}` the question's headline; `{@speaker}` stays for the stage to fill in. The second sentence of a
 * pair is the one that is worth keeping.
 */
export interface Phrases {
  /** What stands between two sentences. */
  readonly gap: ' ' | '';
  /** The language's inner quotation marks, for a cell or a headline: what people say is quoted itself. */
  readonly quotes: readonly [string, string];
  /** For questions with two filled cells to speak from. */
  readonly cells: Voices;
  /** For questions without. */
  readonly plain: Voices;
  /** Single sentences of the newcomer. */
  readonly newcomer: readonly string[];
  /** A sentence that its author later replaces by `changedMind`. */
  readonly firstThought: string;
  readonly changedMind: string;
  /** A message that is deleted the next morning. */
  readonly regretted: string;
  /** A question to the speaker, its answer, and one that stays open; each holds `{@speaker}` but the answer. */
  readonly ask: string;
  readonly reply: Pair;
  readonly leftOpen: string;
  /** Said on Sunday, when all is nearly over. */
  readonly late: Pair;
  /** Two things said in the meeting and taken down: one that its speaker confirms, one that nobody does. */
  readonly spoken: Pair;
  /** What the speaker puts right about their first sentence. */
  readonly correction: string;
  /** Two takeaways, why one person does not agree with the second, and what the host says at the end. */
  readonly takeaways: Pair;
  readonly reason: string;
  readonly closing: string;
  /** Says in the document's copy that the talk was invented. */
  readonly note: string;
}

/** Two sentences said one after the other. */
export type Pair = readonly [string, string];

/** What each voice says; a question takes one of each in turn. */
export interface Voices {
  readonly speaker: readonly Pair[];
  readonly builder: readonly Pair[];
  readonly sceptic: readonly Pair[];
  readonly tester: readonly Pair[];
}
