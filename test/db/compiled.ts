import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

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
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await symlink(join(ROOT, 'drizzle'), join(folder, 'drizzle'));
  await build({
    entryPoints: modules.map((name) => join(ROOT, 'src', name)),
    outbase: join(ROOT, 'src'),
    outdir: join(folder, 'dist'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return {
    module: (name) => pathToFileURL(join(folder, 'dist', name)).href,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
