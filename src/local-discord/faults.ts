import { touch } from './world/emit.js';
import type { World } from './world/types.js';

/** What a request runs into. */
export type RestEffect =
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | {
      readonly kind: 'rate-limit';
      readonly retryAfter: number;
      readonly scope: 'user' | 'global' | 'shared';
      readonly code?: number;
    }
  /** No answer until the client gives up. */
  | { readonly kind: 'hang' }
  /** The connection breaks. */
  | { readonly kind: 'reset' }
  /** The answer waits for the promise. */
  | { readonly kind: 'hold'; readonly until: Promise<void> };

/** Which requests meet a fault, when, and how often. */
export interface RestFault {
  readonly method?: string;
  /** Tested against the path below `/api/v10`. */
  readonly path?: RegExp;
  /** Only requests with this user's or bot's token; those with a secret in the path have none. Left out: those of everybody. */
  readonly userId?: string;
  /** `after`: the work is done, only the answer is spoilt. Default `before`. */
  readonly when?: 'before' | 'after';
  /** Matching requests that pass unharmed first. Default 0. */
  readonly skip?: number;
  /** How many are harmed. Default 1. */
  readonly times?: number;
  readonly effect: RestEffect;
}

/** What happens to a gateway event: it never comes, comes twice, or comes after the next one. */
export interface EventFault {
  /** E.g. `MESSAGE_CREATE`; left out: every kind. */
  readonly name?: string;
  readonly effect: 'lose' | 'repeat' | 'swap';
  readonly skip?: number;
  readonly times?: number;
}

/** How sockets are dropped. */
export interface SocketFault {
  /** Whether the session can be resumed afterwards. */
  readonly resumable: boolean;
  /** A close code; left out: the connection breaks without one. */
  readonly code?: number;
  /** Ask for it politely by opcode 7 or 9 instead of closing. */
  readonly byOpcode?: boolean;
}

/** Misbehaviour on demand. Every rule ends by itself or is lifted by the function it gave. */
export interface Faults {
  readonly onRequest: (fault: RestFault) => () => void;
  readonly onEvent: (fault: EventFault) => () => void;
  /** Takes the effect the next such request meets, and counts it. */
  readonly takeRequest: (method: string, path: string, when: 'before' | 'after', userId?: string) => RestEffect | null;
  /** The same for an event. */
  readonly takeEvent: (name: string) => EventFault['effect'] | null;
  /** What the next gateway connection meets: it is refused, or taken and never greeted. */
  readonly takeConnection: () => 'refuse' | 'ignore' | null;
  /** Lifts every rule and switch: from now on all goes well. */
  readonly clear: () => void;
  /** How many requests and connections met a fault so far. */
  readonly met: number;
  /** While true, content of others is withheld everywhere, as if the intent had been revoked. */
  withholdContent: boolean;
  /** While true, gateway connections are refused. */
  refuseGateway: boolean;
  /** While true, gateway connections are taken, and nothing is said on them. */
  silentGateway: boolean;
  /** While true, heartbeats are not acknowledged. */
  ignoreHeartbeats: boolean;
}

interface Counted<T> {
  readonly rule: T;
  skip: number;
  left: number;
}

const CALM = { withholdContent: false, refuseGateway: false, silentGateway: false, ignoreHeartbeats: false } as const;

/** The faults of one local Discord: none at first. */
export function createFaults(world: World): Faults {
  const requests = new Set<Counted<RestFault>>();
  const events = new Set<Counted<EventFault>>();
  let met = 0;
  function meet<T>(taken: T | null): T | null {
    if (taken !== null) {
      met += 1;
      touch(world);
    }
    return taken;
  }
  const faults: Faults = {
    get met() {
      return met;
    },
    onRequest: (rule) => arm(requests, rule),
    onEvent: (rule) => arm(events, rule),
    takeRequest: (method, path, when, userId) => {
      const fits = ({ rule }: Counted<RestFault>) =>
        (rule.when ?? 'before') === when &&
        (rule.method ?? method) === method &&
        (rule.userId ?? userId) === userId &&
        (rule.path?.test(path) ?? true);
      return meet(take(requests, fits)?.effect ?? null);
    },
    takeConnection: () => meet(faults.refuseGateway ? 'refuse' : faults.silentGateway ? 'ignore' : null),
    takeEvent: (name) => take(events, ({ rule }) => (rule.name ?? name) === name)?.effect ?? null,
    clear: () => {
      requests.clear();
      events.clear();
      Object.assign(faults, CALM);
    },
    ...CALM,
  };
  return faults;
}

function arm<T extends RestFault | EventFault>(armed: Set<Counted<T>>, rule: T): () => void {
  const counted = { rule, skip: rule.skip ?? 0, left: rule.times ?? 1 };
  armed.add(counted);
  return () => void armed.delete(counted);
}

function take<T>(armed: Set<Counted<T>>, fits: (counted: Counted<T>) => boolean): T | null {
  for (const counted of armed) {
    if (!fits(counted)) continue;
    if (counted.skip > 0) {
      counted.skip -= 1;
      continue;
    }
    counted.left -= 1;
    if (counted.left <= 0) armed.delete(counted);
    return counted.rule;
  }
  return null;
}
