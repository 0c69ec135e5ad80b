import { bigint, boolean, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import type { Language } from '../../core/document/session.js';
import type { GroupSettings } from '../../core/settings.js';
import { idColumn, instantColumn, textColumn, textListColumn } from '../columns.js';

export const groupSettings = pgTable(
  'group_settings',
  {
    server: idColumn('server').notNull(),
    group: textColumn('group_name').notNull(),
    hostRoles: textListColumn('host_roles').notNull(),
    keeperRoles: textListColumn('keeper_roles').notNull(),
    channel: idColumn('channel'),
    voiceChannel: idColumn('voice_channel'),
    zone: textColumn('zone'),
    language: textColumn('language').$type<Language>(),
    keepEmoji: textColumn('keep_emoji').notNull(),
    agreeEmoji: textColumn('agree_emoji').notNull(),
    acceptAt: integer('accept_at').notNull(),
    namesShown: boolean('names_shown').notNull(),
    retentionDays: integer('retention_days').notNull(),
    quietWeek: textColumn('quiet_week').$type<GroupSettings['quietWeek']>().notNull(),
    digestWaitsUntil: smallint('digest_waits_until'),
    holdBackHours: integer('hold_back_hours').notNull(),
    proposalsPerPerson: integer('proposals_per_person').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.group] })],
);

/** What was changed, so that it can be taken back; rows go after a month. */
export const settingsChanges = pgTable(
  'settings_changes',
  {
    server: idColumn('server').notNull(),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    group: textColumn('group_name').notNull(),
    by: idColumn('by_user').notNull(),
    at: instantColumn('at').notNull(),
    /** The fields that differ as JSON, as they were and as they were set. */
    before: textColumn('before').notNull(),
    after: textColumn('after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.id] })],
);
