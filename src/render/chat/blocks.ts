import type { ChatSetting } from './chat-setting.js';
import { printFence } from './code.js';
import { guardLineStart } from './escape-markdown.js';
import { convertInline } from './inline.js';
import { type ListItem, printList, readItem } from './lists.js';
import type { NameBook } from './names.js';
import { type Structure, takeApart } from './structure.js';

/** A block of Markdown, line by line. */
export interface Block {
  readonly type: 'paragraph' | 'heading' | 'list' | 'quote' | 'fence';
  readonly lines: readonly string[];
}

const heading = /^[ \t]*#{1,3}[ \t]+(\S.*)$/s;
const mayBeBlock = /^[ \t]*[-*#0-9]/;
const subtext = /^[ \t]*-#[ \t]+(\S.*)$/s;

/** Converts a harmless raw message to blocks of Markdown that can begin nothing outside themselves. */
export function convertBlocks(text: string, names: NameBook, setting: ChatSetting, quotes = true): Block[] {
  const structure = takeApart(text, quotes, setting.words);
  const blocks: Block[] = [];
  for (const segment of structure.segments) {
    if (segment.type === 'fence') {
      blocks.push({ type: 'fence', lines: printFence(segment.language, segment.code, setting.words.attachment) });
    } else if (segment.type === 'quote') {
      const lines = quoteLines(convertBlocks(segment.text, names, setting, false));
      if (lines.length > 0) blocks.push({ type: 'quote', lines });
    } else for (const block of convertText(segment.text, structure, names, setting)) blocks.push(block);
  }
  return blocks;
}

/** Prints blocks one after the other, as the lines of a block quote. */
export function quoteLines(blocks: readonly Block[]): string[] {
  return joinBlocks(blocks).map((line) => (line === '' ? '>' : `> ${line}`));
}

/** Lines of all blocks, with an empty line between two blocks. */
export function joinBlocks(blocks: readonly Block[]): string[] {
  const lines: string[] = [];
  for (const block of blocks) {
    if (lines.length > 0) lines.push('');
    for (const line of block.lines) lines.push(line);
  }
  return lines;
}

function convertText(text: string, structure: Structure, names: NameBook, setting: ChatSetting): Block[] {
  const blocks: Block[] = [];
  const inline = (source: string, bold = false): string[] =>
    convertInline(source.trim(), { names, setting, atoms: structure.atoms, bold }).split('\n').map(guardLineStart);
  let paragraph: string[] = [];
  let items: ListItem[] = [];
  const end = (): void => {
    const lines = paragraph.some((line) => line.trim() !== '') ? inline(paragraph.join('\n')) : [];
    if (lines.some((line) => line !== '')) blocks.push({ type: 'paragraph', lines });
    if (items.length > 0) blocks.push({ type: 'list', lines: printList(items, inline) });
    paragraph = [];
    items = [];
  };
  for (const line of text.split('\n')) {
    if (items.length === 0 && !mayBeBlock.test(line)) {
      paragraph.push(line);
      continue;
    }
    const item = readItem(line);
    const title = heading.exec(line)?.[1];
    const last = items.at(-1);
    if (item) {
      if (paragraph.length > 0) end();
      items.push(item);
    } else if (title !== undefined) {
      end();
      blocks.push({ type: 'heading', lines: inline(title, true) });
    } else if (last && /^[ \t]{2,}\S/.test(line)) {
      items[items.length - 1] = { ...last, text: `${last.text}\n${line.trim()}` };
    } else {
      if (items.length > 0) end();
      paragraph.push(subtext.exec(line)?.[1] ?? line);
    }
  }
  end();
  return blocks;
}
