import type { Id } from './ids.js';
import type { Names } from './names.js';
import type { SessionRecord } from './record.js';

/** Rewrites other people's words so that they name nobody who has no name here. */
export type NameMask = (text: string) => string;

const keep: NameMask = (text) => text;

/** Shorter names stand in too many other words; scripts without spaces write whole names in two signs. */
const LEAST = 3;
const LEAST_IN_SIGNS = 2;
const signs = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/**
 * The choice of a name holds inside other people's text and quotes as well (design 11): mentions of somebody who has
 * no name here, and their name typed as a word of its own (in their own spelling, or after an `@` in any), become what
 * they are called here. A word that is also the name of somebody who may be named, or of the presenter whom the
 * document itself names, stays. In links nothing is changed.
 */
export function nameMask(record: SessionRecord, names: Names): NameMask {
  if (names.audience === 'inside') return keep;
  const known = knownNames(record);
  const open = openWords(record, names, known);
  const called = new Map<string, string>();
  for (const [id, written] of known) {
    const here = names.called(id);
    for (const word of [...written].flatMap(wordsOf)) if (!open.has(word.toLowerCase())) called.set(word, here);
  }
  const typed = called.size === 0 ? null : typedPattern([...called.keys()]);
  const byLower = new Map([...called].map(([word, here]) => [word.toLowerCase(), here]));
  return (text) => {
    const mentioned = text.replace(/<@!?(\d{1,25})>/g, (tag, id: string) => {
      return known.has(id) && names.name(id) === null ? names.called(id) : tag;
    });
    if (typed === null) return mentioned;
    return mentioned.replace(typed, (found: string, at: string | undefined) => {
      const word = at ? found.slice(at.length) : found;
      return (at ? byLower.get(word.toLowerCase()) : called.get(word)) ?? found;
    });
  };
}

function wordsOf(name: string): readonly string[] {
  const whole = name.trim();
  const first = whole.split(/\s+/u)[0] ?? '';
  const words = /^\p{Lu}/u.test(first) ? [whole, first] : [whole];
  return words.filter((word) => [...word].length >= (signs.test(word) ? LEAST_IN_SIGNS : LEAST));
}

/** What people are and were called in the server, by id. */
function knownNames(record: SessionRecord): ReadonlyMap<Id, ReadonlySet<string>> {
  const known = new Map<Id, Set<string>>();
  const add = (id: Id, name: string): void => {
    const there = known.get(id);
    if (there) there.add(name.trim());
    else known.set(id, new Set([name.trim()]));
  };
  for (const person of record.people.values()) add(person.id, person.name);
  for (const reply of record.replies) add(reply.author, reply.authorName);
  return known;
}

/** Names that may be read here anyway. */
function openWords(
  record: SessionRecord,
  names: Names,
  known: ReadonlyMap<Id, ReadonlySet<string>>,
): ReadonlySet<string> {
  const shown = [...known].flatMap(([id, written]) => (written.has(names.called(id)) ? [...written] : []));
  const open = [...shown, record.document.presenter ?? ''].flatMap(wordsOf);
  return new Set(open.map((word) => word.toLowerCase()));
}

/** Longest first, so that a whole name wins over its first word; beside a sign of these scripts a letter may stand. */
function typedPattern(words: readonly string[]): RegExp {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const plain = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const alone = sorted.map((word) =>
    signs.test(word) ? plain(word) : `(?<![\\p{L}\\p{N}/._=-])${plain(word)}(?![\\p{L}\\p{N}/_=]|-\\p{L})`,
  );
  return new RegExp(`(@)(?:${sorted.map(plain).join('|')})(?![\\p{L}\\p{N}])|(?:${alone.join('|')})`, 'giu');
}
