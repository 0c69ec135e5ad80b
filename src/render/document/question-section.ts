import type { Taken } from '../../core/taken.js';
import { hasClaims, type QuestionTalk } from '../../core/talk.js';
import { type EntryTree, listBlock, paragraphBlocks } from './entry-blocks.js';
import { headText, lateText, openText, replyText } from './entry-text.js';
import { type EntryPart, fold, type GroupName, type GroupParts } from './fold.js';
import type { Page } from './page.js';
import { placeLine } from './place-line.js';
import { tookLines } from './took-lines.js';

/** What was said to one question, as Markdown blocks; its headline is not among them. */
export function questionSection(page: Page, talk: QuestionTalk, taken: readonly Taken[]): readonly string[] {
  const blocks: string[] = [];
  if (talk.question.removed) blocks.push(`*${page.words.discussion.removedQuestion}*`);
  if (!hasClaims(talk)) return [...blocks, placeLine(page, talk)];
  const { outside, inside } = fold(talk);
  blocks.push(...tookLines(page, talk, taken), ...groupBlocks(page, outside));
  blocks.push(...folded(page, inside.hidden - inside.late.length, groupBlocks(page, inside)));
  blocks.push(placeLine(page, talk));
  const late = listOf(page, 'late', outside.late);
  const hiddenLate = folded(page, inside.late.length, listOf(page, 'late', inside.late));
  if (late.length + hiddenLate.length > 0) blocks.push(subHead(page, 'late'), ...late, ...hiddenLate);
  return blocks;
}

function groupBlocks(page: Page, groups: GroupParts): readonly string[] {
  const blocks = paragraphBlocks(trees(page, 'speaker', groups.speaker));
  const lists: readonly ('agreed' | 'differ')[] = ['agreed', 'differ'];
  let listed = false;
  for (const name of lists) {
    if (groups[name].length === 0) continue;
    blocks.push(subHead(page, name), ...listOf(page, name, groups[name]));
    listed = true;
  }
  // Below a list they would read as part of it, so they stand without list marks.
  if (listed) blocks.push(...paragraphBlocks(trees(page, 'kept', groups.kept)));
  else blocks.push(...listOf(page, 'kept', groups.kept));
  if (groups.open.length > 0) blocks.push(subHead(page, 'open'), ...listOf(page, 'open', groups.open));
  return blocks;
}

/** Blocks behind a fold that says how many sentences they hold; no fold for none. */
function folded(page: Page, sentences: number, blocks: readonly string[]): readonly string[] {
  if (blocks.length === 0) return [];
  return [`<details>\n<summary>${page.words.discussion.more(sentences)}</summary>`, ...blocks, '</details>'];
}

function listOf(page: Page, name: GroupName, parts: readonly EntryPart[]): readonly string[] {
  return parts.length === 0 ? [] : [listBlock(trees(page, name, parts))];
}

function subHead(page: Page, name: 'agreed' | 'differ' | 'open' | 'late'): string {
  const { agreed, differ, open, since } = page.words.discussion;
  return `*${{ agreed, differ, open, late: since }[name]}*`;
}

function trees(page: Page, name: GroupName, parts: readonly EntryPart[]): readonly EntryTree[] {
  return parts.map((part) => ({
    head: part.continued ? onText(page, part) : textOf(page, name, part),
    replies: part.replies.map((reply) => replyText(page, reply)),
  }));
}

function textOf(page: Page, name: GroupName, part: EntryPart): EntryTree['head'] {
  if (name === 'open') return openText(page, part.head);
  return name === 'late' ? lateText(page, part.head) : headText(page, part.head);
}

function onText(page: Page, part: EntryPart): EntryTree['head'] {
  return { line: page.words.discussion.on(part.head.number), block: [] };
}
