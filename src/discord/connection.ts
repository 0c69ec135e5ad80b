import type { Client, REST } from 'discord.js';
import type { Id } from '../core/ids.js';
import type { Clock } from '../core/ports/clock.js';
import type { Log } from '../core/ports/log.js';
import type { Names } from './names.js';

/** Who we are in Discord. */
export interface Identity {
  /** The bot's user id. */
  readonly self: Id;
  readonly application: Id;
}

/** What every part of the adapter works with. */
export interface Connection {
  readonly client: Client;
  /** Repeats requests that failed on Discord's side: for what may be asked twice. */
  readonly rest: REST;
  /** Asks once: for what may not be. */
  readonly single: REST;
  readonly names: Names;
  readonly log: Log;
  readonly clock: Clock;
  /** @throws Error before the bot was started: a bug of ours */
  identity(): Identity;
}
