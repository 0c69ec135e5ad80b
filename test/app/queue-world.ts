import type { App } from '../../src/app/app.js';
import { createIngestQueue, type IngestQueueOptions } from '../../src/app/ingest-queue.js';
import type { Lost } from '../../src/app/lost-channels.js';
import { createMemory } from '../../src/app/memory.js';
import { quietChat } from '../../src/app/quiet-chat.js';
import { pause } from '../../src/cli/pause.js';
import type { Store } from '../../src/core/ports/store.js';
import { at } from '../db/world.js';

/** A failure as the store throws it. */
export function failure(code: string): Error {
  return Object.assign(new Error(`A query failed (${code})`), { code });
}

/** A queue over a store, with pauses that are told and not waited for. */
export function queueOver(store: Store, options: Partial<IngestQueueOptions> = {}) {
  const lines: { level: string; facts: object; message: string }[] = [];
  const keep = (level: string) => (facts: object, message: string) => void lines.push({ level, facts, message });
  const pauses: number[] = [];
  const lost: Lost[] = [];
  const app: App = {
    store,
    chat: quietChat(),
    memory: createMemory(store, { pause }),
    clock: () => at(0),
    log: { info: keep('info'), warn: keep('warn'), error: keep('error') },
    attempt: () => 'test',
    zone: 'UTC',
    owns: () => true,
    gather: () => undefined,
    repository: null,
    self: '1',
  };
  const queue = createIngestQueue(app, {
    pause: async (milliseconds) => void pauses.push(milliseconds),
    inTurn: (write) => write(),
    gather: (places) => lost.push(places),
    ...options,
  });
  return { app, queue, lines, pauses, lost };
}

/** The store, whose calls of one operation on replies go through `wrap` first. */
export function withApply(store: Store, wrap: (apply: Store['replies']['apply']) => Store['replies']['apply']): Store {
  return { ...store, replies: { ...store.replies, apply: wrap(store.replies.apply) } };
}

/** The store whose writes of claims fail with these codes first. */
export function withFailingClaims(store: Store, codes: readonly string[]): Store {
  const left = [...codes];
  return {
    ...store,
    claims: {
      ...store.claims,
      async keep(claim) {
        const code = left.shift();
        if (code !== undefined) throw failure(code);
        return store.claims.keep(claim);
      },
    },
  };
}
