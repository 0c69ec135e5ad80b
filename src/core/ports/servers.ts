import type { Id } from '../ids.js';

/** The servers the bot is in or was in. */
export interface ServerStore {
  /** The bot is in these servers. Gives those it had been taken out of before. */
  here(servers: readonly Id[]): Promise<readonly Id[]>;
  /** The bot was taken out of a server: everything of it is hidden from now on. False when that was known. */
  left(server: Id, at: Date): Promise<boolean>;
  /** The servers it was seen in and not taken out of. */
  present(): Promise<readonly Id[]>;
  /** The servers it was taken out of before an instant. */
  leftBefore(instant: Date): Promise<readonly Id[]>;
  /** Deletes everything that is known of a server. */
  erase(server: Id): Promise<void>;
  /**
   * The same for a server in which the bot stays, in one transaction. What stays: that it was erased, when and how much;
   * and where digests were posted that still hold words, which are put in doubt.
   *
   * @returns how many rows went; 0 when nothing was held
   */
  clear(server: Id, at: Date): Promise<number>;
}
