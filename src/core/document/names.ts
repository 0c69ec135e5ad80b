/** Something with a name and perhaps others that people write for it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

interface Node {
  readonly next: Map<string, Node>;
  readonly ids: string[];
}

/** Names ready to be looked for, and how long it takes no longer depends on how many they are. */
export interface NameIndex {
  readonly root: Node;
  /** Place of each id among the names. */
  readonly rank: ReadonlyMap<string, number>;
}

/** Nobody writes out longer names in running text. */
const LONGEST_NAME = 200;

/** More things of one name are an error elsewhere, and here they would make looking for them slow. */
const MOST_TWINS = 8;

/** Prepares names for `mentionsOf`. Of two things with the same name both are found. */
export function nameIndex(names: readonly Named[]): NameIndex {
  const root: Node = { next: new Map(), ids: [] };
  for (const named of names) {
    for (const name of [named.name, ...named.aliases]) addName(root, foldText(name).trim(), named.id);
  }
  return { root, rank: new Map(names.map((named, index) => [named.id, index] as const)) };
}

function addName(root: Node, name: string, id: string): void {
  if (!/[\p{L}\p{N}]/u.test(name) || name.length > LONGEST_NAME) return;
  let node = root;
  for (const sign of name) {
    const next: Node = node.next.get(sign) ?? { next: new Map(), ids: [] };
    node.next.set(sign, next);
    node = next;
  }
  if (node.ids.length < MOST_TWINS && !node.ids.includes(id)) node.ids.push(id);
}

/**
 * Ids of those whose full name or alias stands in the text, in the order of `names`: neither side may be a letter or
 * digit, case does not matter. Scripts written without blanks (Chinese, Japanese, Thai, …) do not block their
 * neighbours, nor does a Korean particle after a name: there letters touch although a word has ended.
 */
export function mentionedIn(text: string, names: readonly Named[]): readonly string[] {
  return mentionsOf(text, nameIndex(names));
}

/** `mentionedIn` with names prepared once for many texts. */
export function mentionsOf(text: string, index: NameIndex): readonly string[] {
  const signs = Array.from(foldText(text));
  const found = new Set<string>();
  for (let start = 0; start < signs.length; start += 1) {
    if (index.root.next.has(signs[start] ?? '') && isFree(signs[start - 1], signs[start], 'before')) {
      collect(signs, start, index.root, found);
    }
    if (found.size === index.rank.size) break;
  }
  return [...found].sort((one, other) => (index.rank.get(one) ?? 0) - (index.rank.get(other) ?? 0));
}

function collect(signs: readonly string[], start: number, root: Node, found: Set<string>): void {
  let node: Node | undefined = root;
  for (let at = start; node; at += 1) {
    if (node.ids.length > 0 && isFree(signs[at], signs[at - 1], 'after')) for (const id of node.ids) found.add(id);
    node = node.next.get(signs[at] ?? '');
  }
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
const NO_BLANKS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\p{scx=Javanese}]/u;
const HANGUL = /\p{scx=Hangul}/u;

/** Whether the sign beside a name's edge leaves it standing alone. */
function isFree(beside: string | undefined, edge: string | undefined, side: 'before' | 'after'): boolean {
  if (beside === undefined || edge === undefined || !WORD.test(beside) || !WORD.test(edge)) return true;
  if (NO_BLANKS.test(beside) || NO_BLANKS.test(edge)) return true;
  const besideIsHangul = HANGUL.test(beside);
  return besideIsHangul === HANGUL.test(edge) ? besideIsHangul && side === 'after' : true;
}

/** NFKC, lower case, one blank for any run of white space, one sign for each kind of apostrophe and dash. */
function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ');
}
