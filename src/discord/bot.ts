import { setTimeout as wait } from 'node:timers/promises';
import { GatewayDispatchEvents } from 'discord.js';
import { type RESTPostAPIApplicationCommandsJSONBody, Routes } from 'discord-api-types/v10';
import type { Interactions } from '../commands/command.js';
import type { Chat } from '../core/ports/chat.js';
import type { Clock } from '../core/ports/clock.js';
import type { Log } from '../core/ports/log.js';
import type { Shards } from '../core/shards.js';
import { createChat } from './chat.js';
import { createClient } from './client.js';
import { type ConnectionDoors, connect, isStanding } from './connect.js';
import type { Connection, Identity } from './connection.js';
import { type EventDoors, listenToEvents } from './events.js';
import { createInteractionRouter, type InteractionRouter } from './interactions.js';
import { createNames } from './names.js';
import { logRateLimits, singleRest } from './rest-clients.js';
import { untilSessionIsFree } from './session-budget.js';
import { identify } from './start-up.js';

/** What a bot is made of. */
export interface BotOptions {
  readonly token: string;
  /** Another Discord's address with its `/api`; null for Discord itself. */
  readonly apiUrl: string | null;
  /** The shards it connects; all there are without it. */
  readonly shards?: Shards | null;
  readonly log: Log;
  readonly clock: Clock;
}

/** Where everything that happens in Discord goes to. Doors may be called before `start` has resolved. */
export interface BotDoors extends EventDoors, ConnectionDoors {
  readonly interactions: Interactions;
}

/** The bot's life. */
export interface Bot {
  readonly chat: Chat;
  /** Who the bot is; asks Discord once. @throws UserError as `start` does, which need not have come before */
  identify(): Promise<Identity>;
  /**
   * Connects, once; resolves when Discord's servers have come in.
   * @throws UserError for a wrong token, a missing intent, or a Discord that is not there
   */
  start(doors: BotDoors): Promise<void>;
  /** Replaces all global commands by these. @throws UserError as `start` does, which need not have come before */
  register(commands: readonly RESTPostAPIApplicationCommandsJSONBody[]): Promise<void>;
  /** Whether every connection stands: false before the start is through, from the moment one is lost, and after the stop. */
  isConnected(): boolean;
  /** Resolves when every interaction taken so far is answered. */
  settled(): Promise<void>;
  /** Takes no more interactions, lets running answers end, two seconds at most, then leaves. */
  stop(): Promise<void>;
}

/** The whole process has five seconds to leave (design 12). */
const LONGEST_FAREWELL_MS = 2_000;

/** Makes a bot that speaks to Discord, or to whatever speaks as Discord does at `apiUrl`. Nothing is sent before it is asked to. */
export function createBot(options: BotOptions): Bot {
  let known: Identity | null = null;
  let router: InteractionRouter | null = null;
  const ending = new AbortController();
  const connection = createConnection(options, () => known);
  const { client, rest } = connection;
  async function whoWeAre(): Promise<Identity> {
    known ??= await identify(rest);
    return known;
  }
  return {
    chat: createChat(connection, options.apiUrl),
    identify: whoWeAre,
    async start(doors) {
      if (router !== null) throw new Error('a bot starts once');
      router = createInteractionRouter(connection, doors.interactions);
      // Ids are compared in every event, so who we are is asked before the first can come.
      await whoWeAre();
      listenToEvents(connection, doors);
      await untilSessionIsFree(connection, options.shards ?? null, ending.signal);
      await connect(connection, doors, router, options.token, ending.signal);
    },
    async register(commands) {
      const { application } = await whoWeAre();
      await rest.put(Routes.applicationCommands(application), { body: commands });
    },
    isConnected: () => !ending.signal.aborted && isStanding(client),
    async settled() {
      await router?.settled();
    },
    async stop() {
      ending.abort();
      client.ws.removeAllListeners(GatewayDispatchEvents.InteractionCreate);
      if (router !== null) await atMost(LONGEST_FAREWELL_MS, router.settled());
      await client.destroy();
    },
  };
}

function createConnection(
  { token, apiUrl, shards = null, log, clock }: BotOptions,
  known: () => Identity | null,
): Connection {
  const client = createClient(apiUrl, shards);
  client.rest.setToken(token);
  logRateLimits(client.rest, log);
  return {
    client,
    rest: client.rest,
    single: singleRest(apiUrl, token, log),
    names: createNames(client.rest),
    log,
    clock,
    identity() {
      const identity = known();
      if (identity === null) throw new Error('the bot was not started');
      return identity;
    },
  };
}

/** Waits for `work`, but no longer: a handler that never ends must not keep the process. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const patience = new AbortController();
  const tooLong = wait(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]);
  patience.abort();
}
