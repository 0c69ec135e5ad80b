import { type APISelectMenuOption, TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import { shownEmoji } from '../../core/emoji.js';
import type { GroupSettings } from '../../core/settings.js';
import type { SettingsTexts } from '../catalogue/settings/texts.js';
import { label, select, textInput } from './modal-parts.js';
import { LANGUAGE_NAMES, settingWords } from './setting-words.js';

/** The forms of `/settings`, each a modal of at most five fields (facts 1.5). */
export type SettingsForm = 'time' | 'keeping' | 'people';

/** What an empty choice is called in a select, whose values may not be empty. */
export const NO_CHOICE = 'none';

/** A form with the present choices filled in. */
export function settingsModal(key: string, form: SettingsForm, now: GroupSettings, say: SettingsTexts) {
  const fields = { time: timeFields, keeping: keepingFields, people: peopleFields }[form](now, say);
  return { custom_id: componentId('settings-form', key, form), title: say.forms[form], components: fields };
}

function timeFields(now: GroupSettings, say: SettingsTexts): readonly object[] {
  const { labels, values, hints } = say;
  const languages = [null, ...Object.keys(LANGUAGE_NAMES)] as readonly GroupSettings['language'][];
  const hours = [null, ...Array.from({ length: 24 }, (_, hour) => hour)];
  return [
    label(labels.zone, hints.zone, textInput('zone', TextInputStyle.Short, { max: 60, value: now.zone ?? '' })),
    choice('language', languages, now, say),
    choice('digestWaitsUntil', hours, now, say),
    choice('quietWeek', ['line', 'nothing'], now, say),
  ];

  function choice<Field extends 'language' | 'digestWaitsUntil' | 'quietWeek'>(
    field: Field,
    offered: readonly GroupSettings[Field][],
    { [field]: chosen }: GroupSettings,
    { labels: names }: SettingsTexts,
  ): object {
    const options = offered.map((value) => option(value, settingWords(field, value, values, ''), value === chosen));
    return label(names[field], '', select(field, options, { min: 1, max: 1 }));
  }
}

function keepingFields(now: GroupSettings, { labels, hints }: SettingsTexts): readonly object[] {
  const line = (
    field: 'keepEmoji' | 'agreeEmoji' | 'acceptAt' | 'proposalsPerPerson' | 'holdBackHours',
    hint: string,
  ) => {
    const value = field === 'keepEmoji' || field === 'agreeEmoji' ? shownEmoji(now[field]) : String(now[field]);
    return label(labels[field], hint, textInput(field, TextInputStyle.Short, { max: 60, required: true, value }));
  };
  return [
    line('keepEmoji', hints.emoji),
    line('agreeEmoji', hints.emoji),
    line('acceptAt', hints.acceptAt),
    line('proposalsPerPerson', hints.proposals),
    line('holdBackHours', hints.holdBackHours),
  ];
}

function peopleFields(now: GroupSettings, { labels, values, hints }: SettingsTexts): readonly object[] {
  const options = [false, true].map((shown) =>
    option(shown, shown ? values.named : values.unnamed, shown === now.namesShown),
  );
  const value = String(now.retentionDays);
  return [
    label(labels.namesShown, '', select('namesShown', options, { min: 1, max: 1 })),
    label(
      labels.retentionDays,
      hints.retentionDays,
      textInput('retentionDays', TextInputStyle.Short, { max: 6, required: true, value }),
    ),
  ];
}

function option(value: string | number | boolean | null, words: string, chosen: boolean): APISelectMenuOption {
  return { label: words.replaceAll('*', '').slice(0, 100), value: String(value ?? NO_CHOICE), default: chosen };
}
