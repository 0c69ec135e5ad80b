import type { Id } from '../core/ids.js';
import type { StrayFile } from '../core/published.js';
import type { App } from './app.js';
import { filesOutside, removePosted } from './hosting.js';
import { mendDigests } from './mend-digests.js';

/** What erasing all of a server came to. */
export interface ErasedServer {
  /** How many entries were erased; 0 when nothing was held. */
  readonly rows: number;
  /** Files that left the server before and still hold words of it, the newest first. */
  readonly files: readonly StrayFile[];
  /** Posted digests that Discord did not let us change yet; they are tried again. */
  readonly digestsLeft: number;
}

/**
 * Erases everything of a server in which the bot stays (design 11), and our own messages that hold its words. Posted
 * digests lose it at once. Threads stay in Discord: they are people's.
 */
export async function eraseServerData(app: App, server: Id): Promise<ErasedServer> {
  const files: StrayFile[] = [];
  for (const session of await app.store.sessions.list(server)) {
    const { title } = session;
    files.push(...(await filesOutside(app, session)).map(({ by, at, file }) => ({ session: title, by, at, file })));
    await removePosted(app, session);
  }
  const rows = await app.store.servers.clear(server, app.clock());
  // Neither whose words they were nor who asked: when, and how much.
  app.log.info({ server, rows }, 'all data of a server was erased as an administrator asked');
  // Before the memory goes: an empty digest speaks the group's language.
  await mendDigests(app);
  app.memory.forget(server);
  const digestsLeft = await app.store.published.forgetSettled(server);
  return { rows, files: files.sort((a, b) => b.at.getTime() - a.at.getTime()), digestsLeft };
}
