import { UserError } from '../../core/errors.js';
import { fileStem, type PublishedFile, publicationFolder, textPrint } from '../../core/publication.js';
import type { SessionRecord } from '../../core/record.js';
import { renderSections } from '../../render/document/sections.js';
import { wordsOutside } from '../../render/published/standing-words.js';
import type { App } from '../app.js';
import { hasNotes } from '../notes.js';
import { notesZone } from '../notes-zone.js';
import { fillDocument } from '../write-back.js';
import type { WantedFile, Writing } from './wanted-file.js';

/** Notes are public from the wrap on that publishes them, or from closing on, in sessions that say `publish: public`. */
export async function isPublic(app: App, { session, document }: SessionRecord): Promise<boolean> {
  if (document.publish !== 'public' || session.state === 'loaded') return false;
  return session.state === 'closed' || hasNotes(app, session.server, session.id);
}

/** A session's document with the conversation in it, as it should stand in the repository. */
export async function wantedNotes(app: App, record: SessionRecord): Promise<WantedFile> {
  const { server, id, group, slug, title } = record.session;
  const zone = await notesZone(app, record);
  const source = textPrint(record.source);
  const bodies = renderSections(record, { zone });
  return {
    path: `${publicationFolder(server, group, app.repository?.only ?? null)}sessions/${fileStem(slug)}.md`,
    session: id,
    name: title,
    source,
    print: textPrint(source, bodies.discussion ?? '', bodies.takeaways ?? ''),
    items: wordsOutside(record, zone),
    write: (there, before) => writeNotes(app, record, there, before),
  };
}

/**
 * What people changed in the repository is kept, as write-back keeps it. Only where nobody has touched the file since does
 * a newly loaded document take its place; where both changed, the conversation goes into theirs and hosts are told.
 */
async function writeNotes(
  app: App,
  record: SessionRecord,
  there: string | null,
  before: PublishedFile | undefined,
): Promise<Writing> {
  const { server, id } = record.session;
  const isLoadedAnew = before !== undefined && before.source !== textPrint(record.source);
  const isOurs = there === null || (before !== undefined && before.text === textPrint(there));
  try {
    const loaded = await fillDocument(app, server, id, { source: record.source });
    const filled = isOurs ? loaded : await fillDocument(app, server, id, { source: there });
    if (filled.conflicts.length > 0) {
      const where = filled.conflicts.map(({ section, line }) => `${section}, ${line}`).join('; ');
      return { text: null, isOurs: false, trouble: 'block', where };
    }
    const bothChanged = isLoadedAnew && loaded.text !== filled.text;
    return { text: filled.text, isOurs, trouble: bothChanged ? 'versions' : null, where: '' };
  } catch (error) {
    if (error instanceof UserError) return { text: null, isOurs: false, trouble: 'document', where: '' };
    throw error;
  }
}
