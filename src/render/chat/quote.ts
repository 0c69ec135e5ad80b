import { convertBlocks, quoteLines } from './blocks.js';
import { type ChatSetting, chatSetting } from './chat-setting.js';
import { markdownStyle } from './emphasis.js';
import { guardLineStart } from './escape-markdown.js';
import { makeHarmless } from './harmless.js';
import { convertInline } from './inline.js';
import type { ChatOptions, NameBook } from './names.js';
import { isPlainText } from './plain-text.js';
import { takeApart } from './structure.js';

/** A longer quote is hard to read inside a sentence and stands as a block. */
const inlineLimit = 400;
const flowing = { ...markdownStyle, line: ' ', paragraph: ' ' };

/**
 * Converts a kept sentence (raw Discord text) to inline Markdown on one line, or gives null when it can't stand inside
 * a line: a fence, several lines with a list, quote, heading or paragraph among them, more than 400 characters, or
 * nothing to see. Emphasis, code and links stay, everything is closed, and nothing can swallow what follows.
 */
export function quoteInline(text: string, names: NameBook, options: ChatOptions | ChatSetting = {}): string | null {
  if (text.length <= inlineLimit && !text.includes('\n') && isPlainText(text)) return text.trimEnd();
  const raw = makeHarmless(text).trim();
  if (raw === '' || raw.length > inlineLimit) return null;
  const setting = chatSetting(options);
  const severalLines = raw.includes('\n');
  if (severalLines && !isOneParagraph(raw, names, setting)) return null;
  const { segments, atoms } = takeApart(raw, false, setting.words);
  const [only] = segments;
  if (segments.length !== 1 || only?.type !== 'text') return null;
  const line = convertInline(only.text.trim(), { names, setting, atoms, style: flowing, fragment: true });
  return line.trim() === '' ? null : guardLineStart(line);
}

function isOneParagraph(raw: string, names: NameBook, setting: ChatSetting): boolean {
  const blocks = convertBlocks(raw, names, setting);
  return blocks.length === 1 && blocks[0]?.type === 'paragraph' && !blocks[0].lines.includes('');
}

/**
 * Converts raw Discord text to the lines of a Markdown block quote (each begins with `>`); the caller may indent them
 * inside a list item. Everything is closed within the lines. No lines when there is nothing to see.
 */
export function quoteBlock(text: string, names: NameBook, options: ChatOptions | ChatSetting = {}): string[] {
  return quoteLines(convertBlocks(makeHarmless(text), names, chatSetting(options)));
}
