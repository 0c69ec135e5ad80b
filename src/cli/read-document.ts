import { readFile, stat } from 'node:fs/promises';
import { UserError } from '../core/errors.js';

/** The largest document the command line takes (design 13). */
export const MOST_FILE_BYTES = 16 * 1024 * 1024;

/**
 * Reads a session document's bytes.
 *
 * @throws UserError when it is not there, not a file, not readable or over 16 MiB
 */
export async function readDocument(path: string): Promise<Uint8Array> {
  const hint = 'Give the path of a Markdown or text file.';
  try {
    const facts = await stat(path);
    if (!facts.isFile()) throw new UserError({ message: `${path} is not a file.`, hint });
    if (facts.size > MOST_FILE_BYTES) {
      throw new UserError({
        message: `${path} is too large: ${(facts.size / 1024 / 1024).toFixed(1)} MiB of 16.`,
        hint: 'A session document holds one session; put the rest into other files.',
      });
    }
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') throw new UserError({ message: `There is no file ${path}.`, hint });
    if (code === 'EACCES')
      throw new UserError({ message: `${path} may not be read.`, hint: 'Look at its permissions.' });
    throw error;
  }
}
