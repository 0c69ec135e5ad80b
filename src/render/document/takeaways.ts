import { type Taken, takenFrom } from '../../core/taken.js';
import { isOpen } from '../../core/talk-groups.js';
import { headlineInline } from './headline.js';
import type { Page } from './page.js';
import { theSpeaker } from './person.js';
import { takeawayLines } from './takeaway-item.js';

/**
 * The body of the section *What we took from it* (design 4): the accepted takeaways and a line of what is still open.
 * LF line ends, no marks around it, no final line end. The same record gives the same bytes.
 *
 * @returns null when none is accepted
 */
export function takeawaysBody(page: Page): string | null {
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
    .flatMap((each) => takeawayLines(page, each, each.place))
    .join('\n')
    .trimEnd();
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
