import { createHash } from 'node:crypto';
import { type Sentence, sentences } from './sentences.js';

/** A sentence of a reply and its place among the reply's sentences, counted from 0. */
export interface SentenceSpan extends Sentence {
  readonly index: number;
}

/** The sentences of a reply with the values that name them in a select. */
export function sentenceValues(text: string): readonly { readonly sentence: Sentence; readonly value: string }[] {
  return sentences(text).map((sentence, index) => ({ sentence, value: `${index}-${mark(sentence.text)}` }));
}

/** The sentence that a value named; null when the reply's words have changed since. */
export function readSentenceValue(value: string, text: string): SentenceSpan | null {
  const index = Number.parseInt(value, 10);
  const sentence = sentences(text)[index];
  if (!sentence || value !== `${index}-${mark(sentence.text)}`) return null;
  return { ...sentence, index };
}

function mark(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
