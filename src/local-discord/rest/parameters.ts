import { editedMessage } from '../validate/edited-message.js';
import { type BodyKind, validateBody } from '../validate/validate-body.js';
import { DiscordError, invalidField } from '../world/discord-error.js';
import { isSnowflake } from '../world/snowflake.js';
import type { MessageRecord } from '../world/types.js';
import type { RestRequest } from './route.js';

/** A path parameter that must be an id. Throws 50035 as Discord does for words in its place. */
export function idParam(request: RestRequest, name: string): string {
  const value = request.params[name] ?? '';
  if (value === '@me') return request.principal.user.id;
  if (!isSnowflake(value)) throw notAnId([`${name}_id`], value);
  return value;
}

/** An optional query parameter that must be an id. Throws 50035. */
export function idQuery(request: RestRequest, name: string): string | undefined {
  const value = request.query.get(name);
  if (value === null) return undefined;
  if (!isSnowflake(value)) throw notAnId([name], value);
  return value;
}

/** A whole number of the query between two bounds, or the default. Throws 50035. */
export function intQuery(
  request: RestRequest,
  name: string,
  range: { least: number; most: number; usual: number },
): number {
  const text = request.query.get(name);
  if (text === null) return range.usual;
  const value = Number(text);
  if (!Number.isInteger(value)) throw invalidField([name], 'NUMBER_TYPE_COERCE', `Value "${text}" is not int.`);
  if (value < range.least) {
    throw invalidField([name], 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${range.least}.`);
  }
  if (value > range.most) {
    throw invalidField([name], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${range.most}.`);
  }
  return value;
}

/** An ISO 8601 time of the query in milliseconds, or null. Throws 50035. */
export function timeQuery(request: RestRequest, name: string): number | null {
  const text = request.query.get(name);
  if (text === null) return null;
  const value = Date.parse(text);
  if (Number.isNaN(value)) {
    throw invalidField([name], 'DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`);
  }
  return value;
}

/**
 * The body, after Discord's rules for this kind of body were applied: together with the files that came with it and, for
 * an edit, with what the message says so far. Throws 50035 with the tree of errors, or 50006.
 * `T` names the shape that the rules have made sure of.
 */
export function checkedBody<T>(request: RestRequest, kind: BodyKind, edited?: MessageRecord): T {
  const files = request.files.map((file) => file.name);
  const problem = validateBody(kind, request.body ?? {}, { files, ...(edited && { edited: editedMessage(edited) }) });
  if (problem) throw new DiscordError(400, problem.code, problem.message, problem.errors ?? null);
  // validateBody has checked the shape.
  return (request.body ?? {}) as T;
}

function notAnId(path: readonly string[], value: string): DiscordError {
  return invalidField(path, 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
}
