import { GatewayIntentBits as I } from 'discord-api-types/v10';
import type { Faults, SocketFault } from '../faults.js';
import type { World } from '../world/types.js';
import { applicationOf } from '../world/users.js';
import type { WorldEvent } from '../world/world-event.js';
import type { Connection } from './connection.js';
import { mayReadContent } from './intents.js';
import { dispatch, type GatewaySession, isOfShard, viewerOf } from './session.js';

/** How long a session without a socket can be resumed. Discord names no number; observed is about a minute or more. */
const RESUMABLE_FOR = 3 * 60 * 1000;

/** The gateway's state: sessions by id, and the sockets that are open. */
export interface Gateway {
  readonly world: World;
  readonly faults: Faults;
  readonly sessions: Map<string, GatewaySession>;
  readonly connections: Set<Connection>;
  /** How often each user identified, for `session_start_limit`. */
  readonly identifies: Map<string, number>;
  readonly log: (line: string) => void;
}

/** A gateway that listens to the world and has no sessions yet. */
export function createGateway(world: World, faults: Faults, log: (line: string) => void): Gateway {
  const gateway: Gateway = {
    world,
    faults,
    sessions: new Map(),
    connections: new Set(),
    identifies: new Map(),
    log,
  };
  world.listeners.add((event) => deliver(gateway, event));
  return gateway;
}

function deliver(gateway: Gateway, event: WorldEvent): void {
  for (const session of gateway.sessions.values()) {
    if (event.intents !== 0 && (session.intents & event.intents) === 0) continue;
    if (!isOfShard(session, event.guildId) || !event.reaches(session.userId)) continue;
    if (isExpired(gateway, session)) {
      gateway.sessions.delete(session.id);
      continue;
    }
    pass(gateway, session, event.name, event.data(viewerOf(session, readsContent(gateway, session))));
  }
}

/** Whether a session reads what others write: it asked for it, may have it, and no fault withholds it. */
export function readsContent(gateway: Gateway, session: GatewaySession): boolean {
  const application = applicationOf(gateway.world, session.userId);
  if (application === null) return true;
  const asked = (session.intents & I.MessageContent) !== 0;
  return asked && mayReadContent(application) && !gateway.faults.withholdContent;
}

/** Sends an event unless a fault loses it, doubles it, or lets the next one overtake it. */
function pass(gateway: Gateway, session: GatewaySession, name: string, data: unknown): void {
  const effect = gateway.faults.takeEvent(name);
  if (effect === 'lose') return;
  if (effect === 'swap' && session.held === null) {
    // Frozen now: later changes of the world must not show in it.
    session.held = { name, data: structuredClone(data) };
    return;
  }
  dispatch(session, name, data);
  if (effect === 'repeat') dispatch(session, name, data);
  const { held } = session;
  if (held) {
    session.held = null;
    dispatch(session, held.name, held.data);
  }
}

/** Whether a session lost its socket too long ago to be resumed. */
export function isExpired(gateway: Gateway, session: GatewaySession): boolean {
  return session.lostAt !== null && gateway.world.now() - session.lostAt > RESUMABLE_FOR;
}

/** Drops every socket of a user (or of all). Gives how many there were. */
export function dropSockets(gateway: Gateway, fault: SocketFault, userId: string | null = null): number {
  let dropped = 0;
  for (const connection of [...gateway.connections]) {
    const { session } = connection;
    if (userId !== null && session?.userId !== userId) continue;
    if (session && !fault.resumable) gateway.sessions.delete(session.id);
    connection.drop(fault);
    dropped += 1;
  }
  return dropped;
}
