import type { Id } from '../ids.js';

/** When people last pressed *Catch me up*, each for themselves and for one session. */
export interface CaughtUpStore {
  /** Remembers that somebody pressed it now, and gives when they last did before; null for never. */
  press(server: Id, session: string, person: Id, at: Date): Promise<Date | null>;
}
