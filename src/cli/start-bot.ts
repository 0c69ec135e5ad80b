import type { App } from '../app/app.js';
import { sendDueDigests } from '../app/digest.js';
import { createGathering } from '../app/gathering/gathering.js';
import { createLiveGate } from '../app/gathering/live-gate.js';
import { createIngestQueue, type Size } from '../app/ingest-queue.js';
import { createMemory } from '../app/memory.js';
import { resumePostings } from '../app/posting.js';
import { createQueue } from '../app/queue.js';
import { allTopics } from '../commands/all.js';
import { createInteractions } from '../commands/interactions.js';
import type { Clock } from '../core/ports/clock.js';
import type { Log } from '../core/ports/log.js';
import type { Store } from '../core/ports/store.js';
import { createBot } from '../discord/bot.js';
import { pause } from './pause.js';

export interface BotOptions {
  readonly token: string;
  /** A local Discord's API with its `/api`; null for Discord's own. */
  readonly apiUrl: string | null;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Names this process among all that work on the store. */
  readonly holder: string;
  /** Called when Discord closes the connection for good. */
  readonly onFatal: (code: number) => void;
  /** Most that may wait for the store in memory; a default is built in. */
  readonly mostWaiting?: Size;
}

/** The whole process has five seconds to leave, and answers take up to two of them. */
const LONGEST_DRAIN_MS = 2_000;

export interface RunningBot {
  readonly app: App;
  /** False from the first moment of a lost connection until it stands again. */
  isConnected(): boolean;
  /** Resolves when everything received so far is stored and acted upon. */
  drain(): Promise<void>;
  /** What the minute brings: digests that are due go out, interrupted postings go on. */
  tick(): Promise<void>;
  /** Takes no more events, stores what it has, and leaves Discord, within about four seconds. The store stays open. */
  stop(): Promise<void>;
}

/**
 * The bot as one piece: Discord's events go through the queue into the store, interactions to the commands, and every
 * new connection reads what was missed.
 *
 * @throws UserError when Discord does not take the token
 */
export async function startBot(options: BotOptions): Promise<RunningBot> {
  const { store, clock, log, holder } = options;
  const bot = createBot({ token: options.token, apiUrl: options.apiUrl, log, clock });
  const memory = createMemory(store);
  const { self } = await bot.identify();
  let attempts = 0;
  const attempt = () => `${holder}#${++attempts}`;
  const app: App = { store, chat: bot.chat, memory, clock, log, attempt, self };
  const gate = createLiveGate();
  const gathering = createGathering(app, gate);
  const changes = createIngestQueue(app, {
    pause,
    inTurn: gate.inTurn,
    gather: ({ channels, everywhere }) => gathering.lost(channels, everywhere),
    ...(options.mostWaiting ? { most: options.mostWaiting } : {}),
  });
  const postings = createQueue<'resume'>(
    () => resumePostings(app),
    (error) => log.error({ err: error }, 'interrupted postings could not be resumed'),
  );
  const interactions = createInteractions(allTopics, app);
  await memory.fill();
  await bot.start({
    interactions,
    changes: (batch) => {
      gathering.notice(batch);
      changes.push(batch);
    },
    ready: (shard) => {
      gathering.ready(shard);
      changes.followUps.resume();
      postings.push(['resume']);
    },
    resumed: () => gathering.missed(null),
    serverGone: (server) => gathering.serverGone(server),
    serverHere: (server, arrival) => {
      // At a start the connection names all its servers when it is ready.
      if (arrival === 'later') gathering.serverHere(server);
    },
    sightGained: (server) => gathering.missed(server),
    wordsWithheld: () => gathering.missed(null),
    fatal: options.onFatal,
  });
  await bot.register(interactions.registration);

  async function drain(): Promise<void> {
    await bot.settled();
    await postings.drain();
    await changes.drain();
    // What found no room is gathered once the store has taken the rest.
    await gathering.drain();
    await changes.drain();
  }

  return {
    app,
    isConnected: () => bot.isConnected(),
    drain,
    async tick() {
      postings.push(['resume']);
      gathering.tick();
      changes.followUps.tick();
      await sendDueDigests(app);
      await postings.drain();
    },
    async stop() {
      gathering.stop();
      await bot.stop();
      // What is not stored by then is gathered at the next start.
      await Promise.race([drain(), pause(LONGEST_DRAIN_MS, new AbortController().signal)]);
      changes.giveUp();
    },
  };
}
