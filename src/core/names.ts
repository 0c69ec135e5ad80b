import type { PeopleWords } from './catalogue/words.js';
import { wordsFor } from './catalogue/words-for.js';
import type { Id } from './ids.js';
import { guestId } from './notes.js';
import type { Person, SessionRecord } from './record.js';

/** Who reads: people of the server, or anybody who gets a file, a repository or a page (design 11). */
export type Audience = 'inside' | 'outside';

/** How people of one record are called before one audience. */
export interface Names {
  readonly audience: Audience;
  /** The name as plain text, or null when this person has none here. */
  name(id: Id): string | null;
  /** The name, or the words for somebody without one. */
  called(id: Id): string;
  /** True when nothing of this person may be printed here, not even without a name. */
  absent(id: Id): boolean;
  /** The words for somebody without one. */
  readonly nobody: string;
  /** Names for the mentions inside people's own text; null where none may be shown. */
  user(id: Id): string | null;
  role(id: Id): string | null;
  channel(id: Id): string | null;
}

/** Names as the server shows them; who has left is *a former member*. */
export function insideNames(record: Pick<SessionRecord, 'people' | 'replies' | 'session'>): Names {
  const people = wordsFor(record.session.language).people;
  const written = new Map(record.replies.map((reply) => [reply.author, reply.authorName]));
  const name = (id: Id): string | null => record.people.get(id)?.name.trim() || written.get(id)?.trim() || null;
  return named('inside', name, () => false, people.formerMember);
}

/**
 * Names as people chose them for outside: theirs, their initials, or none. Who has not chosen, or left nothing to be
 * called by, is *a participant*; the same holds where somebody else mentions them (design 11).
 */
export function outsideNames(record: Pick<SessionRecord, 'people' | 'session' | 'document'>): Names {
  const people: PeopleWords = wordsFor(record.session.language).people;
  // The document itself names its presenter, so that one without an account stands under that name.
  const { presenter } = record.document;
  const guest = presenter === null ? null : guestId(presenter);
  const name = (id: Id): string | null => (id === guest ? presenter : chosenName(record.people.get(id)));
  const absent = (id: Id): boolean => record.people.get(id)?.outside === 'absent';
  return named('outside', name, absent, people.participant);
}

/** The names that this audience may read. */
export function namesFor(record: SessionRecord, audience: Audience): Names {
  return audience === 'inside' ? insideNames(record) : outsideNames(record);
}

function named(audience: Audience, name: Names['name'], absent: Names['absent'], nobody: string): Names {
  const called = (id: Id): string => name(id) ?? nobody;
  return { audience, name, called, absent, nobody, user: name, role: () => null, channel: () => null };
}

function chosenName(person: Person | undefined): string | null {
  if (person === undefined) return null;
  if (person.outside === 'name') return person.name.trim() || null;
  return person.outside === 'initials' ? initials(person.name) : null;
}

/** `Ilse Maria Kramer` is `I. M. K.`; words without a letter or digit have none. Null when nothing is left. */
export function initials(name: string): string | null {
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
  const letters: string[] = [];
  for (const word of name.slice(0, 200).split(/[\s\p{Pd}_.]+/u)) {
    const at = word.search(/[\p{L}\p{N}]/u);
    if (at === -1) continue;
    for (const { segment } of segmenter.segment(word.slice(at))) {
      letters.push(`${segment.toUpperCase()}.`);
      break;
    }
  }
  return letters.length === 0 ? null : letters.slice(0, 4).join(' ');
}
