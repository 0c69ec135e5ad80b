import { GatewayOpcodes as Op } from 'discord-api-types/v10';

/** What the client hears from its gateway connection. */
export interface GatewayEars {
  readonly heard: (name: string, data: unknown) => void;
  /** Whether the connection stands; false until it does again. */
  readonly standing: (stands: boolean) => void;
}

/** A person's connection, kept up until it is ended. */
export interface GatewayConnection {
  /** Known after READY; empty before. */
  readonly sessionId: () => string;
  readonly send: (op: number, data: unknown) => void;
  readonly end: () => void;
}

/** Everything but presences: a person's client hears of all that they may see. */
const INTENTS = (1 << 0) | (1 << 1) | (1 << 9) | (1 << 10) | (1 << 12) | (1 << 13);
const RETRY_MS = 1_000;

/** Connects, takes up again where it broke off, and begins anew where that cannot be done. */
export function connect(token: string, ears: GatewayEars): GatewayConnection {
  const state = { session: '', sequence: 0, ended: false };
  let socket: WebSocket | null = null;
  let beat: ReturnType<typeof setInterval> | undefined;
  const send = (op: number, d: unknown): void => socket?.send(JSON.stringify({ op, d }));

  function open(): void {
    if (state.ended) return;
    const opened = new WebSocket(`ws://${location.host}/gateway?v=10&encoding=json`);
    socket = opened;
    opened.onmessage = ({ data }) => receive(JSON.parse(String(data)));
    opened.onclose = () => {
      clearInterval(beat);
      if (socket !== opened || state.ended) return;
      ears.standing(false);
      setTimeout(open, RETRY_MS);
    };
  }

  function receive({ op, t, s, d }: { op: number; t: string; s: number | null; d: unknown }): void {
    if (s !== null) state.sequence = s;
    if (op === Op.Hello) greet((d as { heartbeat_interval: number }).heartbeat_interval);
    else if (op === Op.Reconnect) socket?.close(4000);
    else if (op === Op.InvalidSession) {
      state.session = '';
      identify();
    } else if (op === Op.Dispatch) {
      if (t === 'READY') state.session = (d as { session_id: string }).session_id;
      if (t === 'READY' || t === 'RESUMED') ears.standing(true);
      ears.heard(t, d);
    }
  }

  function greet(interval: number): void {
    beat = setInterval(() => send(Op.Heartbeat, state.sequence), interval);
    if (state.session === '') identify();
    else send(Op.Resume, { token, session_id: state.session, seq: state.sequence });
  }

  function identify(): void {
    send(Op.Identify, { token, intents: INTENTS, properties: { os: 'stage', browser: 'stage', device: '' } });
  }

  open();
  return {
    sessionId: () => state.session,
    send,
    end: () => {
      state.ended = true;
      clearInterval(beat);
      socket?.close(1000);
    },
  };
}
