import type { App } from '../app/app.js';
import { changeSettings } from '../app/settings.js';
import type { Language } from '../core/document/session.js';
import { isSameEmoji, readEmoji, type ServerEmoji } from '../core/emoji.js';
import { UserError, type UserErrorFacts } from '../core/errors.js';
import { type NumberSetting, readNumber, readZone, SETTING_RANGES } from '../core/setting-values.js';
import type { GroupSettings } from '../core/settings.js';
import { languageOf } from '../render/catalogue/localised.js';
import { settingsTexts } from '../render/catalogue/settings/settings-texts.js';
import type { RefusalTexts, SettingsTexts } from '../render/catalogue/settings/texts.js';
import { clip, escapeChat } from '../render/chat/escape.js';
import { LANGUAGE_NAMES } from '../render/discord/setting-words.js';
import { type SettingsForm, settingsModal } from '../render/discord/settings-forms.js';
import type { Answer, Handler, Invocation, Modal } from './command.js';
import { chooserOf, settingsAnswer } from './settings-access.js';

/** The forms of `/settings`: the buttons that open them, and what comes back. */
export const settingsFormHandlers: readonly Handler[] = [
  { door: 'component', name: 'settings-form', acknowledge: 'modal', open },
  { door: 'modal', name: 'settings-form', acknowledge: 'update', run: submit },
];

const FORMS: readonly SettingsForm[] = ['time', 'keeping', 'people'];

function open(invocation: Invocation, app: App): Modal {
  const [key = '', name] = invocation.args;
  const { server, group } = chooserOf(invocation, app, key);
  const form = FORMS.find((each) => each === name) ?? 'time';
  return settingsModal(
    key,
    form,
    app.memory.settings(server, group),
    settingsTexts[languageOf(invocation.caller.locale)],
  );
}

async function submit(invocation: Invocation, app: App): Promise<Answer> {
  const [key = ''] = invocation.args;
  const chooser = chooserOf(invocation, app, key);
  const typesEmoji = invocation.fields.has('keepEmoji') || invocation.fields.has('agreeEmoji');
  const own = typesEmoji ? await app.chat.emoji(chooser.server) : [];
  const wanted = readForm(invocation.fields, own);
  const now = { ...app.memory.settings(chooser.server, chooser.group), ...wanted };
  if (isSameEmoji(now.keepEmoji, now.agreeEmoji)) throw refusal((refused) => refused.sameEmoji);
  const change = await changeSettings(app, chooser, wanted);
  return settingsAnswer(invocation, app, chooser, change ?? 'unchanged');
}

type Fields = Invocation['fields'];

/**
 * What a form holds, of whichever fields it has.
 *
 * @throws UserError for the first field that holds something else than it should
 */
function readForm(fields: Fields, own: readonly ServerEmoji[]): Partial<GroupSettings> {
  const chosen = (name: string) => fields.get(name)?.[0] ?? '';
  const has = (name: keyof GroupSettings) => fields.has(name);
  const numbers = (Object.keys(SETTING_RANGES) as NumberSetting[]).filter(has);
  const hour = Number.parseInt(chosen('digestWaitsUntil'), 10);
  return {
    ...(has('zone') && { zone: zoneIn(chosen('zone')) }),
    ...(has('language') && { language: languageIn(chosen('language')) }),
    ...(has('quietWeek') && { quietWeek: chosen('quietWeek') === 'nothing' ? 'nothing' : 'line' }),
    ...(has('digestWaitsUntil') && { digestWaitsUntil: hour >= 0 && hour < 24 ? hour : null }),
    ...(has('namesShown') && { namesShown: chosen('namesShown') === 'true' }),
    ...(has('keepEmoji') && { keepEmoji: emojiIn(chosen('keepEmoji'), own) }),
    ...(has('agreeEmoji') && { agreeEmoji: emojiIn(chosen('agreeEmoji'), own) }),
    ...Object.fromEntries(numbers.map((field) => [field, numberIn(field, chosen(field))])),
  };
}

function zoneIn(typed: string): string | null {
  if (typed.trim() === '') return null;
  const zone = readZone(typed);
  if (zone === null) throw refusal((refused) => refused.zone(shownInput(typed)));
  return zone;
}

function languageIn(chosen: string): Language | null {
  const languages = Object.keys(LANGUAGE_NAMES) as Language[];
  return languages.find((each) => each === chosen) ?? null;
}

function emojiIn(typed: string, own: readonly ServerEmoji[]): string {
  const emoji = readEmoji(typed, own);
  if (emoji === null) throw refusal((refused) => refused.emoji(shownInput(typed)));
  return emoji;
}

function numberIn(field: NumberSetting, typed: string): number {
  const value = readNumber(field, typed);
  if (value === null) {
    const [least, most] = SETTING_RANGES[field];
    throw refusal((refused, say) => refused.number(say.labels[field], least, most));
  }
  return value;
}

function shownInput(typed: string): string {
  return escapeChat(clip(typed.trim(), 60));
}

function refusal(pick: (refused: RefusalTexts, say: SettingsTexts) => UserErrorFacts): UserError {
  return new UserError((language) => pick(settingsTexts[language].refused, settingsTexts[language]));
}
