import type { Id } from '../core/ids.js';
import { REPOSITORY } from '../core/publication.js';
import { type ExportedFile, quotedKey, withdrawnItems } from '../core/published.js';
import type { SessionRecord } from '../core/record.js';
import { wordsOutside } from '../render/published/standing-words.js';
import type { App } from './app.js';
import { notesZone } from './notes-zone.js';

/** The name under which a posted brief is remembered; no document has it. */
export const BRIEF = '';

/** An export whose file holds words that do not stand any more, and their numbers. */
export interface OutdatedExport extends Pick<ExportedFile, 'by' | 'at' | 'file'> {
  readonly withdrawn: readonly string[];
}

/** Remembers that somebody got a filled document: whose words it holds, not the words. */
export async function rememberExport(
  app: Pick<App, 'store' | 'clock' | 'zone'>,
  server: Id,
  session: string,
  by: Id,
): Promise<void> {
  const record = await app.store.record(server, session);
  if (record === null) return;
  const items = wordsOutside(record, await notesZone(app, record));
  if (items.length === 0) return;
  await app.store.published.addExport({ server, session, by, at: app.clock(), file: record.session.file, items });
}

/** The exports to replace or delete, newest first: files out of our reach keep what was withdrawn since (design 10). */
export async function outdatedExports(
  app: Pick<App, 'store' | 'zone'>,
  record: SessionRecord,
): Promise<readonly OutdatedExport[]> {
  const all = await app.store.published.exports(record.session.server, record.session.id);
  // What we posted ourselves as a message is ours to mend.
  const exports = all.filter(({ file }) => file !== BRIEF);
  if (exports.length === 0) return [];
  const now = new Map(wordsOutside(record, await notesZone(app, record)).map((item) => [quotedKey(item), item]));
  const outdated = exports.flatMap(({ by, at, file, items }) => {
    const withdrawn = withdrawnItems(items, now).map(({ item }) => item);
    return withdrawn.length === 0 ? [] : [{ by, at, file, withdrawn }];
  });
  return inOneHistory(outdated);
}

/** All editions of a file in the repository are one history, which stands where its newest does. */
function inOneHistory(outdated: readonly OutdatedExport[]): readonly OutdatedExport[] {
  const found = new Map<string, OutdatedExport>();
  for (const each of outdated) {
    const key = each.by === REPOSITORY ? each.file : `${found.size} ${each.by}`;
    const newer = found.get(key);
    const withdrawn = new Set([...(newer?.withdrawn ?? []), ...each.withdrawn]);
    found.set(key, { ...(newer ?? each), withdrawn: [...withdrawn] });
  }
  return [...found.values()];
}
