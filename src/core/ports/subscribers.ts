import type { Id } from '../ids.js';

/** Who gets a group's digest as a direct message, because they asked for it. */
export interface SubscriberStore {
  /** True when they had not asked before. */
  add(server: Id, group: string, person: Id, at: Date): Promise<boolean>;
  /** True when they had. */
  remove(server: Id, group: string, person: Id): Promise<boolean>;
  /** Whose copy of the digest of this instant is not done yet; those who asked later get none of it. */
  waiting(server: Id, group: string, due: Date): Promise<readonly Id[]>;
}
