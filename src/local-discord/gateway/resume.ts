import { touch } from '../world/emit.js';
import { type CloseReason, closeReasons } from './close-reasons.js';
import type { Connection } from './connection.js';
import { type Gateway, isExpired } from './gateway.js';
import { dispatch, eventsAfter } from './session.js';

/**
 * Takes up a session on a new socket: what was missed, then RESUMED. A session that is unknown, too old, another's, or
 * whose events are no longer kept gets opcode 9 with `false`, after which a client identifies anew.
 * Gives why the socket must be closed, or null.
 */
export function resume(gateway: Gateway, connection: Connection, data: unknown): CloseReason | null {
  const wish = readResume(data);
  if (!wish) return closeReasons.undecodable;
  const session = gateway.sessions.get(wish.sessionId);
  const missed = session && session.token === wish.token ? eventsAfter(session, wish.sequence) : null;
  if (!session || !missed || isExpired(gateway, session)) {
    connection.send(JSON.stringify({ op: 9, d: false, s: null, t: null }));
    return null;
  }
  connection.session = session;
  session.send = connection.send;
  session.lostAt = null;
  for (const event of missed) connection.send(event.json);
  dispatch(session, 'RESUMED', {});
  touch(gateway.world);
  return null;
}

function readResume(data: unknown): { token: string; sessionId: string; sequence: number } | null {
  if (typeof data !== 'object' || data === null) return null;
  // Foreign JSON: each field is checked before it is used.
  const { token, session_id: sessionId, seq } = data as Record<string, unknown>;
  if (typeof token !== 'string' || typeof sessionId !== 'string' || typeof seq !== 'number') return null;
  return { token, sessionId, sequence: seq };
}
