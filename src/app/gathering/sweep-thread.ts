import { deletedSince } from '../../core/gathering-plan.js';
import type { Id } from '../../core/ids.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import { ingest } from '../ingest.js';
import { compareCounts } from './compare-counts.js';
import { readPages } from './read-pages.js';
import type { Run } from './run.js';
import { takePage } from './take-page.js';

/**
 * Reads a thread anew from its beginning, for edits, reactions and deletions that no event told. What is missing is
 * taken for deleted only when every page came: a thread that was read in part loses nothing.
 *
 * @param thorough also counts reactions whose number agrees, and compares what was read with Discord's count, as the
 *   first sweep does
 * @returns true: the thread answered
 */
export async function sweepThread(run: Run, thread: TrackedThread, thorough: boolean): Promise<boolean> {
  const { server, thread: channel } = thread;
  // Read before the first page: what is stored later, from the gateway, is not missing from the pages.
  const held = await run.app.store.replies.ids(server, channel);
  const present = new Set<Id>();
  const kept: Id[] = [];
  let counted = 0;
  let last: Id | null = null;
  for await (const page of readPages(run, thread, null)) {
    await takePage(run, thread, page, { cursor: null, thorough });
    for (const id of page.present) present.add(id);
    for (const { id } of page.messages) kept.push(id);
    counted += page.counted;
    last = page.last ?? last;
  }
  // A thread's starter has the thread's id and stands in the channel above, so its absence here says nothing (facts 1.3).
  const deleted = deletedSince(held, present).filter((id) => id !== channel);
  if (deleted.length > 0) await bury(run, thread, deleted);
  if (last !== null) await ingest(run.app, [], { server, thread: channel, at: last });
  if (thorough || thread.sweptAt === null) await compareCounts(run, thread, { kept, counted, last });
  run.totals.threads += 1;
  return true;
}

/**
 * One of them is asked for by itself first: Discord gives empty pages to whom it lets read no history, and says so only
 * when a single message is asked for.
 */
async function bury(run: Run, thread: TrackedThread, messages: readonly Id[]): Promise<void> {
  const { server, thread: channel } = thread;
  const [witness] = messages.slice(-1);
  if (witness === undefined) return;
  const page = await run.app.chat.message(channel, witness, server);
  if (page.present.length > 0) throw new Error('a page of history left out a message that is there');
  await ingest(run.app, [{ kind: 'deleted', server, channel, messages }]);
  run.totals.deleted += messages.length;
}
