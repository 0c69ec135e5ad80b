import {
  type Matchable,
  matchThreads,
  type NamedThread,
  type ThreadUse,
  type Unmatched,
} from './archive/match-threads.js';
import { plainText } from './document/plain-text.js';
import type { Id } from './ids.js';
import type { LoadedSession, Place } from './sessions.js';

/** A thread that people opened, with the channel or forum it belongs to. */
export interface StandingThread extends NamedThread {
  readonly parent: Id | null;
  /** It is a post of a forum. */
  readonly isPost: boolean;
}

/** A thread and what it is for. */
export interface ThreadLink {
  readonly thread: StandingThread;
  readonly use: ThreadUse;
}

/** Why a thread is not linked: by its name nothing can be said, it is another session's, or it is this one's already. */
export type NotLinked = Unmatched | 'foreign' | 'known';

/** What linking would do; nothing is done yet. */
export interface LinkPlan {
  readonly links: readonly ThreadLink[];
  readonly others: readonly { readonly thread: StandingThread; readonly why: NotLinked }[];
  /** Questions of the document, and the takeaways, that have no thread yet and get none by this. */
  readonly free: readonly ThreadUse[];
}

/**
 * Finds out by their names which threads are of which question. Nothing is guessed: what no name decides is left to a
 * person.
 *
 * @param foreign threads that other sessions have
 */
export function planLinks(threads: readonly StandingThread[], session: Matchable, foreign: ReadonlySet<Id>): LinkPlan {
  const own = threads.filter(({ id }) => !foreign.has(id));
  const { uses, unmatched } = matchThreads(own, session, []);
  const links: ThreadLink[] = [];
  const others: { thread: StandingThread; why: NotLinked }[] = [];
  for (const thread of threads) {
    const use = uses.get(thread.id);
    if (foreign.has(thread.id)) others.push({ thread, why: 'foreign' });
    else if (session.known.has(thread.id)) others.push({ thread, why: 'known' });
    else if (use !== undefined) links.push({ thread, use });
    else others.push({ thread, why: unmatched.get(thread.id) ?? 'unknown' });
  }
  const taken = new Set(links.map(({ use }) => use));
  return { links, others, free: freeUses(session).filter((use) => !taken.has(use)) };
}

/** The questions that stand and the takeaways, as far as they have no thread. */
export function freeUses({ questions, known }: Pick<Matchable, 'questions' | 'known'>): readonly ThreadUse[] {
  const taken = new Set(known.values());
  const standing = questions.filter(({ removed }) => !removed).map(({ number }): ThreadUse => number);
  return [...standing, 'takeaways' as const].filter((use) => !taken.has(use));
}

/** What a session's threads are for, by their ids. */
export function threadUses(places: readonly Place[]): ReadonlyMap<Id, ThreadUse> {
  const uses = new Map<Id, ThreadUse>();
  for (const { kind, question, thread } of places) {
    if (thread === null || kind === 'overview') continue;
    uses.set(thread, question ?? 'takeaways');
  }
  return uses;
}

/** What the document calls the section of takeaways; null without one. */
export function takeawaysName({ document, source }: Pick<LoadedSession, 'document' | 'source'>): string | null {
  const span = document.sections.takeaways.headingSpan;
  return span && plainText(source.slice(span.from, span.to).replace(/[#=\-:]+/g, ' ')).trim();
}
