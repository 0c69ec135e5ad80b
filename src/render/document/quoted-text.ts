import { quoteBlock, quoteInline } from '../chat/quote.js';
import type { Page } from './page.js';

/**
 * What a person wrote, as Markdown within a line, or null when it is too long for one or holds code blocks, lists and
 * the like. Names nobody who has no name here.
 */
export function inlineWords(page: Page, text: string): string | null {
  return quoteInline(page.mask(text), page.talk.names, page.chat);
}

/** What a person wrote, as the lines of a block quote. */
export function blockWords(page: Page, text: string): readonly string[] {
  return quoteBlock(page.mask(text), page.talk.names, page.chat);
}
