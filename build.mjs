// Builds the program: one file a verb, and what verbs share once, so that `check` need not open a hundred files before it
// begins. Types are judged by `npm run types`. Another folder than `dist` and another beginning may be given.
import { copyFile, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from 'esbuild';

const [out = 'dist', entry = 'src/cli/main.ts'] = process.argv.slice(2);
const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));

/** What `check` and `new` run on; everything else stays a package beside us. */
const BUNDLED = ['commander', 'markdown-it', 'smol-toml', 'yaml'];

await rm(out, { recursive: true, force: true });
await build({
  entryPoints: [entry],
  outbase: dirname(dirname(entry)),
  outdir: out,
  chunkNames: 'cli/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !BUNDLED.includes(name)),
  // Bundled CommonJS asks for Node's own modules by `require`.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
});

// The stage's page, with all that it runs on: a browser loads nothing from anywhere else.
await build({
  entryPoints: ['src/stage/page/main.tsx'],
  outdir: `${out}/stage`,
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  tsconfig: 'src/stage/page/tsconfig.json',
  logLevel: 'warning',
});
await copyFile('src/stage/page/page.html', `${out}/stage/page.html`);
