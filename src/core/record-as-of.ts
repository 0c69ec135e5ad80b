import type { Claim, SessionRecord, Takeaway } from './record.js';

/**
 * The record as it was at the end of an instant, with what has been withdrawn since left out: replies, claims,
 * decisions and votes that came later are gone, and a session closed later is open. A digest that is written again
 * because a message was deleted thus changes in nothing else. A reaction of which nobody knows the time stays.
 */
export function recordAsOf(record: SessionRecord, to: Date): SessionRecord {
  const { closedAt } = record.session;
  const takeaways = record.takeaways.filter((each) => each.proposedAt <= to);
  return {
    ...record,
    session: { ...record.session, closedAt: closedAt !== null && closedAt <= to ? closedAt : null },
    replies: record.replies.filter((reply) => reply.postedAt <= to),
    notes: new Map(
      [...record.notes].map(([message, note]) => [
        message,
        note.confirmedAt && note.confirmedAt > to ? { ...note, confirmedAt: null } : note,
      ]),
    ),
    claims: record.claims.filter((claim) => claim.keptAt <= to).map((claim) => claimAsOf(claim, to)),
    reactions: record.reactions.filter(({ at }) => at === null || at <= to),
    takeaways: takeaways.map((each) => takeawayAsOf(each, to)),
  };
}

function claimAsOf(claim: Claim, to: Date): Claim {
  const { authorSays, answeredAt } = claim;
  return {
    ...claim,
    authorSays: authorSays && authorSays.at > to ? null : authorSays,
    answeredAt: answeredAt && answeredAt > to ? null : answeredAt,
  };
}

/** What was withdrawn at any time stays away; what another one superseded later was still what the group had taken. */
function takeawayAsOf(takeaway: Takeaway, to: Date): Takeaway {
  const votes = takeaway.votes.filter((vote) => vote.at <= to);
  const { state, decidedAt, acceptedAt } = takeaway;
  if (state === 'withdrawn' || decidedAt === null || decidedAt <= to) return { ...takeaway, votes };
  if (state === 'superseded' && acceptedAt !== null && acceptedAt <= to)
    return { ...takeaway, votes, state: 'accepted', decidedAt: acceptedAt };
  return { ...takeaway, votes, state: 'proposed', decidedAt: null };
}
