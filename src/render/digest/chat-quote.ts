import type { ClaimTalk } from '../../core/claim-talk.js';
import type { Id } from '../../core/ids.js';
import { clip, escapeChat } from '../chat/escape.js';
import { convertGfm } from '../chat/gfm-inline.js';
import { quoteInline } from '../chat/quote.js';
import { chatToMarkdown } from '../chat/to-markdown.js';
import { jumpLink } from '../discord/parts.js';
import type { Page } from '../document/page.js';

/** A quote is cut here: a digest is read on a phone, and the whole sentence is one click away. */
const LONGEST = 280;
/** A longer text is never shown, so no more of it need be converted. */
const READ = 2_000;

/** What a person wrote, as one line of Discord's Markdown that mentions nobody and ends all it begins. */
export function chatLine(page: Page, text: string): string {
  const inline = quoteInline(text, page.talk.names, page.chat);
  if (inline !== null && [...inline].length <= LONGEST) return convertGfm(inline, 'chat').replace(/\s+/g, ' ').trim();
  const blocks = inline ?? chatToMarkdown(text.slice(0, READ), page.talk.names, page.chat);
  const seen = convertGfm(blocks, 'plain').replace(/^[ \t]*(?:>|`{3,}.*$)/gm, '');
  return escapeChat(clip(seen.replace(/\s+/g, ' ').trim(), LONGEST));
}

/** The same between the language's quotation marks. */
export function chatQuote(page: Page, text: string): string {
  const { open, close } = page.words.marks;
  return `${open}${chatLine(page, text)}${close}`;
}

/** A person's name in the server, without a mention. */
export function chatName(page: Page, id: Id): string {
  return escapeChat(page.talk.names.called(id).replace(/\s+/g, ' '));
}

/** A claim's number as a link to its message. */
export function chatNumber(claim: ClaimTalk): string {
  return `[${claim.number}](${jumpLink(claim.reply.server, claim.reply.thread, claim.reply.id)})`;
}
