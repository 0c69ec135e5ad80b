import { SECTION_NAMES } from './section-names.js';
import type { Language, SectionRole } from './session.js';

/** The settings that are one plain text each. */
export type SettingName =
  | 'title'
  | 'presenter'
  | 'date'
  | 'slug'
  | 'group'
  | 'language'
  | 'zone'
  | 'opens'
  | 'meets'
  | 'closes'
  | 'publish'
  | 'ingredient'
  | 'recipe';

/** What a document says about itself, from its front matter or its `Title:` lines. */
export interface Settings {
  readonly values: ReadonlyMap<SettingName, string>;
  /** Line of each value and of `aliases` and `about`, 1-based. */
  readonly lines: ReadonlyMap<string, number>;
  readonly sections: Readonly<Partial<Record<SectionRole, readonly string[]>>>;
  /** Further names by the name of a row or column. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** Names of rows by question number. */
  readonly about: ReadonlyMap<string, readonly string[]>;
}

export const NO_SETTINGS: Settings = {
  values: new Map(),
  lines: new Map(),
  sections: {},
  aliases: new Map(),
  about: new Map(),
};

const SPELLINGS: Readonly<Record<SettingName, readonly string[]>> = {
  title: ['title', 'titel', 'título', 'titulo', 'titre', 'タイトル', '題名', '제목'],
  presenter: [
    'presenter|presenters|presented by|speaker|presents',
    'vortragende|vortragender|referent|referentin|vortrag|es trägt vor',
    'ponente|presenta|presentador|presentadora',
    'présentateur|présentatrice|intervenant|intervenante|orateur|oratrice|présenté par',
    '発表者|発表|講演者|登壇者',
    '발표자|발표|발제자',
  ].flatMap((line) => line.split('|')),
  date: ['date', 'datum', 'fecha', '日付', '日時', '開催日', '날짜', '일시'],
  slug: ['slug'],
  group: ['group', 'gruppe', 'grupo', 'groupe', 'グループ', '그룹'],
  language: ['language', 'lang', 'sprache', 'idioma', 'langue', '言語', '언어'],
  zone: ['zone', 'timezone', 'time zone', 'tz', 'zeitzone', 'zona horaria', 'fuseau horaire', 'タイムゾーン', '시간대'],
  opens: ['opens', 'öffnet', 'abre', 'ouvre'],
  meets: ['meets', 'meeting', 'trifft sich', 'treffen', 'reunión', 'réunion', '会合', '모임'],
  closes: ['closes', 'schließt', 'cierra', 'ferme', '締切', '마감'],
  publish: ['publish'],
  ingredient: ['ingredient'],
  recipe: ['recipe'],
};

const BY_SPELLING: ReadonlyMap<string, SettingName> = new Map(
  // The keys of a record typed by SettingName.
  (Object.keys(SPELLINGS) as SettingName[]).flatMap((name) => SPELLINGS[name].map((word) => [word, name] as const)),
);

/** The setting that a key names, in any of the languages and any case; undefined for a key that is not ours. */
export function settingName(key: string): SettingName | undefined {
  return BY_SPELLING.get(key.normalize('NFKC').trim().toLowerCase().replace(/[_-]/g, ' ')) ?? BY_SPELLING.get(key);
}

const LANGUAGE_WORDS: Readonly<Record<string, Language>> = {
  english: 'en',
  german: 'de',
  deutsch: 'de',
  spanish: 'es',
  español: 'es',
  espanol: 'es',
  french: 'fr',
  français: 'fr',
  francais: 'fr',
  japanese: 'ja',
  日本語: 'ja',
  korean: 'ko',
  한국어: 'ko',
};

/** A language by its tag (`de`, `de-CH`) or its name; null for one whose words we do not have. */
export function languageOf(text: string): Language | null {
  const word = text.trim().toLowerCase();
  const tag = word.split(/[-_]/)[0] ?? '';
  // Own keys of the table are exactly the languages.
  if (Object.hasOwn(SECTION_NAMES, tag)) return tag as Language;
  return Object.hasOwn(LANGUAGE_WORDS, word) ? (LANGUAGE_WORDS[word] ?? null) : null;
}
