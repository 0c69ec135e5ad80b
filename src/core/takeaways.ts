import type { Takeaway, Vote } from './record.js';

/**
 * How people stand to a takeaway now: each person's newest vote, without those taken back, oldest first. Votes are
 * only ever added, so a person's later one replaces the earlier. The proposer counts like anybody who voted.
 */
export function currentVotes(takeaway: Pick<Takeaway, 'votes'>): readonly Vote[] {
  const newest = new Map<string, Vote>();
  const inOrder = [...takeaway.votes].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const vote of inOrder) {
    newest.delete(vote.user);
    newest.set(vote.user, vote);
  }
  return [...newest.values()].filter((vote) => vote.stance !== 'none');
}
