import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../core/errors.js';

/** What the demo leaves behind. */
export interface DemoTexts {
  readonly session: Uint8Array;
  readonly digest: Uint8Array;
  readonly transcript: string;
}

/** Where each of them lies. */
export interface DemoFiles {
  readonly session: string;
  readonly digest: string;
  readonly transcript: string;
}

/**
 * Makes the folder if it is missing.
 *
 * @throws UserError when it cannot be made or written to; better said before a week is played than after
 */
export async function makeFolder(folder: string): Promise<void> {
  await told(folder, async () => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  });
}

/**
 * Writes the three files, each replaced in one step.
 *
 * @param folder is there already
 * @throws UserError when it cannot be written to
 */
export async function writeOutputs(folder: string, texts: DemoTexts): Promise<DemoFiles> {
  const files = {
    session: join(folder, 'session.md'),
    digest: join(folder, 'digest.md'),
    transcript: join(folder, 'transcript.txt'),
  };
  await told(folder, async () => {
    for (const name of ['session', 'digest', 'transcript'] as const) await replaceFile(files[name], texts[name]);
  });
  return files;
}

async function told(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Node's file errors always carry a code; what has none is a mistake of ours.
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UserError({
      message: `The demo cannot write to ${folder}: ${error.message}.`,
      hint: 'Give another folder with --out.',
    });
  }
}

async function replaceFile(path: string, data: Uint8Array | string): Promise<void> {
  const beside = `${path}.${randomUUID().slice(0, 8)}`;
  await writeFile(beside, data);
  await rename(beside, path);
}
