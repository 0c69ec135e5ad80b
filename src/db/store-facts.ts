import { sql } from 'drizzle-orm/sql';
import type { StoreFacts } from '../core/doctor.js';
import type { Db } from './db.js';

/** What the database says of itself; asking it is also the test whether it answers. */
export async function storeFacts(db: Db): Promise<StoreFacts> {
  const [row] = await db
    .select({
      fsync: sql<string>`current_setting('fsync')`,
      version: sql<string>`current_setting('server_version_num')`,
    })
    .from(sql`(select 1) as one`);
  if (row === undefined) throw new Error('the database gave no answer');
  return { forcesWrites: row.fsync === 'on', version: Math.floor(Number(row.version) / 10_000) };
}
