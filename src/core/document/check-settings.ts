import { quoted } from './quoted.js';
import { foldName } from './section-role.js';
import type { Problem } from './session.js';
import { languageOf, type SettingName, type Settings } from './settings.js';
import type { TableModel } from './table-model.js';

/** Settings whose value we cannot use, and names in `about` and `aliases` that the table does not have. */
export function checkSettings(settings: Settings, table: TableModel, questionCount: number): readonly Problem[] {
  const problems: Problem[] = [];
  const warn = (key: string, message: string, hint: string): void => {
    const line = settings.lines.get(key) ?? 1;
    problems.push({ line, column: 1, severity: 'warning', rule: 'setting', message, hint });
  };
  checkValues(settings.values, warn);
  const rows = new Set(table.ingredients.flatMap((each) => [each.name, each.id, ...each.aliases]).map(foldName));
  const known = new Set([...rows, ...table.recipes.flatMap((each) => [each.name, each.id]).map(foldName)]);
  for (const name of settings.aliases.keys()) {
    if (known.has(foldName(name))) continue;
    warn(
      'aliases',
      `There is no row or column ${quoted(name)} that could have another name.`,
      'Write it as the table does.',
    );
  }
  for (const [number, names] of settings.about) {
    if (!(Number(number) >= 1 && Number(number) <= questionCount)) {
      warn('about', `There is no question ${number}.`, `Questions are numbered from 1 to ${questionCount}.`);
    }
    for (const name of names) {
      if (!rows.has(foldName(name))) warn('about', `There is no row ${quoted(name)}.`, 'Write it as the table does.');
    }
  }
  return problems;
}

type Warn = (key: string, message: string, hint: string) => void;

function checkValues(values: ReadonlyMap<SettingName, string>, warn: Warn): void {
  const language = values.get('language');
  if (language !== undefined && languageOf(language) === null) {
    warn(
      'language',
      `We have no words in ${quoted(language)}, so English ones are used.`,
      'Use one of en, de, es, fr, ja, ko.',
    );
  }
  const publish = values.get('publish');
  if (publish !== undefined && !/^(?:server|public)$/i.test(publish)) {
    warn(
      'publish',
      `${quoted(publish)} is no way to publish, so nothing leaves the server.`,
      'Write `server` or `public`.',
    );
  }
  const zone = values.get('zone');
  if (zone !== undefined && !isZone(zone)) {
    warn('zone', `There is no time zone ${quoted(zone)}.`, 'Use a name such as `Europe/Berlin`.');
  }
  for (const key of ['opens', 'meets', 'closes'] as const) {
    const time = values.get(key);
    if (
      time === undefined ||
      /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(time)
    )
      continue;
    warn(
      key,
      `${quoted(time)} is no day that we can read.`,
      `Write it as \`${key}: 2026-10-09\` or \`${key}: 2026-10-09 19:00\`.`,
    );
  }
}

/** Whether the runtime knows an IANA zone of that name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
