import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.js';

/**
 * The database as every operation sees it: the same type for both drivers, and for a transaction of either.
 * Raw `execute` answers differently in each, so nothing outside opening and migrating calls it.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface Database {
  readonly db: Db;
  /** Ends every connection and lets go of the folder. */
  close(): Promise<void>;
}
