import type { ClaimTalk } from '../../core/claim-talk.js';
import type { Period } from '../../core/digest.js';
import { type QuotedItem, quotedKey } from '../../core/published.js';
import type { SessionRecord } from '../../core/record.js';
import { recordAsOf } from '../../core/record-as-of.js';
import type { Entry } from '../../core/talk-groups.js';
import { digestContent, type SessionDigest } from '../digest/digest-content.js';
import { standingWords } from './standing-words.js';

/**
 * Whose words the digest of a period holds, its message and its file together. What a message had no room for is
 * counted in, since the file may have it.
 */
export function digestQuotes(records: readonly SessionRecord[], period: Period, zone: string): readonly QuotedItem[] {
  const words = digestWords(records, period, zone);
  const shown = new Set<string>();
  for (const audience of ['inside', 'outside'] as const) {
    for (const session of digestContent(records, period, { zone, audience }).sessions) {
      for (const item of shownIn(session)) shown.add(quotedKey({ session: session.page.talk.record.session.id, item }));
    }
  }
  return [...shown].flatMap((key) => words.get(key) ?? []);
}

/** How the words that the digest of a period could hold stand now. */
export function digestWords(records: readonly SessionRecord[], period: Period, zone: string) {
  return standingWords(
    records.map((record) => recordAsOf(record, period.to)),
    zone,
  );
}

function shownIn({ took, heard, kept, argued, open, late }: SessionDigest): readonly string[] {
  const claims: readonly ClaimTalk[] = [...heard, ...kept, ...argued.flatMap(claimsOf), ...open, ...late];
  const items = claims.map((claim) => claim.number);
  for (const { takeaway, claims: restsOn, reasons } of took) {
    const item = `t${takeaway.number}`;
    items.push(item, ...restsOn, ...reasons.map(({ number }) => `${item}/${number}`));
  }
  return items;
}

function claimsOf({ head, replies }: Entry): readonly ClaimTalk[] {
  return [head, ...replies.map(({ claim }) => claim)];
}
