import type { Id } from '../ids.js';

/** A person whom a message mentions, and the names under which a renderer may have written them. */
export interface Mentioned {
  readonly id: Id;
  readonly names: readonly string[];
}

/** Discord lets a message mention a hundred people. */
const MOST = 100;

/**
 * Gives a rendered text its mentions back: `@Ben` becomes `<@id>` where the message says that it mentions Ben. Stored
 * so, a name follows what its bearer chose to be called (design 11), and the text is the one Discord has. A text with
 * raw mentions stays as it is; so does a name that two of the mentioned bear.
 */
export function rawMentions(text: string, mentioned: readonly Mentioned[]): string {
  if (!text.includes('@')) return text;
  const owners = new Map<string, Id | null>();
  for (const { id, names } of mentioned.slice(0, MOST)) {
    if (text.includes(`<@${id}>`) || text.includes(`<@!${id}>`)) continue;
    for (const name of names) {
      if (name === '') continue;
      owners.set(name, owners.has(name) && owners.get(name) !== id ? null : id);
    }
  }
  // The longest first: "@Ben Kay" is not "@Ben" with something behind it.
  const byLength = [...owners].sort(([one], [other]) => other.length - one.length);
  let result = text;
  for (const [name, id] of byLength) if (id !== null) result = replaceName(result, `@${name}`, `<@${id}>`);
  return result;
}

const WORD = /[\p{L}\p{N}_]/u;

/** Replaces the name where it ends as a word; where it never does, as in scripts without blanks, its first place. */
function replaceName(text: string, name: string, mention: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const next = text.codePointAt(at + name.length);
    if (next !== undefined && WORD.test(String.fromCodePoint(next))) continue;
    if (at < from) continue;
    parts.push(text.slice(from, at), mention);
    from = at + name.length;
  }
  if (parts.length > 0) return parts.join('') + text.slice(from);
  const first = text.indexOf(name);
  return first === -1 ? text : text.slice(0, first) + mention + text.slice(first + name.length);
}
