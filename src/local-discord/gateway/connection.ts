import type { WebSocket } from 'ws';
import type { SocketFault } from '../faults.js';
import { touch } from '../world/emit.js';
import { type CloseReason, closeReasons } from './close-reasons.js';
import type { Gateway } from './gateway.js';
import { identify } from './identify.js';
import { sendMemberChunks } from './member-chunks.js';
import { resume } from './resume.js';
import type { GatewaySession } from './session.js';

/** Milliseconds between heartbeats that Discord asks for. */
const HEARTBEAT_INTERVAL = 41_250;
/** A client may send so much (gateway, "Rate Limiting" and "Sending Events"). */
const MOST_PER_MINUTE = 120;
const LONGEST_PAYLOAD = 4096;

/** Close codes after which a session cannot be resumed. */
const ENDING: readonly number[] = [1000, 1001];

/** One socket. It has a session after IDENTIFY or RESUME. */
export interface Connection {
  session: GatewaySession | null;
  readonly send: (json: string) => void;
  readonly drop: (fault: SocketFault) => void;
}

interface Payload {
  readonly op: number;
  readonly d: unknown;
}

/** Greets a socket and answers what it sends. */
export function acceptConnection(gateway: Gateway, socket: WebSocket): void {
  const connection: Connection = {
    session: null,
    send: (json) => {
      if (socket.readyState === socket.OPEN) socket.send(json);
    },
    drop: (fault) => drop(socket, fault),
  };
  gateway.connections.add(connection);
  let windowStart = gateway.world.now();
  let count = 0;
  socket.on('message', (raw) => {
    if (gateway.world.now() - windowStart >= 60_000) {
      windowStart = gateway.world.now();
      count = 0;
    }
    count += 1;
    const reason = count > MOST_PER_MINUTE ? closeReasons.tooFast : receive(gateway, connection, String(raw));
    if (reason) socket.close(reason.code, reason.text);
  });
  socket.on('close', (code) => release(gateway, connection, code));
  socket.on('error', (error) => gateway.log(`gateway: ${error.message}`));
  connection.send(JSON.stringify({ op: 10, d: { heartbeat_interval: HEARTBEAT_INTERVAL }, s: null, t: null }));
}

function receive(gateway: Gateway, connection: Connection, text: string): CloseReason | null {
  const payload = parse(text);
  if (!payload) return closeReasons.undecodable;
  switch (payload.op) {
    case 1:
      if (!gateway.faults.ignoreHeartbeats) connection.send(JSON.stringify({ op: 11, d: null, s: null, t: null }));
      return null;
    case 2:
      return connection.session ? closeReasons.twice : identify(gateway, connection, payload.d);
    case 6:
      return connection.session ? closeReasons.twice : resume(gateway, connection, payload.d);
    // Presence, voice and sounds: nobody looks at them here.
    case 3:
    case 4:
    case 31:
      return connection.session ? null : closeReasons.stranger;
    case 8:
      if (!connection.session) return closeReasons.stranger;
      sendMemberChunks(gateway, connection.session, payload.d);
      return null;
    default:
      return closeReasons.unknownOpcode;
  }
}

function parse(text: string): Payload | null {
  if (Buffer.byteLength(text) > LONGEST_PAYLOAD) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('op' in value) || typeof value.op !== 'number') return null;
    return { op: value.op, d: 'd' in value ? value.d : undefined };
  } catch {
    return null;
  }
}

function release(gateway: Gateway, connection: Connection, code: number): void {
  gateway.connections.delete(connection);
  const { session } = connection;
  // Another socket may have resumed the session meanwhile.
  if (!session || session.send !== connection.send) return;
  session.send = null;
  session.lostAt = gateway.world.now();
  if (ENDING.includes(code)) gateway.sessions.delete(session.id);
  touch(gateway.world);
}

function drop(socket: WebSocket, fault: SocketFault): void {
  if (fault.byOpcode) {
    const payload = fault.resumable ? { op: 7, d: null } : { op: 9, d: false };
    socket.send(JSON.stringify({ ...payload, s: null, t: null }));
  } else if (fault.code !== undefined) {
    socket.close(fault.code, '');
  } else {
    socket.terminate();
  }
}
