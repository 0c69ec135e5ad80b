import type { Problem, SectionRole } from './session.js';
import { NO_SETTINGS, type SettingName, type Settings, settingName } from './settings.js';

interface Reading {
  readonly values: Map<SettingName, string>;
  readonly lines: Map<string, number>;
  readonly sections: Partial<Record<SectionRole, readonly string[]>>;
  readonly aliases: Map<string, readonly string[]>;
  readonly about: Map<string, readonly string[]>;
  readonly problems: Problem[];
  readonly lineOf: (key: string) => number;
}

/**
 * Takes from parsed front matter what we know and leaves the rest alone. A known key whose value has a shape that we
 * cannot use is a warning at the line that `lineOf` gives for the key.
 */
export function settingsFrom(
  parsed: unknown,
  lineOf: (key: string) => number,
): { readonly settings: Settings; readonly problems: readonly Problem[] } {
  if (parsed === null || parsed === undefined) return { settings: NO_SETTINGS, problems: [] };
  const reading: Reading = {
    values: new Map(),
    lines: new Map(),
    sections: {},
    aliases: new Map(),
    about: new Map(),
    problems: [],
    lineOf,
  };
  if (!isMapping(parsed)) {
    warn(reading, '', 'The front matter is not a list of settings.', 'Write each setting as `key: value`.');
    return { settings: NO_SETTINGS, problems: reading.problems };
  }
  for (const [key, value] of Object.entries(parsed)) readKey(reading, key, value);
  return { settings: reading, problems: reading.problems };
}

function readKey(reading: Reading, key: string, value: unknown): void {
  if (value === null || value === undefined) return;
  const word = key.trim().toLowerCase();
  reading.lines.set(word, reading.lineOf(key));
  if (word === 'sections') readSections(reading, key, value);
  else if (word === 'aliases') readNames(reading, key, value, reading.aliases);
  else if (word === 'about') readNames(reading, key, value, reading.about);
  else if (word === 'words' && isMapping(value)) {
    for (const [inner, text] of Object.entries(value)) readValue(reading, inner, text);
  } else readValue(reading, key, value);
}

function readValue(reading: Reading, key: string, value: unknown): void {
  const name = settingName(key);
  if (name === undefined) return;
  const text = scalar(value) ?? (Array.isArray(value) ? texts(value).join(', ') : null);
  if (text === null) {
    warn(reading, key, `The setting \`${key}\` is not a plain text.`, `Write it on one line: \`${key}: …\`.`);
  } else if (text.trim() !== '') {
    reading.values.set(name, text.trim());
    reading.lines.set(name, reading.lineOf(key));
  }
}

function readSections(reading: Reading, key: string, value: unknown): void {
  const hint = 'Write `sections: {questions: [...], discussion: [...], takeaways: [...]}`.';
  if (!isMapping(value)) {
    warn(reading, key, 'The setting `sections` does not say which section has which name.', hint);
    return;
  }
  for (const [inner, names] of Object.entries(value)) {
    const role = inner.trim().toLowerCase();
    if (role === 'questions' || role === 'discussion' || role === 'takeaways') reading.sections[role] = texts(names);
    else warn(reading, key, `There is no section \`${inner}\` whose name could be set.`, hint);
  }
}

/** `{name: [text, …]}` or `{name: text}`; one level of grouping (`recipes:` above the names) is looked through. */
function readNames(reading: Reading, key: string, value: unknown, into: Map<string, readonly string[]>): void {
  if (!isMapping(value)) {
    warn(reading, key, `The setting \`${key}\` is not a list of names.`, `Write \`${key}: {NAME: [name, name]}\`.`);
    return;
  }
  for (const [name, names] of Object.entries(value)) {
    if (isMapping(names)) for (const [inner, list] of Object.entries(names)) into.set(inner, texts(list));
    else into.set(name, texts(names));
  }
}

function texts(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  const found: string[] = [];
  for (const each of list) {
    const text = scalar(each)?.trim();
    if (text) found.push(text);
  }
  return found;
}

function scalar(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  // TOML's dates are Dates that print as they were written.
  return value instanceof Date ? value.toISOString() : null;
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function warn(reading: Reading, key: string, message: string, hint: string): void {
  const line = key === '' ? 1 : reading.lineOf(key);
  reading.problems.push({ line, column: 1, severity: 'warning', rule: 'front-matter-value', message, hint });
}
