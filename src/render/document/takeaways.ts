import type { SessionRecord } from '../../core/record.js';
import { type Reason, type Taken, takenFrom } from '../../core/taken.js';
import { isOpen } from '../../core/talk-groups.js';
import { quoteBlock, quoteInline } from '../chat/quote.js';
import { headlineInline } from './headline.js';
import { chatLink } from './links.js';
import { type DocumentOptions, type Page, pageOf } from './page.js';
import { called, theSpeaker } from './person.js';
import { emphasised } from './took-lines.js';

/**
 * The body of the section *What we took from it* (design 4): the accepted takeaways and a line of what is still open.
 * LF line ends, no marks around it, no final line end. The same record gives the same bytes.
 *
 * @returns null when none is accepted
 */
export function renderTakeaways(record: SessionRecord, options: DocumentOptions): string | null {
  const page = pageOf(record, options);
  const taken = takenFrom(page.talk);
  if (taken.length === 0) return null;
  const inTime = taken.filter((each) => !each.late);
  const late = taken.filter((each) => each.late);
  const blocks: string[] = [];
  if (inTime.length > 0) blocks.push(listOf(page, inTime));
  const open = openLine(page);
  if (open !== null) blocks.push(open);
  if (late.length > 0) blocks.push(`*${page.words.takeaways.since}*`, listOf(page, late));
  return blocks.join('\n\n');
}

function listOf(page: Page, taken: readonly Taken[]): string {
  return taken
    .flatMap((each) => itemLines(page, each))
    .join('\n')
    .trimEnd();
}

function itemLines(page: Page, taken: Taken): string[] {
  const mark = `${taken.place}. `;
  const indent = ' '.repeat(mark.length);
  const sentence = quoteInline(taken.takeaway.sentence, page.talk.names, page.chat);
  const start = sentence === null ? '' : `${emphasised(sentence, '**')} `;
  const lines = [mark + start + notes(page, taken).join(' · ')];
  if (sentence === null) lines.push('', ...block(page, taken.takeaway.sentence, indent));
  for (const reason of taken.reasons) {
    if (inlineReason(page, reason) !== null) continue;
    lines.push('', `${indent}${reasonLead(page, reason)} ${reasonNumber(page, taken, reason)}`);
    lines.push('', ...block(page, reason.text, indent));
  }
  return lines.length === 1 ? lines : [...lines, ''];
}

function block(page: Page, text: string, indent: string): string[] {
  return quoteBlock(text, page.talk.names, page.chat).map((line) => (line === '' ? '' : indent + line));
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
      return [`${reasonLead(page, reason)}${marks.open}${inline}${marks.close} ${reasonNumber(page, taken, reason)}`];
    });
    parts.push(takeaways.disagree(taken.disagree) + (reasons.length > 0 ? ` (${reasons.join('; ')})` : ''));
  }
  return parts.join(marks.comma);
}

function inlineReason(page: Page, reason: Reason): string | null {
  return quoteInline(reason.text, page.talk.names, page.chat);
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

/** The questions people kept that wait for an answer, and the document's own to which nobody replied. */
function openLine(page: Page): string | null {
  const { takeaways, marks } = page.words;
  const parts: string[] = [];
  for (const claim of page.talk.claims.values()) {
    if (claim.late || !isOpen(claim)) continue;
    const whom = claim.question?.toSpeaker ? marks.comma + takeaways.forWhom(theSpeaker(page)) : '';
    parts.push(claim.number + whom);
  }
  for (const { question, messages } of page.talk.questions) {
    if (messages === 0 && !question.removed) parts.push(headlineInline(question.headline));
  }
  return parts.length === 0 ? null : `${takeaways.stillOpen}${marks.colon}${parts.join(' · ')}`;
}
