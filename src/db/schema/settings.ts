import { boolean, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import type { Language } from '../../core/document/session.js';
import type { GroupSettings } from '../../core/settings.js';
import { idColumn, textColumn, textListColumn } from '../columns.js';

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
