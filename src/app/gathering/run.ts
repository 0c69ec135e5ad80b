import type { Id } from '../../core/ids.js';
import type { App } from '../app.js';
import type { LiveGate } from './live-gate.js';

/** So many threads are read at once; the pages of one come in order. */
export const THREADS_AT_ONCE = 4;

/** Whether a channel is there for us. */
export type Sight = 'visible' | 'hidden' | 'missing';

/** What one run did, for the log. */
export interface Totals {
  threads: number;
  pages: number;
  messages: number;
  deleted: number;
  recounted: number;
  unreachable: number;
  /** Threads that hold more than was read, or of which more was read than stored. */
  differing: number;
  failed: number;
}

/** One catch-up or one sweep while it lasts. */
export interface Run {
  readonly app: App;
  readonly gate: LiveGate;
  readonly totals: Totals;
  /** Channels that were looked at in this run. */
  readonly sights: Map<Id, Promise<Sight>>;
  /** Whether no further page is to be asked for: the bot stops, or going on is of no use. */
  isEnded(): boolean;
  /** Ends the run before its time. */
  end(): void;
}

/** Begins a run that ends early when `ending` is aborted. */
export function beginRun(app: App, gate: LiveGate, ending: AbortSignal): Run {
  let ended = false;
  return {
    app,
    gate,
    totals: { threads: 0, pages: 0, messages: 0, deleted: 0, recounted: 0, unreachable: 0, differing: 0, failed: 0 },
    sights: new Map(),
    isEnded: () => ended || ending.aborted,
    end() {
      ended = true;
    },
  };
}
