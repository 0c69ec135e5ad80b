import { bigint } from 'drizzle-orm/pg-core';
import { idColumn } from '../columns.js';

/** The columns every part of a session is keyed by. */
export const ofSession = {
  server: idColumn('server').notNull(),
  session: bigint('session', { mode: 'bigint' }).notNull(),
};
