import type { World } from './types.js';
import type { WorldEvent } from './world-event.js';

/** Tells every gateway session of an event, then everybody who waits for a change. */
export function emit(world: World, event: WorldEvent): void {
  for (const listener of world.listeners) listener(event);
  touch(world);
}

/** Says that something changed which no gateway hears of, e.g. an ephemeral answer. */
export function touch(world: World): void {
  for (const watcher of world.watchers) watcher();
}
