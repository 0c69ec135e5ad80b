import type { Id } from '../ids.js';
import type { SessionRecord } from '../record.js';

/** What kept sentences are looked for; what is absent does not narrow the search. */
export interface RecallQuery {
  /** By `searchWords`: all of them stand in the sentence; without words every sentence fits. */
  readonly words: readonly string[];
  /** Ids of ingredients, and of recipes, of which one is tagged and confirmed. */
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  readonly session?: string;
  /** Who said it. */
  readonly author?: Id;
}

/** The part of a session's record that tells how the found claims stand: they, what relates to them, what answers them. */
export interface Recalled extends Pick<SessionRecord, 'claims' | 'replies' | 'notes' | 'reactions' | 'people'> {
  readonly session: string;
  /** Numbers of the claims that were looked for, newest first; the others are there for their sake. */
  readonly found: readonly string[];
}

/** Looking through everything that a server kept. */
export interface RecallStore {
  /** The newest claims of this server that fit, at most `limit`, by session; the session with the newest one first. */
  find(server: Id, query: RecallQuery, limit: number): Promise<readonly Recalled[]>;
}
