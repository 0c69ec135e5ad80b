import type { ClaimTalk } from '../../core/claim-talk.js';
import type { Note } from '../../core/notes.js';
import type { Taken } from '../../core/taken.js';
import type { Entry } from '../../core/talk-groups.js';
import { clip, escapeChat } from '../chat/escape.js';
import { convertGfm } from '../chat/gfm-inline.js';
import type { Page } from '../document/page.js';
import { chatLine, chatName, chatNumber, chatQuote } from './chat-quote.js';
import type { SessionDigest } from './digest-content.js';

/** One topic of a session's week in Discord's Markdown: its title and its entries. An entry is a line, of a list if it has more. */
export interface Topic {
  readonly title: string;
  /** The first of them, no more than a message can show. */
  readonly entries: readonly string[];
  /** How many there are in all. */
  readonly total: number;
  /** What was taken is numbered. */
  readonly numbered: boolean;
}

/** A message shows at most so many entries of a topic. */
export const MOST_ENTRIES = 5;
/** A dispute takes the room of several entries. */
const MOST_DISPUTES = 3;

/** The topics of a session that have something to say, in the order of reading. */
export function topicsOf(session: SessionDigest): readonly Topic[] {
  const { page } = session;
  const { digest } = page.words;
  const topics: readonly Topic[] = [
    { ...topic(digest.took, session.took, (taken) => tookEntry(page, taken)), numbered: true },
    topic(digest.heard, session.heard, (claim) => headEntry(page, claim)),
    topic(digest.kept, session.kept, (claim) => headEntry(page, claim)),
    topic(digest.argued, session.argued, (entry) => disputeEntry(page, entry), MOST_DISPUTES),
    topic(digest.open, session.open, (claim) => openEntry(page, claim)),
    topic(digest.answer, session.unanswered, ({ question }) => headlineEntry(question.headline)),
    topic(digest.late, session.late, (claim) => headEntry(page, claim)),
  ];
  return topics.filter((each) => each.total > 0);
}

function topic<T>(title: string, items: readonly T[], print: (item: T) => string, most = MOST_ENTRIES): Topic {
  return { title, entries: items.slice(0, most).map(print), total: items.length, numbered: false };
}

function tookEntry(page: Page, taken: Taken): string {
  const { discussion, takeaways, marks } = page.words;
  const stances: string[] = [];
  if (taken.agree > 0) stances.push(discussion.agree(taken.agree));
  if (taken.disagree > 0) stances.push(takeaways.disagree(taken.disagree));
  if (taken.withdrawn) stances.push(takeaways.withdrawn);
  const sentence = chatLine(page, taken.takeaway.sentence);
  return stances.length === 0 ? sentence : `${sentence} (${stances.join(marks.comma)})`;
}

/** Who says it, the words, how many agree, and the number. */
export function headEntry(page: Page, claim: ClaimTalk): string {
  return `${chatName(page, claim.author)}${page.words.marks.colon}${quoteAndFacts(page, claim)}`;
}

function quoteAndFacts(page: Page, claim: ClaimTalk): string {
  const agree = claim.agree === 0 ? '' : ` ${page.words.discussion.agree(claim.agree)}`;
  const note = page.talk.record.notes.get(claim.reply.id);
  const words = note?.confirmedAt === null ? chatLine(page, claim.claim.quote) : chatQuote(page, claim.claim.quote);
  return `${words}${agree} ${chatNumber(claim)}${noting(page, claim, note)}${correcting(page, claim)}`;
}

/** What was taken down for somebody says so, and stands without quotation marks until they confirm it (design 8). */
function noting(page: Page, { author }: ClaimTalk, note: Note | undefined): string {
  if (note === undefined) return '';
  const { discussion } = page.words;
  const by = chatName(page, note.by);
  return ` · ${note.confirmedAt === null ? discussion.notedBy(by) : discussion.confirmedBy(by, chatName(page, author))}`;
}

/** An author's own word on their quote follows it, with its day (design 8). */
function correcting(page: Page, { claim, author }: ClaimTalk): string {
  const says = claim.authorSays;
  if (says === null || says.correction === null) return '';
  const { discussion, marks } = page.words;
  const lead = discussion.corrects(chatName(page, author), page.dates.day(says.at));
  return ` · ${lead}${marks.colon}${chatQuote(page, says.correction)}`;
}

/** A claim, and indented below it the first two that answer to it. */
export function disputeEntry(page: Page, { head, replies }: Entry): string {
  const { discussion, marks } = page.words;
  const answers = replies.slice(0, 2).map(({ kind, claim, elsewhere }) => {
    const who = discussion.relates(kind, chatName(page, claim.author)) + marks.colon;
    return `  - ${who}${elsewhere ? discussion.see(chatNumber(claim)) : quoteAndFacts(page, claim)}`;
  });
  return [headEntry(page, head), ...answers].join('\n');
}

/** Who asks whom, and the question. */
export function openEntry(page: Page, claim: ClaimTalk): string {
  const { discussion, people, marks } = page.words;
  const { speaker } = page.talk.record.session;
  const name = speaker === null ? people.theSpeaker : chatName(page, speaker);
  const asks = discussion.asks(chatName(page, claim.author), claim.question?.toSpeaker ? name : null);
  return `${asks}${marks.colon}${quoteAndFacts(page, claim)}`;
}

/** A headline is the document's text: it is shown as it reads, and nothing in it is followed or mentioned. */
export function headlineEntry(headline: string): string {
  return escapeChat(clip(convertGfm(headline, 'plain').replace(/\s+/g, ' ').trim(), 200));
}
