import type { Chat } from '../core/ports/chat.js';
import type { Clock } from '../core/ports/clock.js';
import type { Log } from '../core/ports/log.js';
import type { Store } from '../core/ports/store.js';
import type { Memory } from './memory.js';

/** Everything a use case works with: the ports, and what is held in memory of active sessions. */
export interface App {
  readonly store: Store;
  readonly chat: Chat;
  readonly memory: Memory;
  readonly clock: Clock;
  readonly log: Log;
  /** Names this process in work it has claimed. */
  readonly holder: string;
  /** The bot's own account. */
  readonly self: string;
}
