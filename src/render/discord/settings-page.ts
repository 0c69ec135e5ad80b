import {
  type APIMessageTopLevelComponent,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { DEFAULT_GROUP } from '../../core/groups.js';
import type { Id } from '../../core/ids.js';
import type { ChannelFacts, OutgoingMessage } from '../../core/ports/chat.js';
import type { GroupSettings } from '../../core/settings.js';
import { fieldsOf, type SettingsChange } from '../../core/settings-change.js';
import type { SettingsTexts } from '../catalogue/settings/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, layout, row, section, text } from './parts.js';
import { settingWords } from './setting-words.js';

/** What the page shows, and to whom. */
export interface SettingsView {
  readonly group: string;
  /** How buttons name the group. */
  readonly key: string;
  readonly settings: GroupSettings;
  /** Roles are changed by those alone who may Manage Server. */
  readonly maySetRoles: boolean;
  readonly botZone: string;
  readonly news: SettingsNews;
  /** What the bot may not do in a channel that was just chosen; null for nothing. */
  readonly lacking: ChannelFacts | null;
}

/** What just happened: a change that can be taken back, a change that changed nothing, or nothing at all. */
export type SettingsNews = SettingsChange | 'unchanged' | null;

/** In the order in which a host thinks of them. */
const SHOWN: readonly (keyof GroupSettings)[] = [
  ...(['hostRoles', 'keeperRoles', 'holdBackHours', 'channel', 'voiceChannel', 'zone', 'language'] as const),
  ...(['keepEmoji', 'agreeEmoji', 'acceptAt', 'proposalsPerPerson'] as const),
  ...(['digestWaitsUntil', 'quietWeek', 'namesShown', 'retentionDays'] as const),
];

/** Most roles of one kind; more are a role of their own. */
const MOST_ROLES = 10;

/** The page of `/settings`: all choices in words, what just changed with *Take it back*, selects and forms. */
export function settingsPage(view: SettingsView, say: SettingsTexts): OutgoingMessage {
  const { group, key, settings } = view;
  const title = group === DEFAULT_GROUP ? say.title : say.groupTitle(escapeChat(clip(group, 60)));
  const lines = SHOWN.map((field) => line(field, view, say));
  return layout(
    text(`**${title}**`),
    ...newsParts(view, say),
    ...lackingParts(view, say),
    text(clip(lines.join('\n'), 3_000)),
    ...rolePickers(view, say),
    channelPicker(key, 'channel', [ChannelType.GuildText, ChannelType.GuildForum], settings.channel, say),
    channelPicker(
      key,
      'voiceChannel',
      [ChannelType.GuildVoice, ChannelType.GuildStageVoice],
      settings.voiceChannel,
      say,
    ),
    row(
      ...(['time', 'keeping', 'people'] as const).map((form) =>
        button(`${say.forms[form]} …`, componentId('settings-form', key, form)),
      ),
    ),
  );
}

function line(field: keyof GroupSettings, { settings, botZone }: SettingsView, say: SettingsTexts): string {
  return `**${say.labels[field]}:** ${settingWords(field, settings[field], say.values, botZone)}`;
}

function lackingParts({ lacking }: SettingsView, say: SettingsTexts): readonly APIMessageTopLevelComponent[] {
  return lacking === null ? [] : [text(say.lacking(`<#${lacking.id}>`, lacking.missing.join(', ')))];
}

function newsParts({ news, key, botZone }: SettingsView, say: SettingsTexts): readonly APIMessageTopLevelComponent[] {
  if (news === null) return [];
  if (news === 'unchanged') return [text(say.unchanged)];
  const lines = fieldsOf(news.after).map((field) => {
    const { [field]: before } = news.before;
    const { [field]: after } = news.after;
    if (before === undefined || after === undefined) return '';
    const words = (value: typeof before) => settingWords(field, value, say.values, botZone);
    return say.changed(say.labels[field], words(before), words(after));
  });
  return [section(clip(lines.join('\n'), 800), button(say.takeBack, componentId('settings-undo', key, news.id)))];
}

function rolePickers(
  { key, settings, maySetRoles }: SettingsView,
  say: SettingsTexts,
): readonly APIMessageTopLevelComponent[] {
  if (!maySetRoles) return [text(say.onlyManagers)];
  return (['hostRoles', 'keeperRoles'] as const).map((field) =>
    row({
      type: ComponentType.RoleSelect,
      custom_id: componentId('settings-roles', key, field),
      placeholder: say.labels[field],
      min_values: 0,
      max_values: MOST_ROLES,
      default_values: settings[field].slice(0, MOST_ROLES).map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
    }),
  );
}

function channelPicker(
  key: string,
  field: 'channel' | 'voiceChannel',
  kinds: ChannelType[],
  chosen: Id | null,
  say: SettingsTexts,
): APIMessageTopLevelComponent {
  return row({
    type: ComponentType.ChannelSelect,
    custom_id: componentId('settings-channel', key, field),
    placeholder: say.labels[field],
    channel_types: kinds,
    min_values: 0,
    max_values: 1,
    default_values: chosen === null ? [] : [{ id: chosen, type: SelectMenuDefaultValueType.Channel }],
  });
}
