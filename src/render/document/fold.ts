import type { ClaimTalk } from '../../core/claim-talk.js';
import type { Entry, EntryReply, TalkGroups } from '../../core/talk-groups.js';

/** At most so many claims of a question stand outside the fold (design 4). */
export const OUTSIDE = 7;

/** An entry, or the part of it that stands on one side of the fold. */
export interface EntryPart {
  readonly head: ClaimTalk;
  readonly replies: readonly EntryReply[];
  /** Its own sentence is above the fold; here are only further replies to it. */
  readonly continued: boolean;
}

export type GroupName = 'speaker' | 'agreed' | 'differ' | 'kept' | 'open' | 'late';
export type GroupParts = Readonly<Record<GroupName, readonly EntryPart[]>>;

/** A question's claims on both sides of the fold; `hidden` counts the sentences that stand only behind it. */
export interface Folded {
  readonly outside: GroupParts;
  readonly inside: GroupParts & { readonly hidden: number };
}

/**
 * What a reader must see, then what was merely kept. What came after closing moves nothing that stood there before
 * (design 4), so it has the places that are left.
 */
const ranks: readonly (readonly GroupName[])[] = [['speaker', 'agreed', 'differ', 'open'], ['kept'], ['late']];

/**
 * Chooses what stands outside the fold, at most {@link OUTSIDE} sentences: of the speaker's, of the agreed, the
 * disputed and the open ones in turn, each time what belongs to an entry that stands there already or the next entry by
 * agreement. So no group can push another one out, and the first of each is the one that most agree with.
 */
export function fold(groups: TalkGroups): Folded {
  const entries: Record<GroupName, readonly Entry[]> = {
    ...groups,
    late: groups.late.map((head) => ({ head, replies: [] })),
  };
  const chosen = choose(entries);
  const outside = emptyParts();
  const inside = emptyParts();
  let hidden = 0;
  for (const name of ranks.flat()) {
    for (const entry of entries[name]) {
      const shown = chosen.get(entry);
      const parts = split(entry, shown);
      if (parts.outside) outside[name].push(parts.outside);
      if (parts.inside) inside[name].push(parts.inside);
      hidden += spoken(entry).length + 1 - (shown === undefined ? 0 : shown + 1);
    }
  }
  return { outside, inside: { ...inside, hidden } };
}

/** How many of each chosen entry's replies stand outside. */
function choose(entries: Record<GroupName, readonly Entry[]>): ReadonlyMap<Entry, number> {
  const chosen = new Map<Entry, number>();
  let left = OUTSIDE;
  for (const names of ranks) {
    for (const { entry, sentences, begins } of inTurn(names.map((name) => portions(name, entries[name])))) {
      if (sentences > left || chosen.has(entry) === begins) continue;
      chosen.set(entry, (chosen.get(entry) ?? -1) + sentences);
      left -= sentences;
    }
  }
  return chosen;
}

/** The first of each queue, then the second of each, and so on. */
function inTurn<T>(queues: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...queues.map((queue) => queue.length));
  const items: T[] = [];
  for (let turn = 0; turn < longest; turn += 1) for (const queue of queues) items.push(...queue.slice(turn, turn + 1));
  return items;
}

/** Sentences of an entry that are let out together; the first portion `begins` it with its own sentence. */
interface Portion {
  readonly entry: Entry;
  readonly sentences: number;
  readonly begins: boolean;
}

/**
 * A group in the order in which it is let out. What makes no sense alone goes together: a dispute and its first
 * answer, a question and its first answer.
 */
function portions(name: GroupName, entries: readonly Entry[]): readonly Portion[] {
  const ranked = name === 'late' ? entries : entries.toSorted((a, b) => b.head.agree - a.head.agree);
  return ranked.flatMap((entry) => {
    const all = 1 + spoken(entry).length;
    const first = name === 'differ' || isAnswered(entry) ? Math.min(2, all) : 1;
    const further = Array.from({ length: all - first }, () => ({ entry, sentences: 1, begins: false }));
    return [{ entry, sentences: first, begins: true }, ...further];
  });
}

function isAnswered(entry: Entry): boolean {
  return entry.replies.some((reply) => reply.kind === 'answers');
}

/**
 * Replies that are printed here with their words, those that agree last, as they can be missed first; the others are a
 * number each and take little room.
 */
function spoken(entry: Entry): readonly EntryReply[] {
  const replies = entry.replies.filter((reply) => !reply.elsewhere);
  return replies.toSorted((a, b) => Number(a.kind === 'agrees') - Number(b.kind === 'agrees'));
}

function split(entry: Entry, shown: number | undefined): { outside: EntryPart | null; inside: EntryPart | null } {
  const { head } = entry;
  if (shown === undefined) return { outside: null, inside: { head, replies: entry.replies, continued: false } };
  const within = new Set(spoken(entry).slice(0, shown));
  const near: EntryReply[] = [];
  const rest: EntryReply[] = [];
  let pointers = 0;
  for (const reply of entry.replies) {
    if (reply.elsewhere) pointers += 1;
    const fits = reply.elsewhere ? pointers <= OUTSIDE : within.has(reply);
    (fits ? near : rest).push(reply);
  }
  return {
    outside: { head, replies: near, continued: false },
    inside: rest.length === 0 ? null : { head, replies: rest, continued: true },
  };
}

function emptyParts(): Record<GroupName, EntryPart[]> {
  return { speaker: [], agreed: [], differ: [], kept: [], open: [], late: [] };
}
