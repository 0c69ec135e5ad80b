import type { SessionRecord } from '../../core/record.js';
import { takenFrom } from '../../core/taken.js';
import { subHeading } from './headline.js';
import { matrixTable } from './matrix.js';
import { type DocumentOptions, pageOf } from './page.js';
import { questionSection } from './question-section.js';

/**
 * The body of the Discussion section (design 4): the conversation to each question in the document's order. LF line
 * ends, no marks around it, no final line end. The same record gives the same bytes.
 *
 * @returns null when there is nothing to say: no claim stands and the session is not closed, or it has no questions
 */
export function renderDiscussion(record: SessionRecord, options: DocumentOptions): string | null {
  const page = pageOf(record, options);
  const { claims, closed, questions } = page.talk;
  if (claims.size === 0 && !closed) return null;
  const taken = takenFrom(page.talk);
  const look = record.document.sections.discussion.heading;
  const blocks: string[] = [];
  for (const talk of questions) {
    blocks.push(subHeading(talk.question.headline, look), ...questionSection(page, talk, taken));
  }
  const matrix = options.matrix ? matrixTable(page) : null;
  if (matrix !== null) blocks.push(subHeading(page.words.matrix.title, look), matrix);
  return blocks.length === 0 ? null : blocks.join('\n\n');
}
