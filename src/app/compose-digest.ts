import { componentId } from '../core/component-id.js';
import type { Language } from '../core/document/session.js';
import { groupKey } from '../core/groups.js';
import type { Id } from '../core/ids.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import type { DigestKey, DigestPost, QuotedItem } from '../core/published.js';
import type { SessionRecord } from '../core/record.js';
import { digestTexts } from '../render/catalogue/digest/digest-texts.js';
import { renderDigest } from '../render/digest/render-digest.js';
import { button, row } from '../render/discord/parts.js';
import { digestQuotes } from '../render/published/digest-quotes.js';
import type { App } from './app.js';

/** A digest ready to be sent or to replace what was sent, and whose words it holds. */
export interface ComposedDigest {
  /** Its `files` are always named, so that an edit takes away a file that it has no more. */
  readonly message: OutgoingMessage;
  readonly quotes: readonly QuotedItem[];
}

/**
 * Writes a group's digest of a period: the same records give the same digest, whenever it is written.
 *
 * @param how the language of a quiet week and of the buttons, where no session says it; whether it is a copy for one
 *   person, in whose direct messages no button of ours works: theirs would come from outside a server
 */
export function composeDigest(
  records: readonly SessionRecord[],
  post: Omit<DigestPost, 'channel' | 'message'>,
  { language, isDirect }: { readonly language: Language; readonly isDirect: boolean },
): ComposedDigest {
  const { period, zone, group } = post;
  const { message } = renderDigest(records, period, { zone, language });
  const say = digestTexts[language];
  const buttons = isDirect
    ? [{ ...button(say.youAsked, directMark(post)), disabled: true }]
    : [button(say.howWords, digestMark(post)), button(say.byDirect, componentId('digest-subscribe', groupKey(group)))];
  const components = [...(message.components ?? []), row(...buttons)];
  return {
    message: { ...message, files: message.files ?? [], components },
    quotes: digestQuotes(records, period, zone),
  };
}

/** What a group speaks where no session says it. */
export function groupLanguage(app: Pick<App, 'memory'>, server: Id, group: string): Language {
  return app.memory.settings(server, group).language ?? 'en';
}

/** Whether there is nothing to tell of a period. */
export function isQuiet(
  records: readonly SessionRecord[],
  { period, zone }: Pick<DigestPost, 'period' | 'zone'>,
): boolean {
  return renderDigest(records, period, { zone }).quiet;
}

/** The id of the button by which a posted digest is known again. */
export function digestMark({ due }: Pick<DigestKey, 'due'>): string {
  return componentId('words', 'digest', due.getTime());
}

/** The id of the button by which a copy in somebody's direct messages is known again; these are one channel for all servers. */
export function directMark({ server, due }: Pick<DigestKey, 'server' | 'due'>): string {
  return componentId('digest-copy', server, due.getTime());
}

/** The posted sessions of a group, with all that is known of them. */
export async function recordsOf(app: Pick<App, 'store'>, server: Id, group: string): Promise<readonly SessionRecord[]> {
  const records: SessionRecord[] = [];
  for (const session of await app.store.sessions.list(server)) {
    if (session.group !== group || session.state === 'loaded') continue;
    const record = await app.store.record(server, session.id);
    if (record) records.push(record);
  }
  return records;
}
