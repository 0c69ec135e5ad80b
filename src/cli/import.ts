import { readFile, stat } from 'node:fs/promises';
import { importArchive } from '../app/import-archive.js';
import type { ThreadMap } from '../core/archive/match-threads.js';
import type { SessionArchive } from '../core/archive/session-archive.js';
import type { TagsFile } from '../core/archive/tags.js';
import { parseSession } from '../core/document/parse.js';
import { UserError } from '../core/errors.js';
import type { UnsureChoice } from '../core/numbering.js';
import { readTags } from '../ops/read-tags.js';
import { isArchive, readArchiveValue } from './archive-format.js';
import { importText } from './print-import.js';
import { readExports, readJson } from './read-exports.js';
import { readWholeDocument } from './read-whole-document.js';
import { terminalProgress } from './terminal-progress.js';
import { withStore } from './with-store.js';

export interface ImportOptions {
  /** As typed: `name or id of a thread=2`. */
  readonly maps: readonly string[];
  /** A tags file, null for none. */
  readonly tags: string | null;
  readonly partial: boolean;
  readonly unsure: UnsureChoice | null;
  readonly json: boolean;
}

export interface Streams {
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream;
}

/**
 * The verb `import`: exports of DiscordChatExporter into the session of a document, or, when the first file is one that
 * `export` wrote, that session. Everything is read and found right before the store is opened.
 *
 * @throws UserError for everything that people must mend; nothing is imported then
 */
export async function importFiles(
  env: NodeJS.ProcessEnv,
  path: string,
  exports: readonly string[],
  options: ImportOptions,
  streams: Streams,
): Promise<void> {
  const progress = terminalProgress(streams.err);
  try {
    if (/\.json$/i.test(path)) await importSessionFiles(env, [path, ...exports], options, streams, progress.step);
    else await importExports(env, path, exports, options, streams, progress.step);
    progress.end();
  } catch (error) {
    progress.fail();
    throw error;
  }
}

async function importExports(
  env: NodeJS.ProcessEnv,
  path: string,
  paths: readonly string[],
  options: ImportOptions,
  { out }: Streams,
  onProgress: (step: string) => void,
): Promise<void> {
  const maps = options.maps.map(readMap);
  const { bytes, text, document } = await readWholeDocument(path);
  const tags = options.tags === null ? null : await readTagsFile(options.tags);
  const { exports, hasNextPart } = await readExports(paths, onProgress);
  const { partial, unsure } = options;
  const request = { document, source: text, bytes, exports, hasNextPart, partial, maps, tags, unsure, onProgress };
  const report = await withStore(env, onProgress, (app) => importArchive(app, request));
  out.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : importText(report));
}

async function importSessionFiles(
  env: NodeJS.ProcessEnv,
  paths: readonly string[],
  options: ImportOptions,
  { out }: Streams,
  onProgress: (step: string) => void,
): Promise<void> {
  if (options.maps.length > 0 || options.tags !== null) {
    throw new UserError({
      message: 'A session file says itself what its threads and claims are.',
      hint: 'Use --map and --tags with a session document and its exports.',
    });
  }
  const archives: { readonly path: string; readonly archive: SessionArchive }[] = [];
  for (const path of paths) archives.push({ path, archive: await readSessionFile(path) });
  const imported = await withStore(env, onProgress, async (app) => {
    const done: { readonly file: string; readonly server: string; readonly session: string; readonly slug: string }[] =
      [];
    for (const { path, archive } of archives) {
      onProgress(`Importing ${path}`);
      const { server, slug } = archive.session;
      done.push({ file: path, server, session: await app.store.archives.write(archive), slug });
    }
    return done;
  });
  if (options.json) out.write(`${JSON.stringify(imported, null, 2)}\n`);
  else for (const { file, slug, session } of imported) out.write(`${file}: session ${session}, ${slug}.\n`);
}

async function readSessionFile(path: string): Promise<SessionArchive> {
  const value = await readJson(path);
  if (!isArchive(value)) {
    throw new UserError({
      message: `${path} is no session file, and no session document either.`,
      hint: 'Give the document (Markdown) first and then its exports, or a file that rapporteur export wrote.',
    });
  }
  const archive = readArchiveValue(value, path);
  for (const each of [archive.document, archive.draft]) {
    const problem = each && parseSession(each.text, each.file).problems.find(({ severity }) => severity === 'error');
    if (!problem) continue;
    throw new UserError({
      message: `The document inside ${path} has errors: line ${problem.line}: ${problem.message}`,
      hint: 'Export the session again. Nothing was imported.',
    });
  }
  return archive;
}

/** @throws UserError when it is not written as `name=2` */
function readMap(typed: string): ThreadMap {
  const at = typed.lastIndexOf('=');
  const thread = typed.slice(0, Math.max(0, at)).trim();
  const use = typed.slice(at + 1).trim();
  if (thread !== '' && /^takeaways$/i.test(use)) return { thread, use: 'takeaways' };
  if (thread !== '' && /^[1-9]\d{0,8}$/.test(use)) return { thread, use: Number.parseInt(use, 10) };
  throw new UserError({
    message: `--map ${typed} says nothing.`,
    hint: 'Write --map "name or id of the thread=2" with the question’s number, or =takeaways.',
  });
}

/** Nobody writes more by hand. */
const MOST_TAGS_BYTES = 4 * 1024 * 1024;

async function readTagsFile(path: string): Promise<TagsFile> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile() || facts.size > MOST_TAGS_BYTES) {
    const reason = facts?.isFile() ? 'is larger than 4 MiB' : 'is no file';
    throw new UserError({ message: `${path} ${reason}.`, hint: 'docs/export-format.md describes tags files.' });
  }
  return readTags(await readFile(path, 'utf8'), path);
}
