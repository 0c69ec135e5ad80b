import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { TEST_DATABASE_URL, WITHOUT_POSTGRES } from './db/each-store.js';

const run = promisify(execFile);

it.skipIf(TEST_DATABASE_URL === undefined)(
  `every bench runs, and prints its aims beside what it measured${WITHOUT_POSTGRES}`,
  async () => {
    const env = { ...process.env, BENCH_DATABASE_URL: TEST_DATABASE_URL ?? '' };
    await run(process.execPath, ['build.mjs', '.build-bench', 'bench/main.ts']);
    const args = ['.build-bench/bench/main.js', '--small', '--json'];
    const { stdout } = await run(process.execPath, args, { env, timeout: 120_000 });
    const entries = JSON.parse(stdout) as Record<string, unknown>[];
    expect(entries.map(({ name }) => name)).toEqual([
      'ingest, beside raw inserts',
      'ingest, beside a plain client',
      'ingest latency, p99',
      'acknowledge, p99',
      'memory at READY',
      'memory in use',
      'memory, growth in use',
      'recall of a rare word, p99',
      'recall of a common word, p99',
      'recall of a Japanese clause, p99',
      'write-back of 10,000 replies',
      'write-back, ten times the work',
      'converter',
      'check 3 KB',
      'check 10 MB',
    ]);
    for (const { name, ours, ratio, met } of entries) {
      expect(ours, String(name)).toBeGreaterThan(0);
      expect(ratio, String(name)).toBeGreaterThan(0);
      expect(typeof met, String(name)).toBe('boolean');
    }
  },
  150_000,
);
