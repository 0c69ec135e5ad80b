import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { makeBegun } from './begun-store.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The command line as tests spawn it: `inject('cli')`. */
    cli: string;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the program as it is now, once for all test files of a run; types are judged elsewhere. It stands beside `dist`,
 * so that it finds the migrations as `dist` does, and goes with the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = `${ROOT}.test-dist-${process.pid}`;
  await promisify(execFile)(process.execPath, [`${ROOT}build.mjs`, built], { cwd: ROOT });
  project.provide('cli', `${built}/cli/main.js`);
  project.provide('begun', await makeBegun());
  return () => rm(built, { recursive: true, force: true });
}
