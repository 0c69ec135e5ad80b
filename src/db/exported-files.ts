import { and, desc, eq } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import { REPOSITORY } from '../core/publication.js';
import { type ExportedFile, type QuotedItem, wordsPrint } from '../core/published.js';
import type { Db } from './db.js';
import { exportedFiles } from './schema.js';
import { isStoredId } from './stored-id.js';

/** More than a host can do something about; the newest are kept in sight. */
const MOST_EXPORTS = 100;

/** Remembers a file with its words' hashes. */
export async function addExport(db: Db, { server, session, by, at, file, items }: ExportedFile): Promise<void> {
  const lines = items.map(({ item, words }) => `${item} ${words}`);
  // The same words may stand in several files of the repository, and each has a history of its own.
  const print = wordsPrint(by === REPOSITORY ? [file, ...lines] : lines);
  const { session: which, by: who, server: where, print: same } = exportedFiles;
  await db
    .insert(exportedFiles)
    .values({ server, session: BigInt(session), by, at, file, print, items: lines })
    .onConflictDoUpdate({ target: [where, which, who, same], set: { at, file } });
}

/** A session's exports, newest first. */
export async function listExports(db: Db, server: Id, session: string): Promise<readonly ExportedFile[]> {
  if (!isStoredId(session)) return [];
  const rows = await db
    .select()
    .from(exportedFiles)
    .where(and(eq(exportedFiles.server, server), eq(exportedFiles.session, BigInt(session))))
    .orderBy(desc(exportedFiles.at))
    .limit(MOST_EXPORTS);
  return rows.map(({ by, at, file, items }) => ({
    ...{ server, session, by, at, file },
    items: items.map((line) => itemFrom(session, line)),
  }));
}

/** A file that was replaced holds nothing any more. */
export async function forgetExports(
  db: Db,
  { server, session, by, file }: Pick<ExportedFile, 'server' | 'session' | 'by' | 'file'>,
): Promise<void> {
  if (!isStoredId(session)) return;
  const { server: where, session: which, by: who, file: named } = exportedFiles;
  await db
    .delete(exportedFiles)
    .where(and(eq(where, server), eq(which, BigInt(session)), eq(who, by), eq(named, file)));
}

/** Sessions with a file of somebody's, in no particular order. */
export async function exportedBy(
  db: Db,
  by: Id,
): Promise<readonly { readonly server: Id; readonly session: string }[]> {
  const { server, session } = exportedFiles;
  const rows = await db.selectDistinct({ server, session }).from(exportedFiles).where(eq(exportedFiles.by, by));
  return rows.map((row) => ({ server: row.server, session: String(row.session) }));
}

function itemFrom(session: string, line: string): QuotedItem {
  const [item = '', words = ''] = line.split(' ');
  return { session, item, message: null, words };
}
