import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
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
 * Writes the three files, each replaced in one step.
 *
 * @param folder made when it is missing
 * @throws UserError when the folder cannot be made or written to
 */
export async function writeOutputs(folder: string, texts: DemoTexts): Promise<DemoFiles> {
  const files = {
    session: join(folder, 'session.md'),
    digest: join(folder, 'digest.md'),
    transcript: join(folder, 'transcript.txt'),
  };
  try {
    await mkdir(folder, { recursive: true });
    for (const name of ['session', 'digest', 'transcript'] as const) await replaceFile(files[name], texts[name]);
  } catch (error) {
    // Node's file errors always carry a code; what has none is a mistake of ours.
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UserError({
      message: `The demo could not write to ${folder}: ${error.message}.`,
      hint: 'Give another folder with --out.',
    });
  }
  return files;
}

async function replaceFile(path: string, data: Uint8Array | string): Promise<void> {
  const beside = `${path}.${randomUUID().slice(0, 8)}`;
  await writeFile(beside, data);
  await rename(beside, path);
}
