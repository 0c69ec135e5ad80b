import { erasedBefore } from '../core/gathering-servers.js';
import type { Id } from '../core/ids.js';
import type { App } from './app.js';

/**
 * The bot is in these servers. One that it had been taken out of shows again what it had, unless its time is over.
 */
export async function arriveIn(app: App, servers: readonly Id[]): Promise<void> {
  await eraseOverdue(app);
  for (const server of await app.store.servers.here(servers)) {
    await app.memory.remember(server);
    app.log.info({ server }, 'the bot is back in a server');
  }
}

/** The bot was taken out of a server: nothing of it is gathered, sent or shown any more (design 7). */
export async function depart(app: App, server: Id): Promise<void> {
  const isNews = await app.store.servers.left(server, app.clock());
  app.memory.forget(server);
  if (isNews) app.log.warn({ server }, 'the bot was taken out of a server');
}

/**
 * Servers that a connection no longer names were left while nobody listened.
 *
 * @param present those it names, with an outage or not
 * @param owns whether a server would be named by this connection
 */
export async function departAbsent(
  app: App,
  present: ReadonlySet<Id>,
  owns: (server: Id) => boolean,
): Promise<readonly Id[]> {
  const absent = (await app.store.servers.present()).filter((server) => owns(server) && !present.has(server));
  for (const server of absent) await depart(app, server);
  return absent;
}

/** Erases everything of servers that the bot was taken out of long enough ago. */
export async function eraseOverdue(app: App): Promise<void> {
  for (const server of await app.store.servers.leftBefore(erasedBefore(app.clock()))) {
    await app.store.servers.erase(server);
    app.log.info({ server }, 'a server that was left is erased');
  }
}
