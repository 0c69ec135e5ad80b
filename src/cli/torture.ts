import { createProgress } from './demo/progress.js';
import { countOf } from './torture/compare.js';
import { killPoints } from './torture/kill-points.js';
import { createRandom } from './torture/random.js';
import { storm } from './torture/storm-trial.js';
import { tortureStore } from './torture/torture-store.js';

export interface TortureOptions {
  readonly seed: number;
  /** How long the storm may last. */
  readonly minutes: number;
  /** When so many were said it ends earlier. */
  readonly messages: number;
  /** A folder for what Discord and the store hold in the end, or null. */
  readonly dump: string | null;
  /** A PostgreSQL server on which databases may be made and dropped; null for PGlite. */
  readonly databaseUrl: string | null;
}

/**
 * The verb `torture`, for developers: kills the bot at every request of a posting, and lets a storm of people and faults
 * go over it; real processes, signals and sockets against a Discord on this machine.
 *
 * @returns the exit code: 1 when anything was lost, doubled or half-written
 */
export async function torture(options: TortureOptions, out: NodeJS.WritableStream): Promise<number> {
  const progress = createProgress(process.stderr);
  const stores = tortureStore(options.databaseUrl);
  const kills = await killPoints(stores, (text) => progress.step(text));
  const limits = { until: Date.now() + options.minutes * 60_000, messages: options.messages, dumpTo: options.dump };
  const { counts, differences } = await storm(stores, createRandom(options.seed), limits, (text) =>
    progress.step(text),
  );
  progress.end();
  const wrong = kills.failed.length + countOf(differences);
  const lines = [
    `store        ${stores.kind}, seed ${options.seed}`,
    `kill points  ${kills.tried} tried, ${kills.failed.length} left a duplicate, a gap or a wrong order`,
    ...kills.failed.map((point) => `             ${point}`),
    `storm        ${counts.said} messages, ${counts.edited} edits, ${counts.deleted} deletions, ${counts.reactions} reactions`,
    `             ${counts.killed} SIGKILLs, ${counts.ended} SIGTERMs, ${counts.dropped} dropped connections, ${counts.eventsHarmed} event and ${counts.requestsHarmed} request faults`,
    ...Object.entries(differences).map(
      ([kind, ids]) => `  ${kind.padEnd(11)}${ids.length}${ids.length > 0 ? ` (${ids.slice(0, 5).join(', ')})` : ''}`,
    ),
    wrong === 0 ? 'nothing lost, nothing doubled' : `${wrong} things are wrong`,
  ];
  out.write(`${lines.join('\n')}\n`);
  return wrong === 0 ? 0 : 1;
}
