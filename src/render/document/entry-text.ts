import type { ClaimTalk } from '../../core/claim-talk.js';
import type { EntryReply } from '../../core/talk-groups.js';
import { quotation } from '../chat/quotation.js';
import { linkedNumber } from './links.js';
import type { Page } from './page.js';
import { called, plainMarkdown, speaking, theSpeaker } from './person.js';
import { blockWords, inlineWords } from './quoted-text.js';

/** One entry's Markdown: its line, and what must stand as a block below it (a long quote, code). */
export interface EntryText {
  readonly line: string;
  readonly block: readonly string[];
  /** What the author puts right, as a line of its own under the quote; null for nothing. */
  readonly correction: string | null;
}

/** Who speaks and how, with what stands between that and the quote. */
interface Lead {
  readonly text: string;
  readonly colon: boolean;
}

/**
 * A claim that stands by itself: who said it, the words, the number, who agrees, what it relates to elsewhere. A
 * question says whom it is put to, and where it is answered unless the answer stands right below.
 */
export function headText(page: Page, claim: ClaimTalk, answeredBelow = false): EntryText {
  const lead = claim.question === null ? { text: speaking(page, claim.author), colon: false } : asking(page, claim);
  return quoted(page, claim, lead, [
    ...agreeing(page, claim),
    ...relating(page, claim),
    ...answering(page, claim),
    ...(answeredBelow ? [] : answered(page, claim)),
  ]);
}

/** A question that waits for an answer: who asks whom, and since when. */
export function openText(page: Page, claim: ClaimTalk): EntryText {
  const { discussion, marks } = page.words;
  const since = marks.comma + discussion.sinceDate(page.dates.day(claim.reply.postedAt));
  return quoted(page, claim, asking(page, claim), [...agreeing(page, claim), ...relating(page, claim)], since);
}

function asking(page: Page, claim: ClaimTalk): Lead {
  const whom = claim.question?.toSpeaker ? theSpeaker(page) : null;
  return { text: page.words.discussion.asks(speaking(page, claim.author), whom), colon: true };
}

/** A claim that was kept after closing, with the day it was said, or kept if it was said before. */
export function lateText(page: Page, claim: ClaimTalk): EntryText {
  const { closedAt } = page.talk.record.session;
  const said = claim.reply.postedAt;
  const day = page.dates.day(closedAt !== null && said > closedAt ? said : claim.claim.keptAt);
  const lead = { text: speaking(page, claim.author) + page.words.marks.comma + day, colon: true };
  const notes = [...agreeing(page, claim), ...relating(page, claim), ...answering(page, claim)];
  return quoted(page, claim, lead, notes);
}

/** A claim that belongs below the one above it, or only its number where it is printed elsewhere. */
export function replyText(page: Page, reply: EntryReply): EntryText {
  const lead = replyLead(page, reply, speaking(page, reply.claim.author));
  if (reply.elsewhere) return { line: pointed(page, reply, lead), block: [], correction: null };
  const related = reply.kind === 'answers' ? relating(page, reply.claim) : [];
  return quoted(page, reply.claim, lead, [...agreeing(page, reply.claim), ...related]);
}

/** Where a reply is printed, within the line of what it answers to. */
export function pointerText(page: Page, reply: EntryReply): string {
  return pointed(page, reply, replyLead(page, reply, called(page, reply.claim.author)));
}

function pointed(page: Page, reply: EntryReply, lead: Lead): string {
  return lead.text + page.words.marks.colon + page.words.discussion.see(reply.claim.number);
}

/** Who agrees with their own sentence has more to say, and is not one more who agrees. */
function replyLead(page: Page, { kind, claim }: EntryReply, name: string): Lead {
  const to = claim.relation?.to ?? '';
  const isMore = kind === 'agrees' && page.talk.claims.get(to)?.author === claim.author;
  return isMore ? { text: name, colon: false } : { text: page.words.discussion.relates(kind, name), colon: true };
}

function quoted(page: Page, claim: ClaimTalk, lead: Lead, notes: readonly string[], tail = ''): EntryText {
  const { marks } = page.words;
  const rest = [linkedNumber(page, claim) + tail, ...noting(page, claim), ...notes].join(' · ');
  const correction = correcting(page, claim);
  if (isHearsay(page, claim)) {
    const words = spokenWords(page, claim.claim.quote);
    return { line: `${lead.text}${marks.colon}${words} ${rest}`, block: [], correction };
  }
  const inline = inlineWords(page, claim.claim.quote);
  if (inline === null) {
    return { line: `${lead.text} ${rest}`, block: blockWords(page, claim.claim.quote), correction };
  }
  return {
    line: `${lead.text}${lead.colon ? marks.colon : ' '}${quotation(marks, inline)} ${rest}`,
    block: [],
    correction,
  };
}

/** An author's own word on their quote, with its day (design 8). */
function correcting(page: Page, { claim, author }: ClaimTalk): string | null {
  const says = claim.authorSays;
  if (says === null || says.correction === null) return null;
  const { discussion, marks } = page.words;
  const lead = discussion.corrects(called(page, author), page.dates.day(says.at));
  return `${lead}${marks.colon}${quotation(marks, spokenWords(page, says.correction))}`;
}

/** What somebody said as another took it down, unconfirmed: it stands without quotation marks (design 8). */
function isHearsay(page: Page, claim: ClaimTalk): boolean {
  return page.talk.record.notes.get(claim.reply.id)?.confirmedAt === null;
}

function spokenWords(page: Page, words: string): string {
  return inlineWords(page, words) ?? plainMarkdown(page.mask(words).replace(/\s+/g, ' '));
}

function noting(page: Page, claim: ClaimTalk): readonly string[] {
  const note = page.talk.record.notes.get(claim.reply.id);
  if (note === undefined) return [];
  const { discussion } = page.words;
  const by = called(page, note.by);
  return [note.confirmedAt === null ? discussion.notedBy(by) : discussion.confirmedBy(by, called(page, claim.author))];
}

function agreeing(page: Page, claim: ClaimTalk): readonly string[] {
  return claim.agree === 0 ? [] : [page.words.discussion.agree(claim.agree)];
}

/** Said only where the other claim does not stand right above: in another question, or of a late claim. */
function relating(page: Page, claim: ClaimTalk): readonly string[] {
  if (claim.relation === null) return [];
  const target = page.talk.claims.get(claim.relation.to);
  const near = target?.claim.question === claim.claim.question && !claim.late;
  return near ? [] : [page.words.discussion.relatesTo(claim.relation.kind, claim.relation.to)];
}

function answered(page: Page, claim: ClaimTalk): readonly string[] {
  const isAnswered = claim.question?.isAnswered ?? false;
  return isAnswered ? [page.words.discussion.answered(claim.answeredIn)] : [];
}

function answering(page: Page, claim: ClaimTalk): readonly string[] {
  return claim.answers.length === 0 ? [] : [page.words.discussion.answers(claim.answers)];
}
