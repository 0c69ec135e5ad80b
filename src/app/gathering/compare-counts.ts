import type { Id } from '../../core/ids.js';
import type { TrackedThread } from '../../core/ports/replies.js';
import type { Run } from './run.js';

/** What a complete reading of a thread came to. */
export interface Reading {
  /** The messages whose kind we keep. */
  readonly kept: readonly Id[];
  /** How many messages there were by Discord's way of counting. */
  readonly counted: number;
  /** The newest message; null for an empty thread. */
  readonly last: Id | null;
}

/**
 * After a complete reading Discord's own count, what was read and what is stored must agree: pages that lacked messages
 * without an error have been seen (linen.dev pull request 135). A difference is told and changes nothing. Costs a request.
 */
export async function compareCounts(run: Run, thread: TrackedThread, reading: Reading): Promise<void> {
  const { server, thread: channel } = thread;
  const { messages: listed } = await run.app.chat.thread(channel);
  if (listed > reading.counted && listed > reading.counted + (await countedSince(run, thread, reading.last))) {
    run.totals.differing += 1;
    const facts = { server, thread: channel, listed, read: reading.counted };
    run.app.log.warn(facts, 'Discord counts more messages in a thread than it gave');
  }
  const unstored = await notStored(run, thread, reading.kept);
  if (unstored === 0) return;
  run.totals.differing += 1;
  const facts = { server, thread: channel, read: reading.kept.length, unstored };
  run.app.log.warn(facts, 'messages of a thread were read and are not stored');
}

/** What was written since the last page is counted and was not read. */
async function countedSince(run: Run, { server, thread }: TrackedThread, last: Id | null): Promise<number> {
  return (await run.app.chat.history(thread, last, server)).counted;
}

/** How many of these stand in Discord and not in the store. */
async function notStored(run: Run, { server, thread }: TrackedThread, kept: readonly Id[]): Promise<number> {
  const stored = new Set(await run.app.store.replies.ids(server, thread));
  // A post's first message may be the question itself, which is no reply.
  const absent = kept.filter((id) => !stored.has(id) && id !== thread);
  const [witness] = absent.slice(-1);
  if (witness === undefined) return 0;
  // Deleted after its page was read, most likely: then nothing is amiss.
  const page = await run.app.chat.message(thread, witness, server);
  return page.present.length > 0 ? absent.length : 0;
}
