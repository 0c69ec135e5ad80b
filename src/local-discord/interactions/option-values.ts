import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as T } from 'discord-api-types/v10';
import type { UploadedFile } from '../world/types.js';
import { clientRefusal } from './client-refusal.js';
import type { Resolver } from './resolved-data.js';

/** A file as people attach it. */
export interface AttachedFile {
  readonly name: string;
  readonly data: Uint8Array | string;
  readonly contentType?: string;
}

/** What a person gives for an option: words, a number, yes or no, an id (of a user, channel or role), or a file. */
export type OptionValue = string | number | boolean | AttachedFile;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One filled-in option as an interaction carries it. */
export interface FilledOption {
  readonly name: string;
  readonly type: number;
  readonly value: string | number | boolean;
  readonly focused?: true;
}

/**
 * Fills in a command's options as a person's client would let them: required ones must be there, texts have their length,
 * numbers their bounds, choices are those offered (by value or by name). Throws for whatever a client would not send.
 */
export function fillOptions(
  options: readonly APIApplicationCommandBasicOption[],
  values: OptionValues,
  resolve: Resolver,
): FilledOption[] {
  refuseUnknown(options, values);
  const filled: FilledOption[] = [];
  for (const option of options) {
    const value = values[option.name];
    if (value === undefined) {
      if (option.required) throw clientRefusal(`The option “${option.name}” is required.`);
      continue;
    }
    filled.push({ name: option.name, type: option.type, value: optionValue(option, value, resolve) });
  }
  return filled;
}

/**
 * The options while a person still types one of them (autocomplete): partial, unchecked, the focused one as text.
 * Throws when that option does not exist or has no autocomplete.
 */
export function partialOptions(
  options: readonly APIApplicationCommandBasicOption[],
  values: OptionValues,
  focused: string,
): FilledOption[] {
  refuseUnknown(options, values);
  const typed = options.find((option) => option.name === focused);
  if (!typed || !('autocomplete' in typed) || !typed.autocomplete) {
    throw clientRefusal(`The option “${focused}” has no autocomplete.`);
  }
  const filled: FilledOption[] = [];
  for (const option of options) {
    const value = values[option.name] ?? (option.name === focused ? '' : undefined);
    if (value === undefined || typeof value === 'object') continue;
    const { name, type } = option;
    filled.push(name === focused ? { name, type, value: String(value), focused: true } : { name, type, value });
  }
  return filled;
}

function refuseUnknown(options: readonly APIApplicationCommandBasicOption[], values: OptionValues): void {
  const names = options.map((option) => option.name);
  for (const name of Object.keys(values)) {
    if (!names.includes(name))
      throw clientRefusal(`There is no option “${name}”. There are: ${names.join(', ') || 'none'}.`);
  }
}

function optionValue(
  option: APIApplicationCommandBasicOption,
  value: OptionValue,
  resolve: Resolver,
): string | number | boolean {
  if (option.type === T.Attachment) {
    if (typeof value !== 'object') throw clientRefusal(`The option “${option.name}” takes a file.`);
    requireFileType(option, value.name);
    return resolve.attachment(uploadedFile(value));
  }
  if (typeof value === 'object') throw clientRefusal(`The option “${option.name}” takes no file.`);
  if (option.type === T.Boolean) {
    if (typeof value !== 'boolean') throw clientRefusal(`The option “${option.name}” takes true or false.`);
    return value;
  }
  if (option.type === T.String || option.type === T.Integer || option.type === T.Number)
    return typedValue(option, value);
  const id = String(value);
  if (option.type === T.User) resolve.user(id);
  else if (option.type === T.Role) resolve.role(id);
  else if (option.type === T.Mentionable) resolve.mentionable(id);
  else resolve.channel(id, option.channel_types);
  return id;
}

const kindsOfFile: Readonly<Record<string, RegExp>> = {
  image: /\.(?:png|jpe?g|gif|webp|avif)$/i,
  video: /\.(?:mp4|mov|webm)$/i,
  audio: /\.(?:mp3|ogg|wav|flac|m4a)$/i,
};

/** `file_types` looks at the name only: an ending, or a kind with several. */
function requireFileType(option: APIApplicationCommandBasicOption, name: string): void {
  const types: readonly string[] = ('file_types' in option && option.file_types) || [];
  const fits = types.some((type) => kindsOfFile[type]?.test(name) ?? name.toLowerCase().endsWith(type.toLowerCase()));
  if (types.length > 0 && !fits) throw clientRefusal(`“${option.name}” takes only ${types.join(', ')}.`);
}

type Typed = Extract<APIApplicationCommandBasicOption, { type: T.String | T.Integer | T.Number }>;

function typedValue(option: Typed, given: string | number | boolean): string | number {
  const choices: readonly { name: string; value: string | number }[] = ('choices' in option && option.choices) || [];
  if (choices.length > 0) {
    const choice = choices.find(({ value }) => value === given) ?? choices.find(({ name }) => name === given);
    if (choice) return choice.value;
    const offered = choices.map(({ name }) => name).join(', ');
    throw clientRefusal(`“${given}” is not offered for “${option.name}”. Offered: ${offered}.`);
  }
  if (option.type === T.String) return textValue(option, String(given));
  const number = Number(given);
  const isWhole = option.type !== T.Integer || Number.isSafeInteger(number);
  if (!Number.isFinite(number) || !isWhole) throw clientRefusal(`“${given}” is no number for “${option.name}”.`);
  const least = 'min_value' in option ? option.min_value : undefined;
  const most = 'max_value' in option ? option.max_value : undefined;
  if (number < (least ?? -Infinity) || number > (most ?? Infinity)) {
    throw clientRefusal(`${number} is out of bounds for “${option.name}”.`);
  }
  return number;
}

function textValue(option: Typed, text: string): string {
  const least = ('min_length' in option && option.min_length) || 0;
  const most = ('max_length' in option && option.max_length) || 6000;
  if (text.length < least || text.length > most) {
    throw clientRefusal(`“${option.name}” takes ${least} to ${most} characters, not ${text.length}.`);
  }
  return text;
}

/** A person's file as it is uploaded. */
export function uploadedFile(file: AttachedFile): UploadedFile {
  const data = typeof file.data === 'string' ? Buffer.from(file.data) : file.data;
  return { name: file.name, data, contentType: file.contentType ?? null };
}
