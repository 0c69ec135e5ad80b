import { findSession, wantedByName } from '../app/find-session.js';
import { writeArchiveText } from './archive-format.js';
import { terminalProgress } from './terminal-progress.js';
import { withStore } from './with-store.js';
import { writeFile } from './write-file.js';

export interface ExportOptions {
  /** Null prints it. */
  readonly out: string | null;
  /** Null where only one server has the session. */
  readonly server: string | null;
}

/** A file that names people is for its owner alone, until they pass it on. */
const PRIVATE = 0o600;

/**
 * The verb `export`: everything about a session as one JSON file (docs/export-format.md).
 *
 * @param name the session's slug, title or number
 * @throws UserError when the store has no such session, or several
 */
export async function exportSession(
  env: NodeJS.ProcessEnv,
  name: string,
  options: ExportOptions,
  { out, err }: { readonly out: NodeJS.WritableStream; readonly err: NodeJS.WritableStream },
): Promise<void> {
  const progress = terminalProgress(err);
  const archive = await withStore(env, progress.step, async (app) => {
    const session = await findSession(app.store, wantedByName(name, options.server));
    const read = await app.store.archives.read(session.server, session.id);
    if (read === null) throw new Error(`Session ${session.id} went away while it was read`);
    return read;
  }).finally(progress.end);
  const text = writeArchiveText(archive);
  if (options.out === null) {
    out.write(text);
    return;
  }
  await writeFile(options.out, new TextEncoder().encode(text), PRIVATE);
  err.write(`${options.out}: replies: ${archive.replies.length}, claims: ${archive.claims.length}.\n`);
}
