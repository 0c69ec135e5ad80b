import type { ClaimTalk } from '../../core/claim-talk.js';
import type { Id } from '../../core/ids.js';
import { escapeChat } from '../chat/escape.js';
import { quotation } from '../chat/quotation.js';
import { saidLine } from '../chat/said.js';
import { jumpLink } from '../discord/parts.js';
import type { Page } from '../document/page.js';

/** A quote is cut here: a digest is read on a phone, and the whole sentence is one click away. */
const LONGEST = 280;
/** What a person wrote, as one line of Discord's Markdown that mentions nobody and ends all it begins. */
export function chatLine(page: Page, text: string): string {
  return saidLine(text, page.talk.names, page.chat, LONGEST);
}

/** The same between the language's quotation marks. */
export function chatQuote(page: Page, text: string): string {
  return quotation(page.words.marks, chatLine(page, text));
}

/** A person's name in the server, without a mention. */
export function chatName(page: Page, id: Id): string {
  return escapeChat(page.talk.names.called(id).replace(/\s+/g, ' '));
}

/** A claim's number as a link to its message. */
export function chatNumber(claim: ClaimTalk): string {
  return `[${claim.number}](${jumpLink(claim.reply.server, claim.reply.thread, claim.reply.id)})`;
}
