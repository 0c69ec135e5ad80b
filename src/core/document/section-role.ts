import { plainText } from './plain-text.js';
import { SECTION_NAMES } from './section-names.js';
import type { Language, SectionRole } from './session.js';

/** What a heading's text says. */
export interface RoleMatch {
  readonly role: SectionRole;
  /** NAME of `Questions for NAME`. */
  readonly presenter: string | null;
  /** Languages that know this name; empty for names from the front matter. */
  readonly languages: readonly Language[];
}

/** Known names by their folded text. */
export type RoleNames = ReadonlyMap<string, RoleMatch>;

const LANGUAGES = Object.keys(SECTION_NAMES) as Language[]; // the keys of a record typed by Language

/** The known names of all languages and the further ones that the front matter gives. */
export function roleNames(extra: Readonly<Partial<Record<SectionRole, readonly string[]>>> = {}): RoleNames {
  const names = new Map<string, RoleMatch>();
  const add = (name: string, role: SectionRole, languages: readonly Language[]): void => {
    const key = foldName(name);
    const known = names.get(key);
    // A name from the front matter wins over what a language says it means.
    if (key === '' || (known && known.role !== role && languages.length > 0)) return;
    const all = known?.role === role ? [...known.languages, ...languages] : languages;
    names.set(key, { role, presenter: null, languages: all });
  };
  for (const role of ['questions', 'discussion', 'takeaways'] as const) {
    for (const name of extra[role] ?? []) add(name, role, []);
  }
  for (const language of LANGUAGES) {
    for (const role of ['questions', 'discussion', 'takeaways'] as const) {
      for (const name of SECTION_NAMES[language][role]) {
        if (!(names.get(foldName(name))?.languages.length === 0)) add(name, role, [language]);
      }
    }
  }
  return names;
}

/** A name for comparing: NFKC, lower case, one blank between words, no colon at the end. */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:]+$/, '')
    .trim();
}

/**
 * The section that a heading announces, or null. A real heading may be numbered, emphasised, carry an emoji, an
 * attribute block or a remark in brackets; a bare line (`strict`) must be the name alone, with or without a colon.
 */
export function sectionRole(text: string, names: RoleNames, strict: boolean): RoleMatch | null {
  const visible = strict ? text.trim() : withoutOrnament(plainText(text));
  if (visible.length > 200) return null;
  const exact = names.get(foldName(visible));
  if (exact) return exact;
  const bare = visible.replace(/\s*[（(][^()（）]*[)）]\s*[:：]?$/, '');
  if (!strict && bare !== visible) {
    const match = names.get(foldName(bare));
    if (match) return match;
  }
  return questionsFor(bare.normalize('NFKC').replace(/[\s:]+$/, ''), names, strict);
}

function withoutOrnament(text: string): string {
  return text
    .replace(/\s*\{[#.][^{}]*\}\s*$/, '')
    .replace(/^(?:(?:section|teil|part)\s+)?(?:\d{1,3}(?:\.\d{1,3})*|[ivx]{1,5}|[a-h])[.):]\s+/i, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N})\]）'’:：]+$/u, '');
}

/** `Questions for NAME` in each language: the name is the first group. */
const QUESTIONS_FOR: readonly (readonly [Language, RegExp])[] = [
  ['en', /^(?:(?:discussion|open|our|some|the) )?questions (?:for|to) (\S.*)$/i],
  ['de', /^(?:(?:offene|unsere) )?fragen (?:an|für) (\S.*)$/i],
  ['es', /^preguntas (?:abiertas )?(?:para|a) (\S.*)$/i],
  ['fr', /^questions (?:ouvertes )?(?:pour|à|a) (\S.*)$/i],
  ['ja', /^(\S.*?)\s?(?:さん|氏|先生|様)?(?:への|に対する|に聞く)(?:質問|問い)$/],
  ['ko', /^(\S.*?)\s?(?:님|씨|교수님)?(?:에게|께|한테)(?: ?(?:드리는|묻는|하는))? ?질문$/],
];

function questionsFor(text: string, names: RoleNames, strict: boolean): RoleMatch | null {
  for (const [language, pattern] of QUESTIONS_FOR) {
    const rest = pattern.exec(text.replace(/\s+/g, ' '))?.[1];
    if (rest === undefined) continue;
    const { name, complete } = leadingName(rest);
    if (strict && (name === null || !complete)) return null;
    const isSectionWord = name !== null && names.has(foldName(name));
    return { role: 'questions', presenter: isSectionWord ? null : name, languages: [language] };
  }
  return null;
}

const PARTICLES = new Set(
  'von van de der den del della di da du le la el al bin ibn ben y and und et & e des dos zu zur ten ter'.split(' '),
);

/** The person's name at the start of a text: words with a capital (or of a script without case), joined by particles. */
function leadingName(text: string): { readonly name: string | null; readonly complete: boolean } {
  const words = text.split(' ');
  const name: string[] = [];
  for (const word of words) {
    const isName = /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word);
    if (!isName && !(name.length > 0 && PARTICLES.has(word.toLowerCase()))) break;
    name.push(word);
    if (name.length === 8) break;
  }
  const complete = name.length === words.length;
  while (name.length > 0 && PARTICLES.has(name.at(-1) ?? '')) name.pop();
  const joined = name.join(' ').replace(/[,;:!?]+$/, '');
  return { name: joined === '' ? null : joined, complete };
}
