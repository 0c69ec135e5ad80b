import type { HistoryPage } from '../core/ports/chat.js';
import { UnreachableError } from '../core/ports/chat.js';
import type { TrackedThread } from '../core/ports/store.js';
import { reactionMeaning } from '../core/replies.js';
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
  let after: string | null = null;
  for (;;) {
    const page: HistoryPage = await app.chat.history(thread.thread, after);
    await storePage(app, thread, after, page);
    if (page.complete || page.last === null) return;
    after = page.last;
  }
}

async function storePage(app: App, thread: TrackedThread, after: string | null, page: HistoryPage): Promise<void> {
  const { server } = thread;
  const upTo = page.complete ? newestId(thread, page) : page.last;
  const messages = page.messages.map((message) => ({ kind: 'message', message }) as const);
  const present = new Set(page.messages.map((message) => message.id));
  const gone = upTo === null ? [] : await app.store.replies.idsBetween(server, thread.thread, after, upTo);
  const missing = gone.filter((id) => !present.has(id));
  const deletions =
    missing.length > 0 ? [{ kind: 'deleted', server, channel: thread.thread, messages: missing } as const] : [];
  const cursor = page.last === null ? undefined : { server, thread: thread.thread, at: page.last };
  await ingest(app, [...messages, ...deletions], cursor);
  await recountPage(app, thread, page);
}

/** Past the last page nothing more can stand: everything stored up to the cursor was there to be read. */
function newestId(thread: TrackedThread, page: HistoryPage): string | null {
  return page.last ?? thread.cursor;
}

async function recountPage(app: App, thread: TrackedThread, page: HistoryPage): Promise<void> {
  const reacted = new Map(page.reacted.map((each) => [each.message, each.emoji]));
  for (const message of page.messages) {
    for (const meaning of ['keep', 'agree'] as const) {
      const emoji = (reacted.get(message.id) ?? []).filter((each) => reactionMeaning(each) === meaning);
      const users = new Set<string>();
      for (const each of emoji) {
        for (const user of await app.chat.reactors(thread.thread, message.id, each)) users.add(user);
      }
      await follow(app, await app.store.replies.recount(thread.server, message.id, meaning, [...users]));
    }
  }
}
