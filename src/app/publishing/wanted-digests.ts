import { DEFAULT_GROUP } from '../../core/groups.js';
import type { Id } from '../../core/ids.js';
import { publicationFolder, textPrint } from '../../core/publication.js';
import type { DigestPost } from '../../core/published.js';
import type { SessionRecord } from '../../core/record.js';
import { lastDay } from '../../render/digest/digest-frame.js';
import { renderDigest } from '../../render/digest/render-digest.js';
import { digestQuotes } from '../../render/published/digest-quotes.js';
import type { App } from '../app.js';
import { groupLanguage } from '../compose-digest.js';
import { DIGEST_TARGET } from '../digest.js';
import type { WantedFile } from './wanted-file.js';

/**
 * A group's digests as they should stand in the repository: one file for each that went out, telling of the public
 * sessions alone. A week in which none of them moved has no file.
 *
 * @param records the group's posted sessions
 */
export async function wantedDigests(
  app: App,
  server: Id,
  group: string,
  records: readonly SessionRecord[],
): Promise<readonly WantedFile[]> {
  const open = records.filter(({ document }) => document.publish === 'public');
  if (open.length === 0) return [];
  const found = new Map<string, WantedFile>();
  for (const { due, target } of await app.store.work.allDone(server, 'digest', group)) {
    const post = target === DIGEST_TARGET ? await app.store.published.findDigest({ server, group, due }) : null;
    const digest = post && wantedDigest(app, post, open);
    if (!digest) continue;
    // Two on one day: the first keeps its name.
    const path = found.has(digest.path) ? digest.path.replace(/\.md$/, `-${timeOf(due)}.md`) : digest.path;
    found.set(path, { ...digest, path });
  }
  return [...found.values()];
}

function wantedDigest(app: App, post: DigestPost, records: readonly SessionRecord[]): WantedFile | null {
  const { server, group, period, zone } = post;
  const { file, quiet } = renderDigest(records, period, { zone, language: groupLanguage(app, server, group) });
  if (quiet) return null;
  const day = lastDay(period, zone);
  const text = new TextDecoder().decode(file.data);
  const print = textPrint(text);
  return {
    path: `${publicationFolder(server, group, app.repository?.only ?? null)}digests/${day}.md`,
    session: null,
    name: group === DEFAULT_GROUP ? day : `${day} (${group})`,
    source: '',
    print,
    items: digestQuotes(records, period, zone),
    async write(there, before) {
      const isOurs = there === null || there === text || before?.text === textPrint(there);
      return isOurs ? { text, isOurs, trouble: null, where: '' } : { text: null, isOurs, trouble: 'digest', where: '' };
    },
  };
}

function timeOf(due: Date): string {
  return due.toISOString().slice(11, 16).replace(':', '');
}
