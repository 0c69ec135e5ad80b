import type { Reason, Taken } from '../../core/taken.js';
import { quotation } from '../chat/quotation.js';
import { chatLink } from './links.js';
import type { Page } from './page.js';
import { called } from './person.js';
import { blockWords, inlineWords } from './quoted-text.js';
import { emphasised } from './took-lines.js';

/**
 * A takeaway as lines of a numbered list's item: the sentence, who proposed it, how people stand to it with their
 * reasons, what it rests on.
 *
 * @param place its number in the list
 */
export function takeawayLines(page: Page, taken: Taken, place: number): readonly string[] {
  const mark = `${place}. `;
  const indent = ' '.repeat(mark.length);
  const sentence = inlineWords(page, taken.takeaway.sentence);
  const lines = [mark + firstLine(sentence, notes(page, taken))];
  if (sentence === null) lines.push('', ...block(page, taken.takeaway.sentence, indent));
  for (const reason of taken.reasons) {
    if (inlineReason(page, reason) !== null) continue;
    lines.push('', `${indent}${called(page, reason.user)} ${reasonNumber(page, taken, reason)}`);
    lines.push('', ...block(page, reason.text, indent));
  }
  return lines.length === 1 ? lines : [...lines, ''];
}

/** Where the sentence cannot be set off by strong emphasis, a dot ends it. */
function firstLine(sentence: string | null, facts: readonly string[]): string {
  const rest = facts.join(' · ');
  if (sentence === null) return rest;
  const strong = emphasised(sentence, 2);
  return strong === null ? `${sentence} · ${rest}` : `${strong} ${rest}`;
}

function block(page: Page, text: string, indent: string): string[] {
  return blockWords(page, text).map((line) => (line === '' ? '' : indent + line));
}

/** Who proposed it, how people stand to it, and what it rests on. */
function notes(page: Page, taken: Taken): readonly string[] {
  const { takeaways, marks } = page.words;
  const { proposer, decidedAt } = taken.takeaway;
  const day = taken.late && decidedAt !== null ? marks.comma + page.dates.day(decidedAt) : '';
  const parts = [called(page, proposer) + day];
  const stances = stanceText(page, taken);
  if (stances !== '') parts.push(stances);
  if (taken.claims.length > 0) parts.push(takeaways.restsOn(taken.claims));
  if (taken.withdrawn) parts.push(takeaways.withdrawn);
  return parts;
}

function stanceText(page: Page, taken: Taken): string {
  const { discussion, takeaways, marks } = page.words;
  const parts: string[] = [];
  if (taken.agree > 0) parts.push(discussion.agree(taken.agree));
  if (taken.disagree > 0) {
    const reasons = taken.reasons.flatMap((reason) => {
      const inline = inlineReason(page, reason);
      if (inline === null) return [];
      return [`${reasonLead(page, reason)}${quotation(marks, inline)} ${reasonNumber(page, taken, reason)}`];
    });
    parts.push(takeaways.disagree(taken.disagree) + (reasons.length > 0 ? ` (${reasons.join('; ')})` : ''));
  }
  return parts.join(marks.comma);
}

function inlineReason(page: Page, reason: Reason): string | null {
  return inlineWords(page, reason.text);
}

function reasonLead(page: Page, reason: Reason): string {
  return called(page, reason.user) + page.words.marks.colon;
}

/** The reason's number leads to the message that was voted on; for somebody without a name it leads nowhere. */
function reasonNumber(page: Page, taken: Taken, reason: Reason): string {
  const { names, record } = page.talk;
  const thread = record.places.find((place) => place.kind === 'takeaways')?.thread ?? null;
  const { message } = taken.takeaway;
  const hidden = names.audience === 'outside' && names.name(reason.user) === null;
  if (hidden || thread === null || message === null) return reason.number;
  return `[${reason.number}](${chatLink(record.session.server, thread, message)})`;
}
