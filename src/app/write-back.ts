import { type Conflict, spliceSections } from '../core/document/splice.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { SessionRecord } from '../core/record.js';
import type { SectionName } from '../core/sessions.js';
import { renderDiscussion } from '../render/document/discussion.js';
import { renderTakeaways } from '../render/document/takeaways.js';
import type { App } from './app.js';

/** A session's document with its two sections filled. */
export interface FilledDocument {
  readonly file: string;
  readonly text: string;
  /** Where people changed our text; then `text` is the document as it was loaded. */
  readonly conflicts: readonly Conflict[];
}

const SECTIONS: readonly SectionName[] = ['discussion', 'takeaways'];

/**
 * Writes the conversation into the session's own document. Only the two sections change; the same state of the session
 * gives the same bytes.
 *
 * @param take how a conflict with people's edits is decided; without it a conflict changes nothing
 * @throws UserError when this server has no such session
 */
export async function fillDocument(
  app: App,
  server: Id,
  session: string,
  take?: 'document' | 'generated',
): Promise<FilledDocument> {
  const record = await app.store.record(server, session);
  if (!record) throw new UserError({ message: 'This session is not here any more.', hint: 'Load its document again.' });
  const before = await app.store.sessions.generated(server, session);
  const bodies = renderSections(record);
  const update = (name: SectionName) => ({
    body: bodies[name],
    ...(before[name]?.body ? { previous: before[name].body } : {}),
    ...(before[name]?.placeholder ? { placeholder: before[name].placeholder } : {}),
  });
  const result = spliceSections(
    record.source,
    { discussion: update('discussion'), takeaways: update('takeaways') },
    take ? { take } : {},
  );
  if (result.conflicts.length > 0 && !take) {
    return { file: record.session.file, text: record.source, conflicts: result.conflicts };
  }
  for (const name of SECTIONS) {
    const placeholder = result.placeholders[name] ?? before[name]?.placeholder ?? null;
    await app.store.sessions.saveGenerated(server, session, name, { body: bodies[name], placeholder });
  }
  return { file: record.session.file, text: result.text, conflicts: [] };
}

function renderSections(record: SessionRecord): Record<SectionName, string | null> {
  const options = { zone: record.document.zone ?? 'UTC' };
  return { discussion: renderDiscussion(record, options), takeaways: renderTakeaways(record, options) };
}
