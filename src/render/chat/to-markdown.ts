import { convertBlocks, joinBlocks } from './blocks.js';
import { type ChatSetting, chatSetting } from './chat-setting.js';
import { makeHarmless } from './harmless.js';
import type { ChatOptions, NameBook } from './names.js';
import { isPlainText } from './plain-text.js';

export type { ChatOptions, NameBook } from './names.js';

/**
 * Converts one message's raw Discord text to Markdown (CommonMark with GFM) that stands by itself: whatever was typed,
 * it holds no heading, table, HTML, comment, definition, rule, front matter or mark of ours, and leaves nothing open.
 * Lists, quotes and fences of the writer stay. Mentions are last known names, timestamps absolute times with a zone,
 * spoilers stay hidden, upload links are left out. Blocks are separated by a blank line; empty text gives ''.
 * Source of Discord's forms: its reference, Message Formatting; of Markdown's: CommonMark 0.31, GFM 0.29.
 * @throws RangeError when a timestamp is to be printed and the zone or language is none.
 */
export function chatToMarkdown(text: string, names: NameBook, options: ChatOptions | ChatSetting = {}): string {
  if (isPlainText(text)) return text.includes('\n') ? hardBreaks(text) : text.trimEnd();
  return joinBlocks(convertBlocks(makeHarmless(text), names, chatSetting(options))).join('\n');
}

function hardBreaks(text: string): string {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => line.trimEnd()).join('\\\n');
}
