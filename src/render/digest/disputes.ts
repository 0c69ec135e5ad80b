import type { ClaimTalk } from '../../core/claim-talk.js';
import type { SessionTalk } from '../../core/talk.js';
import type { Entry, EntryReply } from '../../core/talk-groups.js';

/**
 * The claims of a session that other people object to or narrow, each with those claims: first where something is new,
 * then objections before mere narrowing, then by agreement, then by number.
 */
export function disputes(talk: SessionTalk, isNew: (claim: ClaimTalk) => boolean): readonly Entry[] {
  const entries: Entry[] = [];
  for (const head of talk.claims.values()) {
    if (head.late) continue;
    const replies = disputing(talk, head);
    if (replies.length > 0) entries.push({ head, replies });
  }
  const fresh = (entry: Entry): number =>
    Number(isNew(entry.head) || entry.replies.some((reply) => isNew(reply.claim)));
  return entries.sort(
    (a, b) => fresh(b) - fresh(a) || Number(b.head.contested) - Number(a.head.contested) || b.head.agree - a.head.agree,
  );
}

function disputing(talk: SessionTalk, head: ClaimTalk): readonly EntryReply[] {
  const replies: EntryReply[] = [];
  for (const { kind, from } of head.related) {
    const claim = talk.claims.get(from);
    if (claim && kind !== 'agrees' && claim.author !== head.author) replies.push({ kind, claim, elsewhere: false });
  }
  return replies;
}
