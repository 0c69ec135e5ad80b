import { componentId } from '../core/component-id.js';
import type { Language } from '../core/document/session.js';
import type { Id } from '../core/ids.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import type { DigestKey, DigestPost, QuotedItem } from '../core/published.js';
import type { SessionRecord } from '../core/record.js';
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
 * @param language of a quiet week; otherwise the newest session's counts
 */
export function composeDigest(
  records: readonly SessionRecord[],
  post: Omit<DigestPost, 'channel' | 'message'>,
  language: Language,
): ComposedDigest {
  const { period, zone } = post;
  const { message } = renderDigest(records, period, { zone, language });
  const components = [...(message.components ?? []), row(button('How my words are used', digestMark(post)))];
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
