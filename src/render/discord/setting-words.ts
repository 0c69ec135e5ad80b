import type { Language } from '../../core/document/session.js';
import { shownEmoji } from '../../core/emoji.js';
import type { GroupSettings } from '../../core/settings.js';
import type { ValueTexts } from '../catalogue/settings/texts.js';

/** What languages call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ko: '한국어',
};

type Words = { readonly [Field in keyof GroupSettings]: (value: GroupSettings[Field], say: ValueTexts) => string };

const roleList = (roles: readonly string[]) => roles.map((role) => `<@&${role}>`).join(', ');

const WORDS: Omit<Words, 'zone'> = {
  hostRoles: (roles, say) => (roles.length === 0 ? say.managersOnly : say.managersAnd(roleList(roles))),
  keeperRoles: (roles, say) => (roles.length === 0 ? say.anyone : roleList(roles)),
  channel: (channel, say) => (channel === null ? say.whereLoaded : `<#${channel}>`),
  voiceChannel: (channel, say) => (channel === null ? say.nowhere : `<#${channel}>`),
  language: (language, say) => (language === null ? say.documents : LANGUAGE_NAMES[language]),
  keepEmoji: (emoji) => shownEmoji(emoji),
  agreeEmoji: (emoji) => shownEmoji(emoji),
  acceptAt: (count, say) => (count === 0 ? say.hostsAccept : say.agreeing(count)),
  namesShown: (shown, say) => (shown ? say.named : say.unnamed),
  retentionDays: (days, say) => (days === 0 ? say.kept : say.erasedAfter(days)),
  quietWeek: (week, say) => say[week],
  digestWaitsUntil: (hour, say) => (hour === null ? say.noWaiting : say.until(hour)),
  holdBackHours: (hours, say) => (hours === 0 ? say.atOnce : say.hoursAfter(hours)),
  proposalsPerPerson: (count, say) => say.most(count),
};

/**
 * One choice of a group in words.
 *
 * @param botZone the zone that holds where the group chose none
 */
export function settingWords<Field extends keyof GroupSettings>(
  field: Field,
  value: GroupSettings[Field],
  say: ValueTexts,
  botZone: string,
): string {
  if (field === 'zone') return value === null ? say.botZone(botZone) : String(value);
  // What is not the zone is in the table, under the same field as its value.
  const words = WORDS[field as keyof typeof WORDS] as (value: GroupSettings[Field], say: ValueTexts) => string;
  return words(value, say);
}
