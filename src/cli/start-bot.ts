import type { App, PublishPlace } from '../app/app.js';
import { mendBriefs } from '../app/brief.js';
import { sendDueDigests } from '../app/digest.js';
import { sendDirectDigests } from '../app/direct-digests.js';
import { createGathering } from '../app/gathering/gathering.js';
import { createLiveGate } from '../app/gathering/live-gate.js';
import { createIngestQueue, type Size } from '../app/ingest-queue.js';
import { createMemory } from '../app/memory.js';
import { mendDigests } from '../app/mend-digests.js';
import { mendNotes } from '../app/notes.js';
import { resumePostings } from '../app/posting.js';
import { createPublishing } from '../app/publishing/publishing.js';
import { createQueue } from '../app/queue.js';
import { runTimedActs } from '../app/timed/timed-acts.js';
import { allTopics } from '../commands/all.js';
import { createInteractions } from '../commands/interactions.js';
import type { Id } from '../core/ids.js';
import type { Clock } from '../core/ports/clock.js';
import type { Log } from '../core/ports/log.js';
import type { Meter } from '../core/ports/meter.js';
import type { Store } from '../core/ports/store.js';
import { ownsServer, type Shards } from '../core/shards.js';
import { createBot } from '../discord/bot.js';
import { measured, NO_METER } from './measured.js';
import { pause } from './pause.js';

export interface BotOptions {
  readonly token: string;
  /** A local Discord's API with its `/api`; null for Discord's own. */
  readonly apiUrl: string | null;
  /** The shards of this process; all there are without it. */
  readonly shards?: Shards | null;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Names this process among all that work on the store. */
  readonly holder: string;
  /** The IANA zone of dates where neither document nor schedule names one. */
  readonly zone: string;
  /** Called when Discord closes the connection for good. */
  readonly onFatal: (code: number) => void;
  /** Where sessions with `publish: public` are published; nowhere without it. */
  readonly repository?: PublishPlace | null;
  /** Counts what happens; nothing without it. */
  readonly meter?: Meter;
  /** Most that may wait for the store in memory; a default is built in. */
  readonly mostWaiting?: Size;
}

/** The whole process has five seconds to leave, and answers take up to two of them. */
const LONGEST_DRAIN_MS = 2_000;

/** After that a digest goes out with what was gathered by then. */
const LONGEST_CATCH_UP_MS = 10 * 60_000;

export interface RunningBot {
  readonly app: App;
  /** False from the first moment of a lost connection until it stands again. */
  isConnected(): boolean;
  /** What waits for the store at this moment. */
  readonly waiting: Size;
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
  const { store, clock, log, holder, zone, shards = null, repository = null, meter = NO_METER } = options;
  const bot = createBot({ token: options.token, apiUrl: options.apiUrl, shards, log, clock });
  const mendings = createQueue<'mend'>(
    async () => {
      await mendDigests(app);
      await mendNotes(app);
      await mendBriefs(app);
    },
    (error) => log.error({ err: error }, 'what was posted could not be corrected'),
  );
  const changed = (server: Id): void => {
    mendings.push(['mend']);
    publishing.changed(server);
  };
  const memory = createMemory(store, { pause, changed });
  const { self } = await bot.identify();
  let attempts = 0;
  const attempt = () => `${holder}#${++attempts}`;
  const owns = (server: Id) => ownsServer(shards, server);
  const gather = (server: Id) => gathering.missed(server);
  const app: App = { store, chat: bot.chat, memory, clock, log, attempt, zone, owns, gather, repository, self };
  const publishing = createPublishing(app);
  const gate = createLiveGate();
  const ending = new AbortController();
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
  const interactions = measured(createInteractions(allTopics, app), meter);
  // Who looks after a server remembers it; `memory.fill` would take in those of other processes.
  const servers = new Set([...(await store.sessions.servers()), ...(await store.settings.servers())]);
  for (const server of servers) if (owns(server)) await memory.remember(server);
  let catchingUp = Promise.resolve();
  await bot.start({
    interactions,
    changes: (batch) => {
      gathering.notice(batch);
      meter.came(batch.map(({ kind }) => kind));
      changes.push(batch);
    },
    ready: (shard) => {
      gathering.ready(shard);
      changes.followUps.resume();
      postings.push(['resume']);
      catchingUp = gathering.drain();
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
    await memory.settle();
    await mendings.drain();
  }

  return {
    app,
    isConnected: () => bot.isConnected(),
    get waiting() {
      return changes.waiting;
    },
    drain,
    async tick() {
      postings.push(['resume']);
      gathering.tick();
      changes.followUps.tick();
      // A digest tells what was said while nobody listened, too.
      await Promise.race([catchingUp, pause(LONGEST_CATCH_UP_MS, ending.signal)]);
      await runTimedActs(app);
      await sendDueDigests(app);
      await sendDirectDigests(app);
      mendings.push(['mend']);
      await postings.drain();
      await mendings.drain();
      await publishing.tick();
    },
    async stop() {
      ending.abort();
      gathering.stop();
      await bot.stop();
      // What is not stored by then is gathered at the next start.
      await Promise.race([drain(), pause(LONGEST_DRAIN_MS, new AbortController().signal)]);
      changes.giveUp();
    },
  };
}
