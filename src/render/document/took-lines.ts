import type { Taken } from '../../core/taken.js';
import type { QuestionTalk } from '../../core/talk.js';
import { OUTSIDE } from './fold.js';
import type { Page } from './page.js';
import { inlineWords } from './quoted-text.js';

/**
 * What the group took from a question: one paragraph, a line for each takeaway that rests on a claim of it. No more
 * lines than claims stand outside the fold: the takeaways have a section of their own.
 */
export function tookLines(page: Page, talk: QuestionTalk, taken: readonly Taken[]): readonly string[] {
  const here = `${talk.question.number}.`;
  const lines: string[] = [];
  for (const each of taken) {
    if (lines.length === OUTSIDE) break;
    if (each.late || !each.claims.some((number) => number.startsWith(here))) continue;
    lines.push(tookLine(page, each));
  }
  return lines.length === 0 ? [] : [lines.join('\\\n')];
}

function tookLine(page: Page, taken: Taken): string {
  const { discussion, marks } = page.words;
  const place = discussion.takeaway(taken.place);
  const sentence = inlineWords(page, taken.takeaway.sentence);
  if (sentence === null) return `*${discussion.took}*${marks.colon}${place}`;
  const whole = `${discussion.took}${marks.colon}${sentence}`;
  return `${emphasised(whole, 1) ?? whole} (${place})`;
}

/**
 * Text in emphasis, or null where marks within it or at its ends would make the whole ambiguous.
 *
 * @param strength 1 for emphasis, 2 for strong emphasis
 */
export function emphasised(text: string, strength: 1 | 2): string | null {
  const bare = text.replace(/\\[!-/:-@[-`{-~]/g, 'x');
  if (bare === '' || /\\$|^[\s*_]|[\s*_]$/.test(bare)) return null;
  for (const sign of ['*', '_']) {
    const mark = sign.repeat(strength);
    if (!bare.includes(mark)) return mark + text + mark;
  }
  return null;
}
