import {
  type Client,
  Events,
  GatewayDispatchEvents,
  type GatewayInteractionCreateDispatchData,
  type GatewayReadyDispatchData,
  Status,
} from 'discord.js';
import type { Id } from '../core/ids.js';
import type { Log } from '../core/ports/log.js';
import { loggable } from './api-errors.js';
import type { Connection } from './connection.js';
import type { InteractionRouter } from './interactions.js';
import { asked, fatalCloseError, isFatalClose } from './start-up.js';

/** What one connection is responsible for. */
export interface ShardServers {
  /** The servers the bot is in, those with an outage included. */
  readonly servers: readonly Id[];
  /** Whether a server would be told of on this connection, were the bot in it. */
  owns(server: Id): boolean;
}

/** What the life of the connection tells. */
export interface ConnectionDoors {
  /** A shard is ready, at the start and after every new connection: what happened meanwhile was not sent (facts 5.4). */
  ready(shard: ShardServers): void;
  /** A connection was taken up again; Discord sent what was missed. */
  resumed(): void;
  /** Discord closed the connection for good, with this code: the process should end. */
  fatal(code: number): void;
}

/**
 * Logs in and resolves when Discord's servers have come in.
 *
 * @param ending aborted when the bot is stopped, which ends the wait
 * @throws UserError for a wrong token or a missing intent, Error when it was stopped or closed meanwhile
 */
export async function connect(
  { client, log }: Connection,
  doors: ConnectionDoors,
  router: InteractionRouter,
  token: string,
  ending: AbortSignal,
): Promise<void> {
  listenToShards(client, doors, log);
  // Until it is ready, discord.js holds interactions back, and they live three seconds (facts 5.4).
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: GatewayInteractionCreateDispatchData) =>
    router.take(interaction),
  );
  const standing = untilReady(client, ending);
  // Its failure is told below; while the login runs nobody waits for it yet.
  standing.catch(() => undefined);
  try {
    await Promise.race([asked(() => client.login(token)), failureOf(standing)]);
  } catch (error) {
    // Told by the close code rather than by what discord.js throws then, where there was one.
    await Promise.race([standing, Promise.resolve()]);
    throw error;
  }
  await standing;
  client.on(Events.ShardDisconnect, ({ code }) => {
    if (isFatalClose(code)) doors.fatal(code);
  });
}

/** Whether all shards are connected and have their servers. discord.js's own `isReady` stays true when one is lost. */
export function isStanding({ ws }: Client): boolean {
  return ws.shards.size > 0 && ws.shards.every((shard) => shard.status === Status.Ready);
}

function untilReady(client: Client, ending: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    client.once(Events.ClientReady, () => resolve());
    client.on(Events.ShardDisconnect, ({ code }) => {
      if (isFatalClose(code)) reject(fatalCloseError(code));
    });
    ending.addEventListener('abort', () => reject(new Error('the bot was stopped while it connected')), { once: true });
  });
}

/** Rejects as `promise` does and never resolves before it. */
async function failureOf(promise: Promise<void>): Promise<never> {
  await promise;
  return new Promise<never>(() => undefined);
}

function listenToShards(client: Client, doors: ConnectionDoors, log: Log): void {
  // Without a listener an error event would end the process (facts 5.4).
  client.on(Events.Error, (error) => log.error(loggable(error), 'discord.js reports an error'));
  client.on(Events.ShardError, (error, shard) => log.warn({ shard, ...loggable(error) }, 'a connection failed'));
  client.on(Events.ShardDisconnect, ({ code }, shard) => log.error({ shard, code }, 'Discord closed the connection'));
  const named = new Map<number, ShardServers>();
  client.ws.on(GatewayDispatchEvents.Ready, (data: GatewayReadyDispatchData, shard: number) =>
    named.set(shard, shardServers(data)),
  );
  client.on(Events.ShardReady, (shard) => {
    log.info({ shard }, 'connected to Discord');
    // Without its READY, which cannot be, a shard would say that it owns nothing and has nothing.
    doors.ready(named.get(shard) ?? { servers: [], owns: () => false });
  });
  client.on(Events.ShardResume, (shard, replayed) => {
    log.info({ shard, replayed }, 'took up the connection again');
    doors.resumed();
  });
}

/** READY names every server of the shard; which shard a server belongs to is a formula (gateway, "Sharding Formula"). */
function shardServers({ guilds, shard }: GatewayReadyDispatchData): ShardServers {
  const [which, of] = shard ?? [0, 1];
  return {
    servers: guilds.map((guild) => guild.id),
    owns: (server) => (BigInt(server) >> 22n) % BigInt(of) === BigInt(which),
  };
}
