import type { Taken } from '../../core/taken.js';
import { hasClaims, type QuestionTalk } from '../../core/talk.js';
import { answersBelow } from '../../core/talk-groups.js';
import { type EntryTree, listBlock, paragraphBlocks } from './entry-blocks.js';
import { headText, lateText, openText, pointerText, replyText } from './entry-text.js';
import { type EntryPart, fold, type GroupName, type GroupParts } from './fold.js';
import { linkedNumber } from './links.js';
import type { Page } from './page.js';
import { speaking } from './person.js';
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
  const blocks = paragraphBlocks(lineTrees(page, 'speaker', groups.speaker));
  const lists: readonly ('agreed' | 'differ')[] = ['agreed', 'differ'];
  for (const name of lists) {
    if (groups[name].length > 0) blocks.push(subHead(page, name), ...listOf(page, name, groups[name]));
  }
  // Below a list they would read as part of it, so they stand without list marks.
  if (blocks.at(-1)?.startsWith('- ')) blocks.push(...paragraphBlocks(lineTrees(page, 'kept', groups.kept)));
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

/** Without list marks around it, an entry names in its own line what is printed elsewhere, if there is nothing else. */
function lineTrees(page: Page, name: GroupName, parts: readonly EntryPart[]): readonly EntryTree[] {
  return trees(page, name, parts).map((tree, index) => {
    const replies = parts[index]?.replies ?? [];
    if (replies.some((reply) => !reply.elsewhere)) return tree;
    const pointers = replies.map((reply) => pointerText(page, reply));
    return { head: { ...tree.head, line: [tree.head.line, ...pointers].join(' · ') }, replies: [] };
  });
}

function textOf(page: Page, name: GroupName, part: EntryPart): EntryTree['head'] {
  if (name === 'open') return openText(page, part.head);
  if (name === 'late') return lateText(page, part.head);
  const { head } = part;
  const below = answersBelow(head, page.talk.claims).length;
  return headText(page, head, below > 0 && below === head.answeredIn.length);
}

function onText(page: Page, { head }: EntryPart): EntryTree['head'] {
  const line = page.words.discussion.on(linkedNumber(page, head), speaking(page, head.author));
  return { line, block: [], correction: null };
}
