import { UserError } from '../errors.js';
import type { Id } from '../ids.js';

/** A value of a parsed JSON file, and where in which file it stands: `messages[3].author.id`. */
export interface JsonValue {
  readonly value: unknown;
  readonly file: string;
  readonly path: string;
}

/** The field of an object; a missing one is `undefined`. @throws UserError when this is no object */
export function field(from: JsonValue, name: string): JsonValue {
  if (typeof from.value !== 'object' || from.value === null || Array.isArray(from.value))
    throw wrong(from, 'an object');
  const path = from.path === '' ? name : `${from.path}.${name}`;
  // Checked above; own fields only, so that no file reaches a prototype.
  const object = from.value as Readonly<Record<string, unknown>>;
  return { value: Object.hasOwn(object, name) ? object[name] : undefined, file: from.file, path };
}

/** True for a field that is missing or null: writers differ in which of the two they use. */
export function isAbsent({ value }: JsonValue): boolean {
  return value === undefined || value === null;
}

/** The items of a list. @throws UserError when it is none */
export function items(from: JsonValue): readonly JsonValue[] {
  if (!Array.isArray(from.value)) throw wrong(from, 'a list');
  return from.value.map((value: unknown, index) => ({ value, file: from.file, path: `${from.path}[${index}]` }));
}

/** The items of a list that versions before some did not write. @throws UserError when it is no list */
export function itemsOrNone(from: JsonValue): readonly JsonValue[] {
  return isAbsent(from) ? [] : items(from);
}

/** A text; empty for anything else, since writers differ in what they leave out. */
export function textOrEmpty(from: JsonValue): string {
  return typeof from.value === 'string' ? from.value : '';
}

/**
 * An id, which must be a text: as a number it has lost its last digits.
 * @throws UserError when it is none
 */
export function id(from: JsonValue): Id {
  const { value } = from;
  if (typeof value !== 'string' || !/^[1-9][0-9]{0,18}$/.test(value)) throw wrong(from, 'an id in quotes');
  return value;
}

/** An id, or null where there is none. */
export function idOrNull(from: JsonValue): Id | null {
  return isAbsent(from) || from.value === '' || from.value === '0' ? null : id(from);
}

/** @throws UserError that says where in the file and what should stand there */
export function wrong({ file, path, value }: JsonValue, wanted: string): UserError {
  const found = value === undefined ? 'is missing' : `is not ${wanted}`;
  return new UserError({
    message: `${file}: ${path === '' ? 'the whole' : path} ${found}${value === undefined ? ` (${wanted})` : ''}.`,
    hint: 'Give JSON files as DiscordChatExporter writes them; nothing was imported.',
  });
}
