import type { Viewer } from '../world/world-event.js';

/** One event as it was sent, kept for a resume. */
export interface SentEvent {
  readonly sequence: number;
  readonly json: string;
}

/** A gateway session: it outlives its socket for a while, so that it can be resumed. */
export interface GatewaySession {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly intents: number;
  /** `[which, of how many]`. */
  readonly shard: readonly [number, number];
  sequence: number;
  /** The latest events, oldest first. */
  buffer: SentEvent[];
  /** Sends a text on the present socket; null while there is none. */
  send: ((json: string) => void) | null;
  /** When the socket was lost (milliseconds); null while there is one. */
  lostAt: number | null;
  /** An event that a fault holds back until the next one has gone. */
  held: { readonly name: string; readonly data: unknown } | null;
}

/** Discord promises no number; enough for every gap a test makes. */
const MOST_KEPT = 5000;

/** Numbers an event, keeps it and sends it if there is a socket. `data` is made into JSON at once. */
export function dispatch(session: GatewaySession, name: string, data: unknown): void {
  session.sequence += 1;
  const json = JSON.stringify({ op: 0, t: name, s: session.sequence, d: data });
  session.buffer.push({ sequence: session.sequence, json });
  // Cut in halves, so that a long life does not move the whole buffer with every event.
  if (session.buffer.length > 2 * MOST_KEPT) session.buffer = session.buffer.slice(-MOST_KEPT);
  session.send?.(json);
}

/** The events after a sequence number; null when some are no longer kept, or were never sent. */
export function eventsAfter(session: GatewaySession, sequence: number): readonly SentEvent[] | null {
  if (sequence > session.sequence || sequence < 0) return null;
  const oldest = session.buffer[0]?.sequence ?? session.sequence + 1;
  if (sequence + 1 < oldest) return null;
  return session.buffer.filter((event) => event.sequence > sequence);
}

/** Whether a guild belongs to the session's shard (gateway, "Sharding Formula"); what has no guild belongs to the first. */
export function isOfShard(session: GatewaySession, guildId: string | null): boolean {
  const [which, of] = session.shard;
  if (guildId === null) return which === 0;
  return Number((BigInt(guildId) >> 22n) % BigInt(of)) === which;
}

/** Whose eyes events of a session are shaped for; `readsContent` is decided by its intents and the application. */
export function viewerOf(session: GatewaySession, readsContent: boolean): Viewer {
  return { userId: session.userId, readsContent };
}
