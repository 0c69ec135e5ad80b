import { takenFrom } from '../../core/taken.js';
import { subHeading } from './headline.js';
import { matrixTable } from './matrix.js';
import type { Page } from './page.js';
import { questionSection } from './question-section.js';

/**
 * The body of the Discussion section (design 4): the conversation to each question in the document's order. LF line
 * ends, no marks around it, no final line end. The same record gives the same bytes.
 *
 * @param matrix whether the table of claim numbers stands below it
 * @returns null when there is nothing to say: no claim stands and the session is not closed, or it has no questions
 */
export function discussionBody(page: Page, matrix: boolean): string | null {
  const { claims, closed, questions } = page.talk;
  if (claims.size === 0 && !closed) return null;
  const taken = takenFrom(page.talk);
  const look = page.talk.record.document.sections.discussion.heading;
  const blocks: string[] = [];
  for (const talk of questions) {
    blocks.push(subHeading(talk.question.headline, look), ...questionSection(page, talk, taken));
  }
  const table = matrix ? matrixTable(page) : null;
  if (table !== null) blocks.push(subHeading(page.words.matrix.title, look), table);
  return blocks.length === 0 ? null : blocks.join('\n\n');
}
