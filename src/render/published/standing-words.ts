import type { ClaimTalk } from '../../core/claim-talk.js';
import { type QuotedItem, quotedKey, type StandingWords, wordsPrint } from '../../core/published.js';
import type { SessionRecord } from '../../core/record.js';
import { everTaken, type Taken } from '../../core/taken.js';
import { type Page, pageOf } from '../document/page.js';
import { blockWords } from '../document/quoted-text.js';

/**
 * All words of people that may stand in what is published from these records: those that people of the server may read,
 * each with how it reads outside.
 *
 * @param zone IANA zone of the dates inside quotes
 */
export function standingWords(records: readonly SessionRecord[], zone: string): StandingWords {
  const words = new Map<string, QuotedItem>();
  for (const record of records) {
    const outside = pageOf(record, { zone, audience: 'outside' });
    const inside = pageOf(record, { zone, audience: 'inside' });
    for (const item of itemsOf(inside, outside)) words.set(quotedKey(item), item);
  }
  return words;
}

/** The words that stand in a session's file, where who wants nothing of theirs outside is left out. */
export function wordsOutside(record: SessionRecord, zone: string): readonly QuotedItem[] {
  const outside = pageOf(record, { zone, audience: 'outside' });
  return itemsOf(outside, outside);
}

function itemsOf(shown: Page, outside: Page): readonly QuotedItem[] {
  const items = [...shown.talk.claims.values()].map((claim) => claimItem(claim, outside));
  for (const taken of everTaken(shown.talk)) items.push(...takenItems(taken, outside));
  return items;
}

function claimItem({ claim, number, author }: ClaimTalk, outside: Page): QuotedItem {
  const reads = readsOutside(outside, author, claim.quote);
  return {
    session: sessionOf(outside),
    item: number,
    message: claim.message,
    words: wordsPrint([claim.quote, ...reads]),
  };
}

/** A takeaway is its sentence; reasons are words of others. */
function takenItems({ takeaway, reasons }: Taken, outside: Page): readonly QuotedItem[] {
  const item = `t${takeaway.number}`;
  const session = sessionOf(outside);
  const sentence = [takeaway.sentence, ...readsOutside(outside, takeaway.proposer, takeaway.sentence)];
  const said = reasons.map(({ user, text, number }) => {
    const words = wordsPrint([text, ...readsOutside(outside, user, text)]);
    return { session, item: `${item}/${number}`, message: null, words };
  });
  return [{ session, item, message: takeaway.source, words: wordsPrint(sentence) }, ...said];
}

/** Who says it and what it says, as a file has it: names inside the words are part of it. Nothing for who is absent. */
function readsOutside(page: Page, author: string, text: string): readonly string[] {
  const { names } = page.talk;
  return names.absent(author) ? [] : [names.called(author), ...blockWords(page, text)];
}

function sessionOf(page: Page): string {
  return page.talk.record.session.id;
}
