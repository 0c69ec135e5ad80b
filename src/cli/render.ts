import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { findSession } from '../app/find-session.js';
import { type FilledDocument, fillDocument } from '../app/write-back.js';
import { parseSession } from '../core/document/parse.js';
import type { SessionDocument } from '../core/document/session.js';
import { DEFAULT_GROUP } from '../core/groups.js';
import { readWholeDocument } from './read-whole-document.js';
import { terminalProgress } from './terminal-progress.js';
import { withStore } from './with-store.js';
import { writeFile } from './write-file.js';

export interface RenderOptions {
  readonly take: 'document' | 'generated' | null;
  /** Null for the document itself. */
  readonly out: string | null;
  /** Null where only one server has the session. */
  readonly server: string | null;
}

export interface Streams {
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream;
}

/**
 * The verb `render`: writes both sections of a session document from the store, into the file as it stands on disk.
 *
 * @returns the exit code: 1 when people changed our text and nobody said whose holds; nothing is written then
 * @throws UserError when the document has errors, or the store has no such session
 */
export async function render(
  env: NodeJS.ProcessEnv,
  path: string,
  options: RenderOptions,
  { out, err }: Streams,
): Promise<number> {
  const { bytes, text, document } = await readWholeDocument(path);
  const progress = terminalProgress(err);
  const group = document.group ?? DEFAULT_GROUP;
  const filled = await withStore(env, progress.step, async (app) => {
    const session = await findSession(app.store, {
      name: document.slug,
      server: options.server,
      fits: (each) => each.slug === document.slug && each.group === group,
    });
    return fillDocument(app, session.server, session.id, { take: options.take ?? undefined, source: text });
  }).finally(progress.end);
  if (filled.conflicts.length > 0 && options.take === null) {
    tellConflicts(path, filled, { out, err });
    return 1;
  }
  const target = options.out ?? path;
  const data = new TextEncoder().encode(filled.text);
  const there = options.out === null ? bytes : await readFile(target).catch(() => null);
  if (there === null || Buffer.compare(there, data) !== 0) await writeFile(target, data);
  err.write(`${target}: ${changes(document, parseSession(data, basename(path)), text === filled.text)}\n`);
  return 0;
}

function tellConflicts(path: string, { conflicts }: FilledDocument, { out, err }: Streams): void {
  for (const { section, line, diff } of conflicts) {
    out.write(`${path}:${line}: somebody changed what was written under ${section}\n${diff}\n`);
  }
  err.write(
    'rapporteur: nothing was written.\n  --take document keeps what people wrote, from now on; --take generated writes over it.\n',
  );
}

function changes(before: SessionDocument, after: SessionDocument, isSame: boolean): string {
  if (isSame) return 'nothing has changed.';
  const told = (['discussion', 'takeaways'] as const).flatMap((name) => {
    const [old, now] = [before.sections[name].block, after.sections[name].block];
    if (old?.body === now?.body && old?.kept === now?.kept) return [];
    if (now === null) return [`${name}: taken back, nothing is left to say`];
    if (now.kept) return [`${name}: left to the people who changed it`];
    return [`${name}: ${old === null ? 'written' : 'written anew'}, lines: ${now.body.split('\n').length}`];
  });
  return told.length === 0 ? 'only our marks have changed.' : `${told.join('; ')}.`;
}
