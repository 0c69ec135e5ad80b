import type { IngestReport, KeepChange } from '../core/ports/replies.js';
import { sentences } from '../core/sentences.js';
import type { App } from './app.js';
import { followKeep } from './ingest.js';
import { mayKeepByReaction } from './keepers.js';
import { type Pause, persist } from './persist.js';
import { createQueue } from './queue.js';

/** What follows from stored changes: sentences kept and let go, and the memory of their sessions. */
export interface FollowUps {
  push(report: IngestReport): void;
  /** Looks for keeps that were stored and not acted upon, which a stop has left behind. */
  resume(): void;
  /** What the minute brings: what failed or found no room is done again. */
  tick(): void;
  drain(): Promise<void>;
}

/** More than this are left to {@link FollowUps.resume}. */
const MOST_WAITING = 10_000;

type Chore = { readonly kind: 'follow'; readonly report: IngestReport } | { readonly kind: 'resume' };

/**
 * Follow-ups apart from the writes, one after the other in the order of the changes: Discord may make a receipt wait for
 * minutes, and the store must not. Each is done until it succeeds, as long as its failures pass.
 */
export function createFollowUps(
  app: App,
  { pause, ending }: { readonly pause: Pause; readonly ending: AbortSignal },
): FollowUps {
  let waiting = 0;
  let isBehind = false;

  async function surely(what: object, act: () => Promise<void>): Promise<void> {
    if (ending.aborted) return;
    await persist(act, { pause, ending, retries: 1 }).catch((error: unknown) => {
      isBehind = true;
      if (!ending.aborted) app.log.error({ err: error, ...what }, 'what follows from a stored change waits a minute');
    });
  }

  async function follow(keeps: readonly KeepChange[]): Promise<void> {
    for (const keep of keeps) {
      const { server, message } = keep;
      await surely({ server, message }, () => followKeep(app, keep));
    }
  }

  /** Gives the report of what a stop has left behind. */
  async function resumed(): Promise<IngestReport> {
    let keeps: readonly KeepChange[] = [];
    await surely({}, async () => {
      keeps = await leftBehind(app);
      await app.memory.refreshStale();
    });
    return { touched: [], keeps };
  }

  async function work(chores: readonly Chore[]): Promise<void> {
    for (const chore of chores) {
      if (chore.kind === 'follow') waiting -= chore.report.keeps.length;
      const { touched, keeps } = chore.kind === 'follow' ? chore.report : await resumed();
      await follow(keeps);
      for (const { server, session } of [...touched, ...keeps]) app.memory.touch(server, session);
    }
  }

  const failed = (error: unknown) => app.log.error({ err: error }, 'what follows from stored changes broke off');
  const queue = createQueue<Chore>(work, failed);
  return {
    push(report) {
      const isRoom = waiting + report.keeps.length <= MOST_WAITING;
      isBehind ||= !isRoom;
      const kept = isRoom ? report : { ...report, keeps: [] };
      waiting += kept.keeps.length;
      queue.push([{ kind: 'follow', report: kept }]);
    },
    resume: () => queue.push([{ kind: 'resume' }]),
    tick() {
      if (!isBehind) return;
      isBehind = false;
      queue.push([{ kind: 'resume' }]);
    },
    async drain() {
      await queue.drain();
      await app.memory.settle();
    },
  };
}

/**
 * What is owed since a stop, and keeps of people who may keep only since. A reply of several sentences waits for a person
 * to choose one, so its reaction has been acted upon.
 */
async function leftBehind(app: App): Promise<readonly KeepChange[]> {
  const owed = await app.store.replies.owedKeeps();
  const isOwed = new Set(owed.map(({ server, message }) => `${server}/${message}`));
  const keeps = await app.store.replies.unsettledKeeps(null);
  const left = keeps
    .filter(({ server, message, text }) => !isOwed.has(`${server}/${message}`) && sentences(text).length === 1)
    .map(({ server, session, message, user }) => ({ server, session, message, user, added: true }));
  // Whoever may not keep leaves reactions that wait for ever: Discord is asked once for each person, not for each of them.
  const may = new Map<string, boolean>();
  const acted = [...owed];
  for (const keep of left) {
    const key = `${keep.session}/${keep.user}`;
    const isAllowed = may.get(key) ?? (await mayKeepByReaction(app, keep));
    may.set(key, isAllowed);
    if (isAllowed) acted.push(keep);
  }
  return acted;
}
