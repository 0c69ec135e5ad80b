import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../core/errors.js';
import { type LockPlace, lockPlace } from './lock-place.js';
import { isAlive, listenOn, stopListening } from './lock-socket.js';

/** A folder that this process holds alone. */
export interface FolderLock {
  /** Lets go of the folder. */
  release(): Promise<void>;
}

/** How often, and every how many milliseconds, a rival that has not yet won or given up is looked at again. */
const LOOKS = 100;
const BETWEEN_LOOKS = 30;

/**
 * Takes a folder for this process alone, and makes it when it is missing.
 *
 * The lock is a listening socket, which the kernel takes from a process however that ends, and which stays while its
 * holder is busy. Sockets are numbered, and the highest holds: a dead one is never unlinked to be bound again, because
 * between looking and unlinking another may have bound it. Who wants the folder first listens on the next number, then
 * looks at all the others: of two that do so at once at least one sees the other, and the lower gives way. Only the
 * holder writes `<number>.json` (its process), and only it removes what lies below its own number; that file stays, so
 * numbers are never used twice.
 *
 * @throws UserError when another process holds the folder, or it can't be written
 */
export async function lockFolder(dataFolder: string): Promise<FolderLock> {
  const place = await openPlace(dataFolder);
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      if (look > 0) await wait(BETWEEN_LOOKS);
      const held = await tryToHold(place, dataFolder);
      if (held !== null) return held;
    }
    throw inUse(dataFolder, null);
  } catch (error) {
    place.close();
    throw error;
  }
}

async function openPlace(dataFolder: string): Promise<LockPlace> {
  try {
    await mkdir(dataFolder, { recursive: true });
    return await lockPlace(dataFolder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new UserError({
      message: `The data folder ${dataFolder} can't be made or written${code}.`,
      hint: 'Give this user the right to write there, or name another folder in RAPPORTEUR_DATA.',
    });
  }
}

/** One try; null when a rival is neither in nor out yet, or was faster. */
async function tryToHold(place: LockPlace, dataFolder: string): Promise<FolderLock | null> {
  const before = await numbersIn(place);
  if (await livingRival(place, dataFolder, before.sockets)) return null;
  const own = Math.max(0, ...before.sockets, ...before.holders) + 1;
  const server = await listenOn(place.address(own));
  if (server === null) return null;
  try {
    if (await winsAgainstAll(place, dataFolder, own)) return await hold(place, own, server);
  } catch (error) {
    await stopListening(server);
    throw error;
  }
  await stopListening(server);
  return null;
}

/** The lower of two that listen gives way; the higher waits until the lower has, or is found to hold. */
async function winsAgainstAll(place: LockPlace, dataFolder: string, own: number): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await wait(BETWEEN_LOOKS);
    const { sockets, holders } = await numbersIn(place);
    // Somebody held the folder after we had bound our number and took us for dead: nobody would see us there.
    if (!sockets.includes(own) || holders.some((number) => number > own)) return false;
    const higher = sockets.filter((number) => number > own);
    if (await livingRival(place, dataFolder, higher)) return false;
    const lower = sockets.filter((number) => number < own);
    if (!(await livingRival(place, dataFolder, lower))) return true;
  }
  throw inUse(dataFolder, null);
}

/**
 * Whether one of these is alive and may still give way.
 * @throws UserError when one is alive and holds the folder
 */
async function livingRival(place: LockPlace, dataFolder: string, numbers: readonly number[]): Promise<boolean> {
  let rival = false;
  for (const number of numbers) {
    if (!(await isAlive(place.address(number)))) continue;
    const holder = await holderOf(place, number);
    if (holder !== null) throw inUse(dataFolder, holder);
    rival = true;
  }
  return rival;
}

async function hold(place: LockPlace, own: number, server: Server): Promise<FolderLock> {
  await writeFile(holderFile(place, own), JSON.stringify({ pid: process.pid }));
  const { sockets, holders } = await numbersIn(place);
  for (const number of sockets) if (number < own) await rm(join(place.folder, `${number}.sock`), { force: true });
  for (const number of holders) if (number < own) await rm(holderFile(place, number), { force: true });
  return {
    release: async () => {
      await stopListening(server);
      place.close();
    },
  };
}

interface Holder {
  readonly pid: number;
  readonly since: Date;
}

function holderFile(place: LockPlace, number: number): string {
  return join(place.folder, `${number}.json`);
}

async function holderOf(place: LockPlace, number: number): Promise<Holder | null> {
  try {
    const path = holderFile(place, number);
    const { pid } = JSON.parse(await readFile(path, 'utf8')) as { readonly pid: number }; // We wrote it in `hold`.
    return { pid, since: (await stat(path)).mtime };
  } catch {
    // Not there, or not written to its end: the one who listens has not won yet.
    return null;
  }
}

async function numbersIn(place: LockPlace): Promise<{ readonly sockets: number[]; readonly holders: number[] }> {
  const names = await readdir(place.folder);
  const withEnding = (ending: string) =>
    names.filter((name) => name.endsWith(ending) && /^[0-9]+\./.test(name)).map((name) => Number.parseInt(name, 10));
  return { sockets: withEnding('.sock'), holders: withEnding('.json') };
}

function inUse(dataFolder: string, holder: Holder | null): UserError {
  const who = holder === null ? 'another process' : `process ${holder.pid}, since ${holder.since.toISOString()}`;
  return new UserError({
    message: `The data folder ${dataFolder} is in use by ${who}.`,
    hint: 'Stop that process first, or use the slash commands in Discord while it runs: /session export gives a document with its notes.',
  });
}
