import type { Id } from '../../core/ids.js';
import type { Change } from '../../core/replies.js';

/** Which messages had a reaction come or go since the watch began. */
export interface ReactionWatch {
  touched(message: Id): boolean;
  end(): void;
}

/**
 * Keeps counting people and live events apart. A list of who reacted is already old when it arrives: an event that was
 * written meanwhile would be undone by it. So events are noticed when they come, writes take turns, and a list is
 * written only when no event on its message came since it was asked for.
 */
export interface LiveGate {
  /** Live changes came and will be written in a later turn. */
  notice(changes: readonly Change[]): void;
  /** Runs `act` when all earlier turns have ended. */
  inTurn<T>(act: () => Promise<T>): Promise<T>;
  watch(): ReactionWatch;
}

/** An open gate that nobody waits at. */
export function createLiveGate(): LiveGate {
  const watches = new Set<Set<Id>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    notice(changes) {
      if (watches.size === 0) return;
      for (const change of changes) {
        if (change.kind !== 'reaction' && change.kind !== 'reactions-cleared') continue;
        for (const touched of watches) touched.add(change.message);
      }
    },
    inTurn(act) {
      const turn = last.then(act);
      last = turn.catch(() => undefined);
      return turn;
    },
    watch() {
      const touched = new Set<Id>();
      watches.add(touched);
      return { touched: (message) => touched.has(message), end: () => void watches.delete(touched) };
    },
  };
}
