import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the tests' own build stands: beside `dist`, so that it finds the migrations as `dist` does. */
export const BUILT = `${ROOT}.test-dist`;

/** The command line as tests spawn it. */
export const CLI = `${BUILT}/cli/main.js`;

/** Builds the program as it is now, once for all test files; types are judged elsewhere. What is spawned and killed must be real. */
export async function setup(): Promise<void> {
  const tsc = `${ROOT}node_modules/typescript/bin/tsc`;
  await promisify(execFile)(process.execPath, [tsc, '-p', `${ROOT}tsconfig.build.json`, '--outDir', BUILT, '--noCheck']);
}
