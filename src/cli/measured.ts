import type { Interactions } from '../commands/command.js';
import type { AnswerKind, Meter } from '../core/ports/meter.js';

/** The same interactions, each timed to its last answer. */
export function measured(interactions: Interactions, meter: Meter): Interactions {
  function timed<T>(kind: AnswerKind, act: () => T): T {
    const began = performance.now();
    const done = act();
    meter.answered(kind, (performance.now() - began) / 1_000);
    return done;
  }
  return {
    ...interactions,
    async *answer(door, name, invocation) {
      const began = performance.now();
      try {
        yield* interactions.answer(door, name, invocation);
      } finally {
        meter.answered('answer', (performance.now() - began) / 1_000);
      }
    },
    open: (door, name, invocation) => timed('modal', () => interactions.open(door, name, invocation)),
    complete: (name, focused, invocation) => timed('choices', () => interactions.complete(name, focused, invocation)),
  };
}

/** Counts nothing. */
export const NO_METER: Meter = { came() {}, answered() {}, ticked() {} };
