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

/** What may not touch a name that is a word of its own; a part of an address or an identifier is none. */
const joinedBefore = /[\p{L}\p{N}/._=-]$/u;
const joinedAfter = /^(?:[\p{L}\p{N}/_=]|-\p{L})/u;
const addressed = /@([\p{L}\p{N}][\p{L}\p{N} ._'’-]{0,40})/gu;

const smallWord = /(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu;
const messageLink = /(https?:\/\/(?:[a-z]+\.)?discord(?:app)?\.com\/channels\/\d{1,25}\/\d{1,25})\/(\d{1,25})/gi;

/**
 * The choice of a name holds inside other people's text and quotes as well (design 11): mentions of somebody who has
 * no name here, and their name typed as a word of its own (in their own spelling, or after an `@` in any), become what
 * they are called here. A word that is also the name of somebody who may be named, of the presenter whom the document
 * itself names, or of a row or column, stays. In addresses no name is looked for, but one that leads to a message of
 * somebody without a name leads to its thread.
 */
export function nameMask(record: SessionRecord, names: Names): NameMask {
  if (names.audience === 'inside') return keep;
  const known = knownNames(record);
  const open = openWords(record, names, known);
  const ordinary = ordinaryWords(record);
  const called = new Map<string, string>();
  for (const [id, written] of known) {
    const here = names.called(id);
    for (const word of [...written].flatMap(wordsOf)) {
      if (!written.has(word) && ordinary.has(word.toLowerCase())) continue;
      // What replaces a name must not itself be taken for one.
      if (!open.has(word.toLowerCase()) && !here.includes(word)) called.set(word, here);
    }
  }
  const typed = called.size === 0 ? keep : typedNames(called);
  const authors = new Map(record.replies.map((reply) => [reply.id, reply.author]));
  return (text) => {
    const led = text.replace(messageLink, (link, thread: string, message: string) => {
      const author = authors.get(message);
      return author !== undefined && names.name(author) === null ? thread : link;
    });
    const mentioned = led.replace(/<@!?(\d{1,25})>/g, (tag, id: string) => {
      return known.has(id) && names.name(id) === null ? names.called(id) : tag;
    });
    return typed(mentioned);
  };
}

function wordsOf(name: string): readonly string[] {
  const whole = name.trim();
  const first = whole.split(/\s+/u)[0] ?? '';
  const words = /^\p{Lu}\p{L}+$/u.test(first) ? [whole, first] : [whole];
  return words.filter((word) => [...word].length >= (signs.test(word) ? LEAST_IN_SIGNS : LEAST));
}

/** Words that are written small in what is printed: as the first word of a name they give nobody away (*The Baker*). */
function ordinaryWords(record: SessionRecord): ReadonlySet<string> {
  const ordinary = new Set<string>();
  for (const { quote } of record.claims) for (const word of quote.match(smallWord) ?? []) ordinary.add(word);
  return ordinary;
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

/** Names that may be read here anyway, of people and of the table's rows and columns. */
function openWords(
  record: SessionRecord,
  names: Names,
  known: ReadonlyMap<Id, ReadonlySet<string>>,
): ReadonlySet<string> {
  const shown = [...known].flatMap(([id, written]) => (written.has(names.called(id)) ? [...written] : []));
  const { presenter, ingredients, recipes } = record.document;
  const table = [...ingredients, ...recipes].flatMap(({ name, aliases }) => [name, ...aliases]);
  const open = [...[...shown, presenter ?? ''].flatMap(wordsOf), ...table];
  return new Set(open.map((word) => word.toLowerCase()));
}

/** Longest first, so that a whole name wins over its first word. */
function typedNames(called: ReadonlyMap<string, string>): NameMask {
  const words = [...called.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 'gu');
  const small = words.map((word): [string, string] => [word.toLowerCase(), called.get(word) ?? '']);
  const atSign = (all: string, rest: string): string => {
    const lower = rest.toLowerCase();
    for (const [word, here] of small) {
      const after = rest.slice(word.length);
      if (lower.startsWith(word) && !/^[\p{L}\p{N}]/u.test(after)) return here + after;
    }
    return all;
  };
  const alone = (found: string, at: number, text: string): string => {
    for (const word of words) {
      if (found.startsWith(word) && standsAlone(text, at, word)) return called.get(word) + found.slice(word.length);
    }
    return found;
  };
  return (text) => text.replace(addressed, atSign).replace(any, alone);
}

/** Beside a sign of a script without spaces any letter may stand. */
function standsAlone(text: string, at: number, word: string): boolean {
  if (signs.test(word)) return true;
  const end = at + word.length;
  return !joinedBefore.test(text.slice(Math.max(0, at - 2), at)) && !joinedAfter.test(text.slice(end, end + 3));
}
