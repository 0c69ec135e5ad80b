import type { IngestReport, KeepChange } from '../core/ports/replies.js';
import type { Change } from '../core/replies.js';
import type { App } from './app.js';
import { applyChanges, type CursorMove } from './apply-changes.js';
import { keepByReaction, letGoByReaction } from './keeping.js';

/**
 * The one function behind all doors: gateway, history and exports bring changes, the store merges them by
 * `core/replies`, and reactions that keep or let go are acted upon. A change that can never be stored is left out and
 * told by its ids.
 *
 * @param cursor when the changes are a complete prefix of a thread's history
 * @throws what the store threw, after what was committed has been followed
 */
export async function ingest(app: App, changes: readonly Change[], cursor?: CursorMove): Promise<void> {
  const reports: IngestReport[] = [];
  try {
    await applyChanges(app, changes, {
      cursor,
      committed: (report) => reports.push(report),
      inTurn: (write) => write(),
    });
  } finally {
    for (const report of reports) await follow(app, report);
  }
}

/** Acts on what a batch did; the memory of its sessions follows. */
export async function follow(app: App, report: IngestReport): Promise<void> {
  for (const keep of report.keeps) await followKeep(app, keep);
  for (const { server, session } of [...report.touched, ...report.keeps]) app.memory.touch(server, session);
}

/** Acts on one reaction that keeps or lets go, and settles it; doing it twice is the same as once. */
export async function followKeep(app: App, keep: KeepChange): Promise<void> {
  if (keep.added) await keepByReaction(app, keep);
  else await letGoByReaction(app, keep);
  await app.store.replies.settleKeep(keep);
}
