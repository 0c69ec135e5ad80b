import { plainText } from '../document/plain-text.js';
import { roleNames, sectionRole } from '../document/section-role.js';
import type { Id } from '../ids.js';
import type { Question } from '../sessions.js';

/** What a thread is for: a question's number, or the takeaways. */
export type ThreadUse = number | 'takeaways';

/** A thread, as far as its name says what it is for. */
export interface NamedThread {
  readonly id: Id;
  readonly name: string;
}

/** What a person said of a thread: `--map "name or id=2"`. */
export interface ThreadMap {
  /** A thread's name or id. */
  readonly thread: string;
  readonly use: ThreadUse;
}

/** Why a thread was left out: nothing is called so, several threads fit one question, or another thread is it already. */
export type Unmatched = 'unknown' | 'rivals' | 'taken';

export interface ThreadMatches {
  readonly uses: ReadonlyMap<Id, ThreadUse>;
  readonly unmatched: ReadonlyMap<Id, Unmatched>;
  /** Maps that cannot be followed; one sentence each. */
  readonly problems: readonly string[];
}

/** What a session's threads are to be matched with. */
export interface Matchable {
  readonly questions: readonly Question[];
  /** The heading of the section of takeaways in this document, null without one. */
  readonly takeawaysName: string | null;
  /** Threads that the session has already. */
  readonly known: ReadonlyMap<Id, ThreadUse>;
}

/**
 * Finds out what threads are for: those that the session has already by their id, the others by what a person mapped,
 * else by their names: a question's headline with or without a number, as it stands or cut at the end as thread titles
 * are; the takeaways by the names that the section has in any language, or has here. Case, width, punctuation and
 * blanks do not matter, and nothing is guessed.
 */
export function matchThreads(
  threads: readonly NamedThread[],
  session: Matchable,
  maps: readonly ThreadMap[],
): ThreadMatches {
  const uses = new Map<Id, ThreadUse>();
  for (const { id } of threads) {
    const use = session.known.get(id);
    if (use !== undefined) uses.set(id, use);
  }
  const taken = new Set<ThreadUse>(session.known.values());
  const problems = maps.flatMap((map) => followMap(map, threads, session, uses, taken) ?? []);
  const unmatched = new Map<Id, Unmatched>();
  const byName = new Map<ThreadUse, Id[]>();
  const find = finder(session);
  for (const { id, name } of threads) {
    if (uses.has(id)) continue;
    const use = find(name);
    if (use === null) unmatched.set(id, 'unknown');
    else if (taken.has(use)) unmatched.set(id, 'taken');
    else byName.set(use, [...(byName.get(use) ?? []), id]);
  }
  for (const [use, ids] of byName) {
    for (const id of ids) {
      if (ids.length === 1) uses.set(id, use);
      else unmatched.set(id, 'rivals');
    }
  }
  return { uses, unmatched, problems };
}

/** Takes the thread that a person mapped, or says in one sentence why not. */
function followMap(
  map: ThreadMap,
  threads: readonly NamedThread[],
  { questions, known }: Matchable,
  uses: Map<Id, ThreadUse>,
  taken: Set<ThreadUse>,
): string | null {
  const what = map.use === 'takeaways' ? 'the takeaways' : `question ${map.use}`;
  if (map.use !== 'takeaways' && !questions.some((question) => question.number === map.use)) {
    return `The session has no question ${map.use}.`;
  }
  const byId = threads.filter((thread) => thread.id === map.thread.trim());
  const found = byId.length > 0 ? byId : threads.filter((thread) => key(thread.name) === key(map.thread));
  const [thread] = found;
  if (thread === undefined || found.length > 1) {
    return `${found.length === 0 ? 'No thread is' : `${found.length} threads are`} called “${map.thread}”.`;
  }
  if (uses.get(thread.id) === map.use) return null;
  if (known.has(thread.id)) return `“${map.thread}” is already the thread of something else in this session.`;
  if (uses.has(thread.id)) return `“${map.thread}” is mapped twice.`;
  if (taken.has(map.use)) return `There is already a thread of ${what}, so “${map.thread}” cannot be it.`;
  uses.set(thread.id, map.use);
  taken.add(map.use);
  return null;
}

/** From this length on a name may have been cut at Discord's limit of 100. */
const CUT_FROM = 90;

function finder({ questions, takeawaysName }: Matchable): (name: string) => ThreadUse | null {
  // Questions that still stand go before removed ones of the same words.
  const inOrder = [...questions].sort((one, other) => Number(one.removed) - Number(other.removed));
  const names = roleNames();
  const titles = new Map<string, number>();
  for (const { number, headline } of inOrder) {
    for (const title of [key(`${number}. ${headline}`), key(headline)]) {
      if (title !== '' && !titles.has(title)) titles.set(title, number);
    }
  }
  return (name) => {
    const own = key(name);
    if (own === '') return null;
    // A document that was loaded anew counts its questions anew; the words say which one it is.
    const unnumbered = own.replace(/^\d{1,9} /, '');
    const exact = titles.get(own) ?? titles.get(unnumbered);
    if (exact !== undefined) return exact;
    if (sectionRole(name, names, false)?.role === 'takeaways') return 'takeaways';
    if (takeawaysName !== null && own === key(takeawaysName)) return 'takeaways';
    if (Array.from(name).length < CUT_FROM && !/(?:…|\.\.\.)\s*$/.test(name)) return null;
    const fits = [...titles].filter(([title]) => title.startsWith(own) || title.startsWith(unnumbered));
    const cut = new Set(fits.map(([, number]) => number));
    return cut.size === 1 ? ([...cut][0] ?? null) : null;
  };
}

/** Letters, digits and signs of a name as a reader sees it, the words apart. */
export function key(name: string): string {
  return plainText(name.slice(0, 4_000))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}\p{S}]+/gu, ' ')
    .trim();
}
