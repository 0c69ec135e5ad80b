import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build-cli.ts', 'test/support/drop-databases.ts'],
    pool: 'forks',
    // Loading the program and opening a database takes longer than most files' tests: each process does so once.
    isolate: false,
    // Whoever waits for a process of its own, or for Discord's five seconds, leaves a core to the others.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
