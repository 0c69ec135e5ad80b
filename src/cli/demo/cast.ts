import type { Role } from './scene.js';

/** The name each role has in the demo's server. */
export type Cast = Readonly<Record<Role, string>>;

/** Invented names, the first preferred. A name that the document speaks of is passed over. */
const NAMES: Readonly<Record<Role, readonly string[]>> = {
  host: ['Mirela', 'Greta', 'Halina', 'Wenke'],
  speaker: ['Anselm', 'Lubomir', 'Ottokar', 'Severin'],
  builder: ['Ravi', 'Tomasz', 'Emeka', 'Lorcan'],
  tester: ['Yuki T.', 'Saskia T.', 'Birgit T.', 'Maren T.'],
  sceptic: ['Odile', 'Ingeborg', 'Philippa', 'Ruxandra'],
  newcomer: ['Bo', 'Pim', 'Kaj', 'Jip'],
};

/** Every role, in the order in which people join. */
export const ROLES: readonly Role[] = ['host', 'speaker', 'builder', 'tester', 'sceptic', 'newcomer'];

/**
 * Names for everyone on stage, none of which stands in the document as a word: no sentence of the demo may seem to
 * come from a person the document names.
 *
 * @param source the document's text
 */
export function castFor(source: string): Cast {
  const words = new Set(source.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const named = (name: string): boolean => words.has(name.split(' ')[0]?.toLowerCase() ?? '');
  const pick = (role: Role): string => NAMES[role].find((name) => !named(name)) ?? unusedName(role, words);
  return {
    host: pick('host'),
    speaker: pick('speaker'),
    builder: pick('builder'),
    tester: pick('tester'),
    sceptic: pick('sceptic'),
    newcomer: pick('newcomer'),
  };
}

function unusedName(role: Role, words: ReadonlySet<string>): string {
  const stem = `${role[0]?.toUpperCase()}${role.slice(1)}`;
  let number = 1;
  while (words.has(`${stem}${number}`.toLowerCase())) number += 1;
  return `${stem}${number}`;
}
