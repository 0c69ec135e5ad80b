import type { Id } from './ids.js';
import type { Takeaway, TakeawayState, Vote } from './record.js';

/**
 * How people stand to a takeaway now: each person's newest vote, without those taken back, oldest first. Votes are
 * only ever added, so a person's later one replaces the earlier. The proposer counts like anybody who voted. Votes from
 * before it took a new wording were about other words.
 */
export function currentVotes({ votes, rewordedAt }: Pick<Takeaway, 'votes' | 'rewordedAt'>): readonly Vote[] {
  const newest = new Map<string, Vote>();
  const inOrder = votes.filter((vote) => rewordedAt === null || vote.at > rewordedAt);
  inOrder.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const vote of inOrder) {
    newest.delete(vote.user);
    newest.set(vote.user, vote);
  }
  return [...newest.values()].filter((vote) => vote.stance !== 'none');
}

/** How many agree and how many do not. */
export function countVotes(takeaway: Pick<Takeaway, 'votes' | 'rewordedAt'>): { agree: number; disagree: number } {
  const votes = currentVotes(takeaway);
  const agree = votes.filter((vote) => vote.stance === 'agree').length;
  return { agree, disagree: votes.length - agree };
}

/**
 * Whether enough agree, and nobody does not, for the group to have taken it without a host.
 *
 * @param acceptAt how many are enough; 0 leaves it to the hosts
 */
export function isEnough(takeaway: Pick<Takeaway, 'votes' | 'rewordedAt'>, acceptAt: number): boolean {
  const { agree, disagree } = countVotes(takeaway);
  return acceptAt > 0 && agree >= acceptAt && disagree === 0;
}

/** Something that was decided, and by whom; null when the group's votes did. */
export interface Decision {
  readonly by: Id | null;
  readonly at: Date;
}

/** Everything that was decided about a takeaway. Each stands for itself, so that each can be taken back by itself. */
export interface Decided {
  readonly number: number;
  readonly accepted: Decision | null;
  /** That another takeaway stands in its place, by number. */
  readonly superseded: (Decision & { readonly inFavourOf: number }) | null;
  readonly withdrawn: Decision | null;
}

/**
 * What became of one takeaway among all of its session, and since when. It is superseded only as long as the one in its
 * place is taken: when that is withdrawn or its acceptance taken back, the group has what it had before.
 */
export function takeawayState(
  one: Decided,
  all: readonly Decided[],
): { readonly state: TakeawayState; readonly decidedAt: Date | null } {
  if (one.withdrawn) return { state: 'withdrawn', decidedAt: one.withdrawn.at };
  if (one.superseded && holds(one.superseded.inFavourOf, all, new Set()))
    return { state: 'superseded', decidedAt: one.superseded.at };
  if (one.accepted) return { state: 'accepted', decidedAt: one.accepted.at };
  return { state: 'proposed', decidedAt: null };
}

/** One that was superseded itself keeps what it replaced out, even when its proposer withdraws it then. */
function holds(number: number, all: readonly Decided[], seen: Set<number>): boolean {
  const found = all.find((each) => each.number === number);
  if (!found?.accepted || seen.has(number)) return false;
  if (!found.withdrawn) return true;
  return found.superseded !== null && holds(found.superseded.inFavourOf, all, seen.add(number));
}
