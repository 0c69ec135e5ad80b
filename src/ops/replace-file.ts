import { randomBytes } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** How a file is replaced. */
export interface ReplaceOptions {
  /** The permissions of a file that is new; one that is there keeps its own. */
  readonly mode?: number;
}

/**
 * Puts new bytes in the place of a file, so that whoever reads it, and whoever stops us, finds the old one or the new one
 * and never a part (POSIX, `rename`). A link stays a link, and what it leads to is replaced.
 *
 * @throws the system's error when the folder cannot be written to; the file is as it was then
 */
export async function replaceFile(path: string, data: Uint8Array, options: ReplaceOptions = {}): Promise<void> {
  const there = await stat(path).catch(() => null);
  const target = there === null ? path : await realpath(path);
  const mode = there === null ? (options.mode ?? 0o666) : there.mode & 0o7777;
  // In the same folder: only within one file system is a rename one step.
  const fresh = join(dirname(target), `.${basename(target).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await open(fresh, 'wx', mode);
    try {
      if (there !== null) await file.chmod(mode);
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(fresh, target);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
