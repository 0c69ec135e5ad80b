import type { SpokenCell } from '../../core/claim-cells.js';
import type { QuestionTalk } from '../../core/talk.js';
import { threadLink } from './links.js';
import type { Page } from './page.js';
import { plainMarkdown } from './person.js';

/** More cells than this in one line help nobody. */
const CELLS = 40;

/** The line below a question's talk: the cells it speaks of, how many wrote, when, and the thread. */
export function placeLine(page: Page, talk: QuestionTalk): string {
  const { discussion } = page.words;
  const parts: string[] = [];
  if (talk.messages === 0) parts.push(page.talk.closed ? discussion.notDiscussed : discussion.noReply);
  else parts.push(...cellParts(page, talk.cells), activity(page, talk));
  const link = threadLink(page, talk.thread);
  return [...parts, ...(link === null ? [] : [link])].join(' · ');
}

function activity(page: Page, talk: QuestionTalk): string {
  const counts = page.words.discussion.messages(talk.messages, talk.people);
  if (talk.first === null || talk.last === null) return counts;
  return counts + page.words.marks.comma + page.dates.span(talk.first, talk.last);
}

function cellParts(page: Page, cells: readonly SpokenCell[]): readonly string[] {
  const { discussion, marks } = page.words;
  const parts = cells.slice(0, CELLS).map((cell) => `${cellName(page, cell)} ${cell.claims.join(', ')}`);
  if (cells.length > CELLS) parts.push('…');
  const [first, ...rest] = parts;
  return first === undefined ? [] : [`${discussion.inTable}${marks.colon}${first}`, ...rest];
}

/** `Row × Column`; in the margin the row's or the column's name alone. */
function cellName(page: Page, cell: SpokenCell): string {
  const { ingredients, recipes } = page.talk.record.document;
  const row = ingredients.find((each) => each.id === cell.row)?.name;
  const column = recipes.find((each) => each.id === cell.column)?.name;
  const names = [row, column].filter((name) => name !== undefined);
  return names.map(plainMarkdown).join(' × ');
}
