import type { Id } from '../../core/ids.js';
import type { Change } from '../../core/replies.js';
import type { App } from '../app.js';
import { createQueue } from '../queue.js';
import { arriveIn, depart, departAbsent, eraseOverdue } from '../servers.js';
import { catchUp } from './catch-up.js';
import type { LiveGate } from './live-gate.js';
import { beginRun } from './run.js';
import { type OwedSweeps, sweep } from './sweep.js';

/** What a new connection says of servers. */
export interface ArrivedShard {
  readonly servers: readonly Id[];
  owns(server: Id): boolean;
}

/** Gathering over the bot's life: what the connection tells becomes catch-ups and sweeps, one after the other. */
export interface Gathering {
  /** Live changes came; call it before they are put into their queue. */
  notice(changes: readonly Change[]): void;
  /** A connection stands anew and names its servers. */
  ready(shard: ArrivedShard): void;
  /** Something may have been missed, in one server or in all. */
  missed(server: Id | null): void;
  /** Events of these channels were dropped, or of all: edits, deletions and reactions among them. */
  lost(channels: ReadonlySet<Id>, everywhere: boolean): void;
  /** The bot came into a server, or a server is back after an outage. */
  serverHere(server: Id): void;
  /** The bot was taken out of a server. */
  serverGone(server: Id): void;
  /** What the minute brings: catch-ups and sweeps that are due, and servers to erase. */
  tick(): void;
  drain(): Promise<void>;
  /** Ends what is running before its next page. Nothing half-read counts. */
  stop(): void;
}

type Errand =
  | { readonly kind: 'ready'; readonly shard: ArrivedShard }
  | { readonly kind: 'missed'; readonly server: Id | null }
  | { readonly kind: 'here'; readonly server: Id }
  | { readonly kind: 'gone'; readonly server: Id }
  | { readonly kind: 'tick' };

/** What a batch of errands comes to. */
interface Wanted {
  readonly catchUp: Set<Id>;
  /** Servers come to just now. */
  readonly started: Set<Id>;
  /** Servers with a new connection: what was edited or deleted while there was none, nothing tells. */
  readonly connected: Set<Id>;
  isSweepWanted: boolean;
}

const HOUR_MS = 60 * 60 * 1_000;

/** Gathering that has nothing to do yet. */
export function createGathering(app: App, gate: LiveGate): Gathering {
  const ending = new AbortController();
  const present = new Set<Id>();
  /** What the store did not take; done again by the next minute. */
  const undone: Errand[] = [];
  const owed: OwedSweeps = { servers: new Set(), channels: new Set() };
  let caughtUp: Date | null = null;

  async function takeReady({ servers, owns }: ArrivedShard, wanted: Wanted): Promise<void> {
    const named = new Set(servers);
    for (const server of await departAbsent(app, named, owns)) present.delete(server);
    await arriveIn(app, servers);
    for (const server of servers) arrive(server, wanted);
  }

  function arrive(server: Id, wanted: Wanted): void {
    if (!present.has(server)) wanted.started.add(server);
    present.add(server);
    wanted.connected.add(server);
    wanted.catchUp.add(server);
  }

  async function take(errand: Errand, wanted: Wanted): Promise<void> {
    switch (errand.kind) {
      case 'ready':
        return takeReady(errand.shard, wanted);
      case 'here':
        await arriveIn(app, [errand.server]);
        return arrive(errand.server, wanted);
      case 'gone':
        for (const servers of [present, wanted.catchUp, wanted.started, wanted.connected])
          servers.delete(errand.server);
        return depart(app, errand.server);
      case 'missed':
        for (const server of errand.server === null ? present : [errand.server]) wanted.catchUp.add(server);
        return;
      case 'tick':
        return takeTick(wanted);
    }
  }

  async function takeTick(wanted: Wanted): Promise<void> {
    wanted.isSweepWanted = true;
    await eraseOverdue(app);
    if (caughtUp !== null && app.clock().getTime() - caughtUp.getTime() < HOUR_MS) return;
    for (const server of present) wanted.catchUp.add(server);
  }

  async function run(errands: readonly Errand[]): Promise<void> {
    const wanted: Wanted = { catchUp: new Set(), started: new Set(), connected: new Set(), isSweepWanted: false };
    for (const errand of [...undone.splice(0), ...errands]) {
      await take(errand, wanted).catch((error: unknown) => {
        if (errand.kind !== 'tick') undone.push(errand);
        app.log.error({ err: error, errand: errand.kind }, 'what the connection told is taken in by the next minute');
      });
    }
    const { catchUp: servers, started, connected, isSweepWanted } = wanted;
    for (const server of connected) owed.servers.add(server);
    if (isSweepWanted || connected.size > 0) sweeps.push(['sweep']);
    if (servers.size === 0) return;
    // Broken off, it is due again by the next minute.
    caughtUp = null;
    await catchUp(beginRun(app, gate, ending.signal), servers, started.size > 0);
    caughtUp = app.clock();
  }

  async function runSweeps(): Promise<void> {
    const servers = new Set(owed.servers);
    await sweep(beginRun(app, gate, ending.signal), present, { servers, channels: owed.channels });
    for (const server of servers) owed.servers.delete(server);
  }

  function lost(channels: ReadonlySet<Id>, everywhere: boolean): void {
    for (const channel of channels) owed.channels.add(channel);
    for (const server of everywhere ? present : []) owed.servers.add(server);
    sweeps.push(['sweep']);
  }

  const failed = (error: unknown) => {
    if (!ending.signal.aborted) app.log.error({ err: error }, 'gathering was broken off; it is done again later');
  };
  // Apart from each other, so that a long sweep keeps no new connection waiting.
  const errands = createQueue<Errand>(run, failed);
  const sweeps = createQueue<'sweep'>(runSweeps, failed);
  return {
    notice: (changes) => gate.notice(changes),
    ready: (shard) => errands.push([{ kind: 'ready', shard }]),
    missed: (server) => errands.push([{ kind: 'missed', server }]),
    lost,
    serverHere: (server) => errands.push([{ kind: 'here', server }]),
    serverGone: (server) => errands.push([{ kind: 'gone', server }]),
    tick: () => errands.push([{ kind: 'tick' }]),
    async drain() {
      await errands.drain();
      await sweeps.drain();
    },
    stop: () => ending.abort(),
  };
}
