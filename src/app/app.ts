import type { Id } from '../core/ids.js';
import type { Chat } from '../core/ports/chat.js';
import type { Clock } from '../core/ports/clock.js';
import type { Log } from '../core/ports/log.js';
import type { Repository } from '../core/ports/repository.js';
import type { Store } from '../core/ports/store.js';
import type { Memory } from './memory.js';

/** A repository for what is public. */
export interface PublishPlace {
  readonly repository: Repository;
  /** The only server that publishes there, its files at the top; null for all, each in a folder of its own. */
  readonly only: Id | null;
}

/** Everything a use case works with: the ports, and what is held in memory of active sessions. */
export interface App {
  readonly store: Store;
  readonly chat: Chat;
  readonly memory: Memory;
  readonly clock: Clock;
  readonly log: Log;
  /** Names one attempt of this process at a piece of work; a new name each time it is called. */
  readonly attempt: () => string;
  /** The IANA zone of dates where neither document nor schedule names one. */
  readonly zone: string;
  /** Whether the work of a server that no event brings is this process's; another one has the other shards. */
  readonly owns: (server: Id) => boolean;
  /** Something is to be read in a server; it is begun at once and nobody waits for it. */
  readonly gather: (server: Id) => void;
  /** Where sessions with `publish: public` are published; null for nowhere. */
  readonly repository: PublishPlace | null;
  /** The bot's own account. */
  readonly self: string;
}
