import { compareIds, type Id } from '../core/ids.js';
import { type HistoryPage, UnreachableError } from '../core/ports/chat.js';
import type { ReactionCount, TrackedThread } from '../core/ports/store.js';
import { type Change, reactionMeaning } from '../core/replies.js';
import type { App } from './app.js';
import { follow, ingest } from './ingest.js';

/**
 * Reads what happened while nobody listened: every tracked thread from its beginning, so that edits, deletions and
 * reactions are found too and not only what is new (facts 1.11). A thread that cannot be reached is told and skipped.
 */
export async function gather(app: App): Promise<void> {
  for (const thread of await app.store.replies.threads()) {
    try {
      await gatherThread(app, thread);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      app.log.warn({ server: thread.server, thread: thread.thread, reason: error.reason }, 'a thread was not gathered');
    }
  }
}

async function gatherThread(app: App, thread: TrackedThread): Promise<void> {
  const facts = await app.chat.channel(thread.thread, ['history']);
  // Without this permission Discord answers 200 with an empty list (facts 1.11), which would look like deletions.
  if (facts.missing.length > 0) throw new UnreachableError('forbidden', `the history of thread ${thread.thread}`);
  // Read before the pages: what is stored later, from the gateway, is not missing from them.
  const stored = await app.store.replies.ids(thread.server, thread.thread);
  for (let after: Id | null = null; ; ) {
    const page: HistoryPage = await app.chat.history(thread.thread, after);
    await ingest(app, changesOf(thread, stored, after, page), cursorOf(thread, page));
    await follow(app, await app.store.replies.recount(thread.server, await countsOf(app, thread, page)));
    if (page.complete || page.last === null) return;
    after = page.last;
  }
}

/** The page's messages, and the deletion of what we hold within its range and it does not. */
function changesOf(
  thread: TrackedThread,
  stored: readonly Id[],
  after: Id | null,
  page: HistoryPage,
): readonly Change[] {
  const present = new Set(page.present);
  const inRange = (id: Id): boolean =>
    (after === null || compareIds(id, after) > 0) &&
    (page.complete || (page.last !== null && compareIds(id, page.last) <= 0));
  const gone = stored.filter((id) => inRange(id) && !present.has(id));
  const messages: Change[] = page.messages.map((message) => ({ kind: 'message', message }));
  if (gone.length === 0) return messages;
  return [...messages, { kind: 'deleted', server: thread.server, channel: thread.thread, messages: gone }];
}

function cursorOf(thread: TrackedThread, page: HistoryPage) {
  return page.last === null ? undefined : { server: thread.server, thread: thread.thread, at: page.last };
}

async function countsOf(app: App, thread: TrackedThread, page: HistoryPage): Promise<readonly ReactionCount[]> {
  const reacted = new Map(page.reacted.map((each) => [each.message, each.emoji]));
  const counts: ReactionCount[] = [];
  for (const { id: message } of page.messages) {
    for (const meaning of ['keep', 'agree'] as const) {
      const users = new Set<Id>();
      for (const emoji of reacted.get(message) ?? []) {
        if (reactionMeaning(emoji) !== meaning) continue;
        for (const user of await app.chat.reactors(thread.thread, message, emoji)) users.add(user);
      }
      counts.push({ message, meaning, users: [...users] });
    }
  }
  return counts;
}
