import type { Id } from '../ids.js';
import type { Work, WorkKey } from '../work.js';

/** One-time work: a row is claimed by one process, acted on, and done. Lease times are the database's. */
export interface WorkStore {
  /** Makes the row if need be and takes it, unless it is done or another holder's lease runs. Null when it is not ours. */
  claim(key: WorkKey, holder: string, leaseSeconds: number): Promise<Work | null>;
  /** The act begins: from here a crash means "look in Discord first". */
  acting(key: WorkKey, holder: string): Promise<void>;
  done(key: WorkKey, holder: string, result: { readonly channel: Id; readonly message: Id } | null): Promise<void>;
  /** Gives the row back unfinished, so that the next claim need not wait for the lease. */
  release(key: WorkKey, holder: string): Promise<void>;
  /** The row is as if it had never been, so that the work can be done anew. */
  forget(key: WorkKey): Promise<void>;
  find(key: WorkKey): Promise<Work | null>;
  /** All rows of a kind and subject that are done, the earliest due first. */
  allDone(server: Id, kind: WorkKey['kind'], subject: string): Promise<readonly Work[]>;
  /** The newest row of a kind and subject that is done, or null. */
  lastDone(server: Id, kind: WorkKey['kind'], subject: string, target: string): Promise<Work | null>;
}
