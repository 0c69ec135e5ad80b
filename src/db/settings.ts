import { asc, eq } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { SettingsStore, StoredSettings } from '../core/ports/settings.js';
import type { Db } from './db.js';
import { groupSettings } from './schema.js';
import { notLeft } from './servers.js';

/** What groups chose for themselves, on one database. */
export function settingsStore(db: Db): SettingsStore {
  return {
    ofServer: (server) => listOfServer(db, server),
    servers: () => listServers(db),
    save: (stored) => save(db, stored),
  };
}

async function listOfServer(db: Db, server: Id): Promise<readonly StoredSettings[]> {
  const rows = await db
    .select()
    .from(groupSettings)
    .where(eq(groupSettings.server, server))
    .orderBy(asc(groupSettings.group));
  return rows.map(({ server, group, ...settings }) => ({ server, group, settings }));
}

async function listServers(db: Db): Promise<readonly Id[]> {
  const rows = await db
    .selectDistinct({ server: groupSettings.server })
    .from(groupSettings)
    .where(notLeft(db, groupSettings.server))
    .orderBy(asc(groupSettings.server));
  return rows.map((row) => row.server);
}

async function save(db: Db, { server, group, settings }: StoredSettings): Promise<void> {
  await db
    .insert(groupSettings)
    .values({ server, group, ...settings })
    .onConflictDoUpdate({ target: [groupSettings.server, groupSettings.group], set: settings });
}
