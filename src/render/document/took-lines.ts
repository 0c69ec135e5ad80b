import type { Taken } from '../../core/taken.js';
import type { QuestionTalk } from '../../core/talk.js';
import { quoteInline } from '../chat/quote.js';
import type { Page } from './page.js';

/** What the group took from a question: one paragraph, a line for each takeaway that rests on a claim of it. */
export function tookLines(page: Page, talk: QuestionTalk, taken: readonly Taken[]): readonly string[] {
  const here = `${talk.question.number}.`;
  const lines: string[] = [];
  for (const each of taken) {
    if (each.late || !each.claims.some((number) => number.startsWith(here))) continue;
    lines.push(tookLine(page, each));
  }
  return lines.length === 0 ? [] : [lines.join('\\\n')];
}

function tookLine(page: Page, taken: Taken): string {
  const { discussion, marks } = page.words;
  const place = discussion.takeaway(taken.place);
  const sentence = quoteInline(taken.takeaway.sentence, page.talk.names, page.chat);
  if (sentence === null) return `*${discussion.took}*${marks.colon}${place}`;
  const whole = `${discussion.took}${marks.colon}${sentence}`;
  return `${emphasised(whole, '*')} (${place})`;
}

/**
 * Text in emphasis, or as it is where emphasis within it, or a mark at its end, would make the whole ambiguous.
 * @param mark `*` or `**`
 */
export function emphasised(text: string, mark: '*' | '**'): string {
  const bare = text.replace(/\\[!-/:-@[-`{-~]/g, '');
  return /[*_]|\\$|^\s|\s$/.test(bare) ? text : `${mark}${text}${mark}`;
}
