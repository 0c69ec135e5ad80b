import { and, asc, eq, lt } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import type { SettingsAct, SettingsStore, StoredSettings } from '../core/ports/settings.js';
import { DEFAULT_SETTINGS, type GroupSettings } from '../core/settings.js';
import { CHANGE_REMEMBERED_MS, type SettingsChange, settingsDifference, stillHolds } from '../core/settings-change.js';
import type { Db } from './db.js';
import { doubtServer } from './doubt-digests.js';
import { groupSettings, settingsChanges } from './schema.js';
import { notLeft } from './servers.js';
import { isStoredId } from './stored-id.js';

/** What groups chose for themselves, on one database. */
export function settingsStore(db: Db): SettingsStore {
  return {
    ofServer: (server) => listOfServer(db, server),
    servers: () => listServers(db),
    change: (act, wanted) => db.transaction((tx) => change(tx, act, wanted)),
    findChange: (server, group, id) => findChange(db, { server, group }, id),
    takeBack: (act, id) => db.transaction((tx) => takeBack(tx, act, id)),
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

/** The group's row, made if need be and locked, so that two changes at once follow each other. */
async function lockSettings(tx: Db, { server, group }: SettingsAct): Promise<GroupSettings> {
  await tx
    .insert(groupSettings)
    .values({ server, group, ...DEFAULT_SETTINGS })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(groupSettings)
    .where(and(eq(groupSettings.server, server), eq(groupSettings.group, group)))
    .for('update');
  if (row === undefined) throw new Error('the settings that were just made are not there');
  const { server: _server, group: _group, ...settings } = row;
  return settings;
}

async function change(tx: Db, act: SettingsAct, wanted: Partial<GroupSettings>): Promise<SettingsChange | null> {
  const difference = settingsDifference(await lockSettings(tx, act), wanted);
  if (difference === null) return null;
  const { server, group, by, at } = act;
  const { before, after } = difference;
  await tx
    .update(groupSettings)
    .set(after)
    .where(and(eq(groupSettings.server, server), eq(groupSettings.group, group)));
  // How everybody is called outside may be another matter now.
  if ('namesShown' in after) await doubtServer(tx, server);
  const old = lt(settingsChanges.at, new Date(at.getTime() - CHANGE_REMEMBERED_MS));
  await tx.delete(settingsChanges).where(and(eq(settingsChanges.server, server), old));
  const [row] = await tx
    .insert(settingsChanges)
    .values({ server, group, by, at, before: JSON.stringify(before), after: JSON.stringify(after) })
    .returning({ id: settingsChanges.id });
  return { id: String(row?.id), by, at, before, after };
}

async function takeBack(tx: Db, act: SettingsAct, id: string): ReturnType<SettingsStore['takeBack']> {
  const now = await lockSettings(tx, act);
  const known = await findChange(tx, act, id);
  if (known === null || act.at.getTime() - known.at.getTime() > CHANGE_REMEMBERED_MS) return 'forgotten';
  if (!stillHolds(now, known)) return 'changed since';
  return (await change(tx, act, known.before)) ?? 'changed since';
}

async function findChange(
  tx: Db,
  { server, group }: Pick<SettingsAct, 'server' | 'group'>,
  id: string,
): Promise<SettingsChange | null> {
  if (!isStoredId(id)) return null;
  const which = and(
    eq(settingsChanges.server, server),
    eq(settingsChanges.group, group),
    eq(settingsChanges.id, BigInt(id)),
  );
  const [row] = await tx.select().from(settingsChanges).where(which);
  if (row === undefined) return null;
  const { by, at } = row;
  // We wrote them ourselves, from values of this type.
  const [before, after] = [JSON.parse(row.before), JSON.parse(row.after)] as [
    Partial<GroupSettings>,
    Partial<GroupSettings>,
  ];
  return { id, by, at, before, after };
}
