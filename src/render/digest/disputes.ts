import type { ClaimTalk } from '../../core/claim-talk.js';
import type { SessionTalk } from '../../core/talk.js';
import { type Entry, type EntryReply, isAgreed } from '../../core/talk-groups.js';

/**
 * The claims of a session that other people object to or narrow, each with those claims; not what several agree with
 * and somebody merely narrows. First where something is new,
 * then objections before mere narrowing, then by agreement, then by number.
 */
export function disputes(talk: SessionTalk, isNew: (claim: ClaimTalk) => boolean): readonly Entry[] {
  const entries: Entry[] = [];
  for (const head of talk.claims.values()) {
    if (head.late || isAgreed(head)) continue;
    const replies = disputing(talk, head);
    if (replies.length > 0) entries.push({ head, replies });
  }
  const fresh = (entry: Entry): number =>
    Number(isNew(entry.head) || entry.replies.some((reply) => isNew(reply.claim)));
  return entries.sort(
    (a, b) => fresh(b) - fresh(a) || Number(b.head.contested) - Number(a.head.contested) || b.head.agree - a.head.agree,
  );
}

/**
 * Disputes without what a reader has read already: a claim that was printed, here or among `heard`, is only pointed
 * at; a dispute of which both sides were printed is left out.
 */
export function withoutRepeating(disputes: readonly Entry[], heard: readonly ClaimTalk[]): readonly Entry[] {
  const printed = new Set(heard.map((claim) => claim.number));
  const entries: Entry[] = [];
  for (const { head, replies } of disputes) {
    const sides = [head.number, ...replies.map((reply) => reply.claim.number)];
    if (sides.every((number) => printed.has(number))) continue;
    entries.push({ head, replies: replies.map((reply) => ({ ...reply, elsewhere: printed.has(reply.claim.number) })) });
    for (const number of sides) printed.add(number);
  }
  return entries;
}

function disputing(talk: SessionTalk, head: ClaimTalk): readonly EntryReply[] {
  const replies: EntryReply[] = [];
  for (const { kind, from } of head.related) {
    const claim = talk.claims.get(from);
    if (claim && kind !== 'agrees' && claim.author !== head.author) replies.push({ kind, claim, elsewhere: false });
  }
  return replies;
}
