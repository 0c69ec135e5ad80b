import type { KeepChoice } from '../app/keeping.js';
import { wordsRefused } from '../app/words-refused.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { readNameValue } from '../core/name-value.js';
import { findOwnWords } from '../core/own-words.js';
import type { QuotePlace } from '../core/quote.js';
import { claimNumber, type Relation, type RelationKind, type SessionRecord } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { readSentenceValue, type SentenceSpan } from '../core/sentence-value.js';
import { keepingTexts } from '../render/catalogue/keeping/keeping-texts.js';
import type { Invocation } from './command.js';

/**
 * What somebody chose in the modal *Keep a sentence*: other exact words count instead of the sentences.
 *
 * @throws UserError when nothing was chosen, the message changed, the sentences are no neighbours, or the words are not
 * to be had
 */
export function readKeepChoice(
  record: SessionRecord,
  reply: Reply,
  keeper: Id,
  fields: Invocation['fields'],
): KeepChoice {
  const exact = fields.get('exact')?.[0]?.trim() ?? '';
  return {
    keeper,
    place: exact === '' ? chosenSentences(reply.text, fields.get('sentence') ?? []) : exactWords(reply.text, exact),
    ...readTags(record, fields),
    relation: readRelation(fields.get('relation')?.[0], record),
  };
}

/** The rows and columns chosen in a modal; what is not in the table is passed over. */
export function readTags(
  { document }: SessionRecord,
  fields: Invocation['fields'],
): Pick<KeepChoice, 'rows' | 'columns'> {
  return {
    rows: known(fields.get('rows'), document.ingredients),
    columns: known(fields.get('columns'), document.recipes),
  };
}

function exactWords(replyText: string, exact: string): QuotePlace {
  const found = findOwnWords(replyText, exact);
  if (typeof found === 'string') throw wordsRefused(found);
  return found;
}

/** Neighbouring sentences are joined with what stands between them. */
function chosenSentences(replyText: string, values: readonly string[]): QuotePlace {
  const spans = values.map((value) => readSentenceValue(value, replyText));
  if (spans.some((span) => span === null)) {
    throw refused('edited');
  }
  const sorted = spans.filter((span): span is SentenceSpan => span !== null).sort((a, b) => a.start - b.start);
  const [first] = sorted;
  if (!first) {
    throw refused('noneChosen');
  }
  for (const [index, span] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && span.index !== before.index + 1) {
      throw refused('noNeighbours');
    }
  }
  return { start: first.start, end: Math.max(...sorted.map((span) => span.end)) };
}

function refused(why: 'edited' | 'noneChosen' | 'noNeighbours'): UserError {
  return new UserError((language) => keepingTexts[language].refused[why]);
}

function known(chosen: readonly string[] | undefined, names: readonly { readonly id: string }[]): readonly string[] {
  return (chosen ?? []).flatMap((value) => readNameValue(names, value) ?? []);
}

/** Reads a relation such as `objects 1.2`; what names no claim of the session is none. */
function readRelation(value: string | undefined, record: SessionRecord): Relation | null {
  const [kind, claim] = (value ?? '').split(' ');
  const kinds: readonly RelationKind[] = ['agrees', 'objects', 'narrows'];
  const found = kinds.find((each) => each === kind);
  if (!found || !record.claims.some((each) => claimNumber(each) === claim)) return null;
  return { kind: found, claim: claim ?? '' };
}
