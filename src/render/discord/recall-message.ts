import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { RecallHit } from '../../core/recall.js';
import { isOpen } from '../../core/talk-groups.js';
import type { RecallTexts } from '../catalogue/recall/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { linesThatFit } from './lines-that-fit.js';
import { button, jumpLink, layout, MOST_TEXT, row, text } from './parts.js';
import { shownIn } from './shown.js';

/** Hits on one page; a line has at most some 350 characters, and each may have a line for its session (facts 1.2). */
export const HITS_A_PAGE = 8;
const LONGEST_QUOTE = 140;

/** One page of what was found. */
export interface RecallPage {
  /** The hits of this page, and one more when there is another page. */
  readonly hits: readonly RecallHit[];
  /** What was asked for, in the asker's words. */
  readonly asked: readonly string[];
  /** From 0. */
  readonly page: number;
  /** The `custom_id` of a page; null when the question is too long for one. */
  turnTo(page: number): string | null;
}

/** `/recall`: what is contested first, each one click from its message. */
export function recallMessage({ hits, asked, page, turnTo }: RecallPage, say: RecallTexts): OutgoingMessage {
  const what = asked.map((each) => escapeChat(clip(each, 100))).join(' · ');
  const head = [say.head(what), ...(page > 0 ? [say.page(page + 1)] : [])].join(' · ');
  const lines = linesOf(hits.slice(0, HITS_A_PAGE), say);
  const [before, after] = [page > 0 ? turnTo(page - 1) : null, hits.length > HITS_A_PAGE ? turnTo(page + 1) : null];
  const hasMore = hits.length > HITS_A_PAGE && after === null;
  const buttons = [
    ...(before === null ? [] : [button(say.earlier, before)]),
    ...(after === null ? [] : [button(say.later, after)]),
  ];
  return layout(
    text(head),
    text(lines.length === 0 ? say.nothing : linesThatFit(lines, MOST_TEXT - head.length - 200, () => '…')),
    ...(hasMore ? [text(say.narrow)] : []),
    ...(buttons.length > 0 ? [row(...buttons)] : []),
  );
}

/** A session is named above its hits, again wherever those of another one stood between. */
function linesOf(hits: readonly RecallHit[], say: RecallTexts): readonly string[] {
  return hits.flatMap((hit, at) => {
    const { session } = hit.record;
    const isNew = hits[at - 1]?.record.session.id !== session.id;
    const title = `**${escapeChat(clip(session.title, 100))}**`;
    const day = session.postedAt === null ? [] : [`<t:${Math.floor(session.postedAt.getTime() / 1_000)}:D>`];
    return [...(isNew ? [[title, ...day].join(' · ')] : []), hitLine(hit, say)];
  });
}

function hitLine({ record, claim }: RecallHit, say: RecallTexts): string {
  const shown = shownIn(record);
  const { number, reply, agree } = claim;
  const link = `[${number}](${jumpLink(record.session.server, reply.thread, reply.id)})`;
  const words = `- ${link} ${shown.name(reply.author)}: ${shown.quote(claim.claim, LONGEST_QUOTE)}`;
  const facts = [
    ...(claim.contested ? [say.contested] : []),
    ...(isOpen(claim) ? [say.open] : []),
    ...(agree > 0 ? [say.agree(agree)] : []),
  ];
  return [words, ...facts].join(' · ');
}
