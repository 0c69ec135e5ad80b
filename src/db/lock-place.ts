import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a folder's lock keeps its numbered files, and how a socket among them is addressed. */
export interface LockPlace {
  /** The directory of the numbered files. */
  readonly folder: string;
  /** The address of the socket with this number. */
  address(number: number): string;
  close(): void;
}

/** An address longer than this is cut silently by the kernel: 108 bytes on Linux, 104 on others, with the final NUL. */
const LONGEST = 100;

/**
 * The lock stands inside the folder that it protects, so that whoever sees the folder sees the lock, in another
 * container too. A folder with a long path is addressed through a short name for the same place.
 */
export async function lockPlace(dataFolder: string): Promise<LockPlace> {
  const inside = join(await realpath(dataFolder), 'lock');
  await mkdir(inside, { recursive: true });
  if (Buffer.byteLength(join(inside, '999999999.sock')) <= LONGEST) return named(inside, inside, () => {});
  if (process.platform === 'linux') {
    // An open directory has a short name of its own (proc(5), /proc/pid/fd); the sockets lie in the folder all the same.
    const descriptor = openSync(inside, 'r');
    return named(inside, `/proc/self/fd/${descriptor}`, () => closeSync(descriptor));
  }
  // Not the folder that TMPDIR names: two processes must come to the same place.
  const short = join('/tmp', `rapporteur-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  return named(short, short, () => {});
}

function named(folder: string, prefix: string, close: () => void): LockPlace {
  return { folder, address: (number) => join(prefix, `${number}.sock`), close };
}
