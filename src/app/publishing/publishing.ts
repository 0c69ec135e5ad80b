import type { Id } from '../../core/ids.js';
import type { App } from '../app.js';
import { publishServer } from './publish-server.js';

/** Keeps a repository up to date while the bot runs. */
export interface Publishing {
  /** Something of a server has changed, which may be public. */
  changed(server: Id): void;
  /** Publishes what has changed since, what waited for another try, and what a start finds. */
  tick(): Promise<void>;
}

/**
 * Publishes at the minute's tick, so that what comes in a burst is one commit. Withdrawn words leave the same way.
 * Without a repository nothing is done.
 */
export function createPublishing(app: App): Publishing {
  const changed = new Set<Id>();
  let isFirst = true;

  /** At a start all are looked at; later those of which nothing is left but files, too. */
  async function gatherWaiting(): Promise<void> {
    if (isFirst) for (const server of await app.store.sessions.servers()) changed.add(server);
    isFirst = false;
    const now = app.clock();
    for (const server of await app.store.publications.servers()) {
      const state = await app.store.publications.state(server);
      if (state?.nextTry && state.nextTry <= now) changed.add(server);
      if (app.memory.sessions(server).length === 0) changed.add(server);
    }
  }

  return {
    changed: (server) => void changed.add(server),
    async tick() {
      const place = app.repository;
      if (place === null) return;
      await gatherWaiting();
      for (const server of [...changed]) {
        changed.delete(server);
        if (!app.owns(server)) continue;
        const state = await app.store.publications.state(server);
        if (state && state.failures > 0 && state.nextTry && state.nextTry > app.clock()) continue;
        const published = await publishServer(app, place, server, 'when-changed');
        if (published === 'busy') changed.add(server);
      }
    },
  };
}
