import type { IngestReport } from '../core/ports/replies.js';
import type { Change } from '../core/replies.js';
import type { App } from './app.js';
import { applyChanges, idsOf } from './apply-changes.js';
import { createFollowUps, type FollowUps } from './follow-ups.js';
import { createLostChannels, type Lost } from './lost-channels.js';
import { type Pause, persist } from './persist.js';

/** The queue between the gateway and the store. */
export interface IngestQueue {
  /** Takes changes in order; never waits. */
  push(changes: readonly Change[]): void;
  /** Resolves when everything taken so far, and what it brought about, is done or given up. */
  drain(): Promise<void>;
  /** Tries nothing again from now on. What is not stored then is gathered at the next start. */
  giveUp(): void;
  /** What waits at this moment. */
  readonly waiting: Size;
  /** What follows from what was stored. */
  readonly followUps: FollowUps;
}

export interface Size {
  readonly changes: number;
  /** Of text and ids. */
  readonly characters: number;
}

export interface IngestQueueOptions {
  readonly pause: Pause;
  /** Runs a write after those of others that must not come between what they read and what they write. */
  inTurn<T>(write: () => Promise<T>): Promise<T>;
  /** Where events were dropped is to be read anew: the store takes writes again. */
  gather(lost: Lost): void;
  /** Most that may wait; about sixteen megabytes by default. */
  readonly most?: Size;
}

const MOST: Size = { changes: 20_000, characters: 8_000_000 };
const MOST_IN_BATCH: Size = { changes: 1_000, characters: 1_000_000 };
/** A failure that does not pass by itself may still have been a race with another process. */
const RETRIES = 2;

/**
 * A queue without a timer: a batch goes when the one before has committed (design 7). One that fails for a reason that
 * passes is tried again until it commits, before any later one. Meanwhile what comes waits, up to a limit; beyond it
 * only the channels are remembered, to be gathered when the store is back.
 */
export function createIngestQueue(app: App, options: IngestQueueOptions): IngestQueue {
  const { pause, inTurn, gather, most = MOST } = options;
  const ending = new AbortController();
  const lost = createLostChannels();
  const followUps = createFollowUps(app, { pause, ending: ending.signal });
  let waiting: Change[] = [];
  let characters = 0;
  let running: Promise<void> | null = null;

  function push(changes: readonly Change[]): void {
    for (const change of changes.map(seenAt)) {
      const size = sizeOf(change);
      if (waiting.length >= most.changes || characters + size > most.characters) {
        lost.add(change);
        continue;
      }
      waiting.push(change);
      characters += size;
    }
    if (waiting.length > 0) running ??= run();
  }

  /** Discord does not say when somebody reacted: what comes live came now, however long it waits for the store. */
  function seenAt(change: Change): Change {
    return change.kind === 'reaction' && change.at === null ? { ...change, at: app.clock() } : change;
  }

  async function run(): Promise<void> {
    while (waiting.length > 0 && !ending.signal.aborted) {
      const batch = waiting.slice(0, countOfBatch(waiting));
      const isStored = await store(batch);
      // Only now: a batch that is being tried takes room too.
      waiting = waiting.slice(batch.length);
      for (const change of batch) characters -= sizeOf(change);
      if (isStored) gatherLost();
    }
    running = null;
  }

  async function store(batch: readonly Change[]): Promise<boolean> {
    const committed = (report: IngestReport) => followUps.push(report);
    try {
      await persist(() => applyChanges(app, batch, { committed, inTurn }), {
        pause,
        ending: ending.signal,
        retries: RETRIES,
        failed: (error, failures) => tellNowAndThen(app, error, failures, { changes: waiting.length, characters }),
      });
      return true;
    } catch (error) {
      const facts = { err: error, changes: batch.length, first: batch.slice(0, 1).map(idsOf) };
      app.log.error(facts, 'a batch of changes was not stored; its threads are gathered later');
      for (const change of batch) lost.add(change);
      return false;
    }
  }

  function gatherLost(): void {
    const places = lost.take();
    if (places === null) return;
    const { channels, everywhere, deletions } = places;
    app.log.warn({ channels: channels.size, everywhere }, 'events were dropped; their threads are read anew');
    push(deletions);
    gather(places);
  }

  async function drain(): Promise<void> {
    while (running) await running;
    await followUps.drain();
  }

  return {
    push,
    drain,
    giveUp: () => ending.abort(),
    get waiting() {
      return { changes: waiting.length, characters };
    },
    followUps,
  };
}

/** The 1st, 2nd, 4th, 8th … failure in a row, so that a log of a bad hour stays readable. */
function tellNowAndThen(app: App, error: unknown, failures: number, waiting: Size): void {
  if ((failures & (failures - 1)) !== 0) return;
  app.log.warn({ err: error, failures, waiting }, 'changes could not be stored; they wait and are tried again');
}

/** At least one change, however large. */
function countOfBatch(waiting: readonly Change[]): number {
  let characters = 0;
  for (const [count, change] of waiting.entries()) {
    characters += sizeOf(change);
    if (count === MOST_IN_BATCH.changes || (count > 0 && characters > MOST_IN_BATCH.characters)) return count;
  }
  return waiting.length;
}

/** Ids, dates and the object itself, counted as characters. */
const FRAME = 100;
const ID = 20;

function sizeOf(change: Change): number {
  if (change.kind === 'message') return FRAME + change.message.text.length + change.message.authorName.length;
  if (change.kind === 'deleted') return FRAME + ID * change.messages.length;
  return FRAME;
}
