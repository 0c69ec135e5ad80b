import { UserError } from '../core/errors.js';
import { replaceFile } from '../ops/replace-file.js';

/** What the system says when a file cannot be written there, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EACCES: 'its folder may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
};

/**
 * Replaces a file that a person named.
 *
 * @param mode permissions of a new file
 * @throws UserError when it cannot be written; then it is as it was
 */
export async function writeFile(path: string, data: Uint8Array, mode = 0o666): Promise<void> {
  try {
    await replaceFile(path, data, { mode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    throw new UserError({
      message: `${path} cannot be written: ${reason}.`,
      hint: 'Give another place with --out FILE.',
    });
  }
}
