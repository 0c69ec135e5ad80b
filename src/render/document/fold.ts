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

const priority: readonly GroupName[] = ['speaker', 'agreed', 'differ', 'open', 'kept', 'late'];

/**
 * Chooses what stands outside the fold: first of every group its first entry, of a dispute with the first answer, so
 * that nothing of a kind is hidden entirely; then the rest by the order in which it is read.
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
  for (const name of priority) {
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
  const take = (entry: Entry, replies: number): void => {
    if (!chosen.has(entry) && left > 0) {
      chosen.set(entry, 0);
      left -= 1;
    }
    const shown = chosen.get(entry);
    if (shown === undefined) return;
    const more = Math.max(0, Math.min(replies, spoken(entry).length) - shown);
    chosen.set(entry, shown + Math.min(more, left));
    left -= Math.min(more, left);
  };
  for (const name of priority) {
    const first = entries[name][0];
    if (first) take(first, name === 'differ' ? 1 : 0);
  }
  for (const name of priority) for (const entry of entries[name]) take(entry, Number.POSITIVE_INFINITY);
  return chosen;
}

/** Replies that are printed here with their words; the others are a number each and take little room. */
function spoken(entry: Entry): readonly EntryReply[] {
  return entry.replies.filter((reply) => !reply.elsewhere);
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
