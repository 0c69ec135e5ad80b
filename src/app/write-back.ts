import { type Conflict, spliceSections } from '../core/document/splice.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { SectionName } from '../core/sessions.js';
import { documentsTexts } from '../render/catalogue/documents/documents-texts.js';
import { renderSections } from '../render/document/sections.js';
import type { App } from './app.js';
import { notesZone } from './notes-zone.js';

/** A session's document with its two sections filled. */
export interface FilledDocument {
  readonly file: string;
  readonly text: string;
  /** Where people changed our text; then `text` is the document as it was given. */
  readonly conflicts: readonly Conflict[];
}

const SECTIONS: readonly SectionName[] = ['discussion', 'takeaways'];

/** How a document is filled. */
export interface FillOptions {
  /** How a conflict with people's edits is decided; without it a conflict changes nothing. */
  readonly take?: 'document' | 'generated' | undefined;
  /** The document as it stands now, in place of the one that was loaded; people may have edited it since. */
  readonly source?: string | undefined;
}

/**
 * Writes the conversation into the session's own document. Only the two sections change; the same state of the session
 * gives the same bytes.
 *
 * @throws UserError when this server has no such session, or the source cannot be written to
 */
export async function fillDocument(
  app: Pick<App, 'store' | 'zone'>,
  server: Id,
  session: string,
  { take, source }: FillOptions = {},
): Promise<FilledDocument> {
  const record = await app.store.record(server, session);
  if (!record) throw new UserError((language) => documentsTexts[language].gone);
  const document = source ?? record.source;
  const before = await app.store.sessions.generated(server, session);
  const bodies = renderSections(record, { zone: await notesZone(app, record) });
  const update = (name: SectionName) => ({
    body: bodies[name],
    ...(before[name]?.body ? { previous: before[name].body } : {}),
    // An empty section is a placeholder too.
    ...(typeof before[name]?.placeholder === 'string' ? { placeholder: before[name].placeholder } : {}),
  });
  const result = spliceSections(
    document,
    { discussion: update('discussion'), takeaways: update('takeaways') },
    take ? { take } : {},
  );
  if (result.conflicts.length > 0 && !take) {
    return { file: record.session.file, text: document, conflicts: result.conflicts };
  }
  for (const name of SECTIONS) {
    const placeholder = result.placeholders[name] ?? before[name]?.placeholder ?? null;
    await app.store.sessions.saveGenerated(server, session, name, { body: bodies[name], placeholder });
  }
  return { file: record.session.file, text: result.text, conflicts: [] };
}
