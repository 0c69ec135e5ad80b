import { plainText } from './plain-text.js';
import { foldName } from './section-role.js';

/** As much of a question as comparing needs. */
export interface ComparedQuestion {
  readonly headline: string;
  readonly body: string;
}

/**
 * What became of a question. `headline`: the words are the same but for case, blanks, emphasis and punctuation.
 * `unsure`: a question of the new document that no old one has the headline of, with the old ones that it could be;
 * whether it is one of them the host says.
 */
export type QuestionChange = 'same' | 'headline' | 'body' | 'new' | 'removed' | 'unsure';

export interface QuestionComparison<
  Before extends ComparedQuestion = ComparedQuestion,
  After extends ComparedQuestion = ComparedQuestion,
> {
  readonly change: QuestionChange;
  /** The question before; null for new and unsure ones. */
  readonly before: Before | null;
  /** The question in the new document; null for removed ones. */
  readonly after: After | null;
  /** Of an unsure one: the removed ones that it could be, the likeliest first, at most three. */
  readonly candidates: readonly Before[];
}

/**
 * Compares the questions of a document loaded again with those before: in the new document's order, the removed ones
 * last. Questions are the same by headline only; a likeness of words or place is a proposal. An old question that an
 * unsure one could be is listed as removed as well, until the host decides.
 */
export function compareQuestions<Before extends ComparedQuestion, After extends ComparedQuestion>(
  before: readonly Before[],
  after: readonly After[],
): readonly QuestionComparison<Before, After>[] {
  const pairs = pairByHeadline(before, after);
  const matched = new Set(pairs.values());
  const left = new Map<Before, QuestionWords>();
  for (const question of before) if (!matched.has(question)) left.set(question, wordsOf(question));
  const result: QuestionComparison<Before, After>[] = after.map((question, index) => {
    const old = pairs.get(question);
    if (old) return { change: changeOf(old, question), before: old, after: question, candidates: [] };
    const candidates = likely(question, left, before[index]).slice(0, 3);
    return { change: candidates.length > 0 ? 'unsure' : 'new', before: null, after: question, candidates };
  });
  for (const question of left.keys()) result.push({ change: 'removed', before: question, after: null, candidates: [] });
  return result;
}

/** Same headlines in pairs, exact ones first; of several equal ones the first with the first. */
function pairByHeadline<Before extends ComparedQuestion, After extends ComparedQuestion>(
  before: readonly Before[],
  after: readonly After[],
): ReadonlyMap<After, Before> {
  const pairs = new Map<After, Before>();
  const taken = new Set<Before>();
  for (const key of [(text: string) => text, headlineKey]) {
    const waiting = new Map<string, Before[]>();
    for (const old of before) {
      if (taken.has(old)) continue;
      const list = waiting.get(key(old.headline));
      if (list) list.push(old);
      else waiting.set(key(old.headline), [old]);
    }
    for (const list of waiting.values()) list.reverse();
    for (const question of after) {
      if (pairs.has(question)) continue;
      const old = waiting.get(key(question.headline))?.pop();
      if (!old) continue;
      pairs.set(question, old);
      taken.add(old);
    }
  }
  return pairs;
}

function changeOf(before: ComparedQuestion, after: ComparedQuestion): QuestionChange {
  if (before.headline !== after.headline) return 'headline';
  return before.body === after.body ? 'same' : 'body';
}

function headlineKey(headline: string): string {
  return foldName(plainText(headline))
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

/** Old questions that share a good part of the words, or whose whole body it is; the same place only breaks a tie. */
function likely<Before extends ComparedQuestion>(
  question: ComparedQuestion,
  left: ReadonlyMap<Before, QuestionWords>,
  samePlace: Before | undefined,
): readonly Before[] {
  const own = wordsOf(question);
  const found: { readonly old: Before; readonly score: number }[] = [];
  let seen = 0;
  for (const [old, words] of left) {
    seen += 1;
    if (seen > MOST_COMPARED) break;
    const likeness = Math.max(share(own.headline, words.headline), share(own.all, words.all));
    const sameBody = question.body !== '' && question.body === old.body;
    if (!sameBody && likeness < LIKE) continue;
    found.push({ old, score: likeness + (sameBody ? 1 : 0) + (samePlace === old ? 0.1 : 0) });
  }
  return found.sort((one, other) => other.score - one.score).map((each) => each.old);
}

/** Share of common words from which two questions may be the same one, reworded. */
const LIKE = 0.3;

/** Old questions that are looked at for each new one; no session has so many. */
const MOST_COMPARED = 200;

interface QuestionWords {
  readonly headline: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

function wordsOf(question: ComparedQuestion): QuestionWords {
  const headline = wordSet(question.headline);
  return { headline, all: new Set([...headline, ...wordSet(question.body)]) };
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}

function wordSet(source: string): ReadonlySet<string> {
  const text = foldName(plainText(source.slice(0, 10_000)));
  const words = new Set<string>();
  for (const part of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    // Without blanks between words, pairs of signs stand in for them.
    if (!/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u.test(part)) words.add(part);
    else for (let at = 0; at < part.length - 1; at += 1) words.add(part.slice(at, at + 2));
  }
  return words;
}
