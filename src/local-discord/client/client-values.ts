import { ComponentType, ApplicationCommandOptionType as T } from 'discord-api-types/v10';
import type { FieldValue, FieldValues } from '../interactions/modal-values.js';
import type { AttachedFile, OptionValue, OptionValues } from '../interactions/option-values.js';
import { isRecord } from '../validate/mend.js';
import { DiscordError } from '../world/discord-error.js';
import type { ClientInteraction } from './client-interaction.js';

/** A slash command as it was typed: the words of its name, and the values of its options. */
export interface TypedCommand {
  readonly line: string;
  readonly values: OptionValues;
  /** The option being typed; empty when none is. */
  readonly focused: string;
}

/** Commands nest no deeper than group and subcommand. */
const DEEPEST = 3;

/** Reads a slash command's options. Throws 50035 for a file that was not sent. */
export function readOptions(sent: ClientInteraction): TypedCommand {
  const words = [String(sent.data.name)];
  let options = recordsOf(sent.data.options);
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const [nest] = options;
    if (nest?.type !== T.Subcommand && nest?.type !== T.SubcommandGroup) break;
    words.push(String(nest.name));
    options = recordsOf(nest.options);
  }
  const values: Record<string, OptionValue> = {};
  for (const option of options) values[String(option.name)] = optionValue(sent, option);
  const focused = options.find((option) => option.focused === true);
  return { line: words.join(' '), values, focused: focused ? String(focused.name) : '' };
}

function optionValue(sent: ClientInteraction, { type, value }: Readonly<Record<string, unknown>>): OptionValue {
  if (type === T.Attachment) return fileOf(sent, value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new DiscordError(400, 50035, 'Invalid Form Body: an option has no value.');
}

/** Reads what was put into a modal's fields, by custom id. Throws 50035 for a file that was not sent. */
export function readFields(sent: ClientInteraction): FieldValues {
  const fields: Record<string, FieldValue> = {};
  for (const row of recordsOf(sent.data.components)) {
    for (const field of [row.component, ...recordsOf(row.components)].filter(isRecord)) {
      const value = fieldValue(sent, field);
      if (value !== null) fields[String(field.custom_id)] = value;
    }
  }
  return fields;
}

function fieldValue(sent: ClientInteraction, field: Readonly<Record<string, unknown>>): FieldValue | null {
  if (field.type === ComponentType.FileUpload) return arrayOf(field.values).map((id) => fileOf(sent, id));
  if (Array.isArray(field.values)) return field.values.map(String);
  if (typeof field.value === 'string' || typeof field.value === 'boolean') return field.value;
  return null;
}

/** Files come beside the JSON, as `files[n]`; n is the value. */
function fileOf({ files }: ClientInteraction, id: unknown): AttachedFile {
  const file = files.find((one, place) => (one.partId ?? String(place)) === String(id));
  if (!file) throw new DiscordError(400, 50035, `Invalid Form Body: there is no file ${String(id)}.`);
  const { name, data, contentType } = file;
  return { name, data, ...(contentType !== null && { contentType }) };
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return arrayOf(value).filter(isRecord);
}
