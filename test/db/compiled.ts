import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Modules of `src/` as JavaScript that a plain `node` runs: a process that is to be killed must be a real one. */
export interface Compiled {
  /** The URL to import a module by, named as under `src/`: `db/open.js`. */
  module(name: string): string;
  remove(): Promise<void>;
}

/** Compiles these modules of `src/` and all they import, beside the packages they need. */
export async function compile(...modules: readonly string[]): Promise<Compiled> {
  const cache = join(ROOT, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'rapporteur-'));
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { noEmit: false, noCheck: true, rootDir: join(ROOT, 'src'), outDir: join(folder, 'dist') },
    files: modules.map((name) => join(ROOT, 'src', name)),
    include: [],
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await symlink(join(ROOT, 'drizzle'), join(folder, 'drizzle'));
  await promisify(execFile)(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', folder]);
  return {
    module: (name) => pathToFileURL(join(folder, 'dist', name)).href,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
