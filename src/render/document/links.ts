import type { ClaimTalk } from '../../core/claim-talk.js';
import type { Id } from '../../core/ids.js';
import type { Page } from './page.js';

/** The address of a thread, or of a message in it. Discord's clients open it (Discord reference, message links). */
export function chatLink(server: Id, thread: Id, message?: Id): string {
  const base = `https://discord.com/channels/${server}/${thread}`;
  return message === undefined ? base : `${base}/${message}`;
}

/**
 * A claim's number as the link to its message; plain for somebody without a name here, to whose messages nothing
 * outside may lead (design 11).
 */
export function linkedNumber(page: Page, claim: ClaimTalk): string {
  const { names, record } = page.talk;
  if (names.name(claim.author) === null && names.audience === 'outside') return claim.number;
  return `[${claim.number}](${chatLink(record.session.server, claim.reply.thread, claim.reply.id)})`;
}

/** The link to a question's thread, or null while there is none. */
export function threadLink(page: Page, thread: Id | null): string | null {
  if (thread === null) return null;
  return `[${page.words.discussion.thread}](${chatLink(page.talk.record.session.server, thread)})`;
}
