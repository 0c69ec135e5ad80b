import type { IngestReport } from '../core/ports/store.js';
import type { Change } from '../core/replies.js';
import type { App } from './app.js';
import { keepByReaction, letGoByReaction } from './keeping.js';
import { createQueue, type Queue } from './queue.js';

/**
 * The one function behind all doors: gateway, history and exports bring changes, the store merges them by
 * `core/replies`, and reactions that keep or let go are acted upon.
 *
 * @param cursor when the changes are a complete prefix of a thread's history
 */
export async function ingest(
  app: App,
  changes: readonly Change[],
  cursor?: { readonly server: string; readonly thread: string; readonly at: string },
): Promise<void> {
  await follow(app, await app.store.replies.apply(changes, cursor));
}

/** Acts on what a batch did, and brings the memory of its sessions up to date. */
export async function follow(app: App, report: IngestReport): Promise<void> {
  for (const keep of report.keeps) {
    if (keep.added) await keepByReaction(app, keep);
    else await letGoByReaction(app, keep);
  }
  const sessions = new Map(
    [...report.touched, ...report.keeps].map((each) => [`${each.server}/${each.session}`, each]),
  );
  for (const { server, session } of sessions.values()) await app.memory.refresh(server, session);
}

/**
 * The queue between the gateway and {@link ingest}: events are taken at once and written batch by batch.
 *
 * @param inTurn runs a write after those of others that must not come between what they read and what they write
 */
export function createIngestQueue(
  app: App,
  inTurn: <T>(write: () => Promise<T>) => Promise<T> = (write) => write(),
): Queue<Change> {
  return createQueue<Change>(
    async (batch) => follow(app, await inTurn(() => app.store.replies.apply(batch))),
    (error, batch) => app.log.error({ err: error, changes: batch.length }, 'a batch of changes was not stored'),
  );
}
