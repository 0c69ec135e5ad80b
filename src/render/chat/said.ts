import { clip, escapeChat } from './escape.js';
import { convertGfm } from './gfm-inline.js';
import type { NameBook } from './names.js';
import { quoteInline } from './quote.js';
import { chatToMarkdown } from './to-markdown.js';

type Options = Parameters<typeof quoteInline>[2];

/** A longer text is never shown whole, so no more of it need be converted. */
const READ = 2_000;

/**
 * What a person wrote (raw Discord text) as one line of Discord's Markdown: mentions are names, custom emoji are
 * `:names:`, everything is closed and nothing pings. What does not fit `longest` code points is cut, without its markup.
 */
export function saidLine(text: string, names: NameBook, options: Options, longest: number): string {
  const inline = quoteInline(text, names, options);
  if (inline !== null && [...inline].length <= longest) return convertGfm(inline, 'chat').replace(/\s+/g, ' ').trim();
  return escapeChat(saidPlain(text, names, options, longest));
}

/** The same as plain words, for places where Discord shows no Markdown: labels of selects, names of choices. */
export function saidPlain(text: string, names: NameBook, options: Options, longest: number): string {
  const markdown = quoteInline(text, names, options) ?? chatToMarkdown(text.slice(0, READ), names, options);
  const seen = convertGfm(markdown, 'plain').replace(/^[ \t]*(?:>|`{3,}.*$)/gm, '');
  return clip(seen.replace(/\s+/g, ' ').trim(), longest);
}

/** Cuts to a number of UTF-16 units: limits of Discord are obeyed however it counts. */
export function fitUnits(text: string, units: number): string {
  let points = units;
  let cut = clip(text, points);
  while (cut.length > units) {
    points -= Math.ceil((cut.length - units) / 2);
    cut = clip(text, points);
  }
  return cut;
}
