import { snowflakes } from './snowflake.js';
import type { World } from './types.js';

/** An empty world. `now` gives milliseconds since 1970; ids and timestamps come from it. */
export function createWorld(now: () => number): World {
  return {
    now,
    nextId: snowflakes(now),
    origin: '',
    applications: new Map(),
    users: new Map(),
    guilds: new Map(),
    channels: new Map(),
    files: new Map(),
    interactions: new Map(),
    nonces: new Map(),
    activity: [],
    listeners: new Set(),
    watchers: new Set(),
  };
}
