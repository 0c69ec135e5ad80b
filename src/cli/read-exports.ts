import { access, readFile, stat } from 'node:fs/promises';
import type { ChatExport } from '../core/archive/chat-export.js';
import { parseJson } from '../core/archive/parse-json.js';
import { readExport } from '../core/archive/read-export.js';
import { UserError } from '../core/errors.js';

const MEBIBYTE = 1024 * 1024;

/** A text of JavaScript ends near 512 MiB, and parsed it takes several times its size. */
const MOST_FILE_BYTES = 256 * MEBIBYTE;
const MOST_BYTES = 1024 * MEBIBYTE;
const MOST_FILES = 2_000;

/** Exports, all read and found whole. */
export interface ReadExports {
  readonly exports: readonly ChatExport[];
  /** Files whose next part lies beside them and was not given. */
  readonly hasNextPart: ReadonlySet<string>;
}

/**
 * Reads all exports before anything is done with one.
 *
 * @throws UserError that names the first file that is missing, too large, cut off, broken or something else
 */
export async function readExports(paths: readonly string[], onProgress: (step: string) => void): Promise<ReadExports> {
  const given = [...new Set(paths)];
  if (given.length > MOST_FILES) throw tooMuch(`${given.length} files are too many`, `${MOST_FILES} files`);
  let total = 0;
  for (const path of given) total += await sizeOf(path);
  if (total > MOST_BYTES) throw tooMuch(`These files are too large together`, '1 GiB');
  const exports: ChatExport[] = [];
  const hasNextPart = new Set<string>();
  for (const path of given) {
    onProgress(`Reading ${path}`);
    exports.push(readExport(await readJson(path), path));
    const next = nextPart(path);
    if (!given.includes(next) && (await isThere(next))) hasNextPart.add(path);
  }
  return { exports, hasNextPart };
}

/**
 * Reads a JSON file.
 * @throws UserError when it is missing, too large, cut off or broken
 */
export async function readJson(path: string): Promise<unknown> {
  await sizeOf(path);
  return parseJson(await readFile(path), path);
}

/**
 * The size of a file that may be read, in bytes.
 * @throws UserError when it may not, or is over 256 MiB
 */
async function sizeOf(path: string): Promise<number> {
  const hint = 'Give the JSON files themselves. Nothing was imported.';
  try {
    const facts = await stat(path);
    if (!facts.isFile()) throw new UserError({ message: `${path} is not a file.`, hint });
    if (facts.size > MOST_FILE_BYTES) {
      throw tooMuch(`${path} has ${(facts.size / MEBIBYTE).toFixed(0)} MiB`, '256 MiB in one file');
    }
    await access(path, 4);
    return facts.size;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UserError({ message: `There is no file ${path}.`, hint });
    if (code === 'EACCES') throw new UserError({ message: `${path} may not be read.`, hint });
    throw error;
  }
}

function tooMuch(what: string, most: string): UserError {
  return new UserError({
    message: `${what}: ${most} can be imported at once.`,
    hint: 'Export only the threads of the session, or in parts, and import them one after the other. Nothing was imported.',
  });
}

/** `NAME.json` is followed by `NAME [part 2].json`. */
function nextPart(path: string): string {
  const [, stem = '', part] = /^(.*?)(?: \[part (\d{1,6})\])?\.json$/i.exec(path) ?? [];
  return `${stem} [part ${part === undefined ? 2 : Number.parseInt(part, 10) + 1}].json`;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
