import type { QuestionTalk } from '../../core/talk.js';
import { listBlock } from '../document/entry-blocks.js';
import { headText, lateText, openText, replyText } from '../document/entry-text.js';
import { headlineInline } from '../document/headline.js';
import { threadLink } from '../document/links.js';
import type { Page } from '../document/page.js';
import { plainMarkdown } from '../document/person.js';
import { takeawayLines } from '../document/takeaway-item.js';
import type { DigestContent, SessionDigest } from './digest-content.js';
import { type DigestFrame, sessionHead } from './digest-frame.js';

/** A topic of a long week is cut here; the session's own document has all of it. */
const MOST = 12;

/**
 * A digest as a Markdown file: each session's week under its own heading, every quoted sentence with its number and
 * link. LF line ends and a final one.
 */
export function digestMarkdown(content: DigestContent, frame: DigestFrame): string {
  const blocks = [`# ${frame.title}`];
  if (frame.missed !== null) blocks.push(frame.missed);
  if (content.sessions.length === 0) blocks.push(frame.words.digest.quiet);
  for (const session of content.sessions) blocks.push(...sessionBlocks(session));
  return `${blocks.join('\n\n')}\n`;
}

function sessionBlocks(session: SessionDigest): readonly string[] {
  const { page, took, heard, kept, argued, open, unanswered, late } = session;
  const { digest } = page.words;
  const head = sessionHead(session);
  const speaker = head.speaker === null ? [] : [digest.withSpeaker(plainMarkdown(head.speaker))];
  const blocks = [`## ${[headlineInline(head.title), ...speaker].join(page.words.marks.comma)}`];
  if (head.activity !== null) blocks.push(head.activity);
  const add = (title: string, list: string): void => {
    if (list !== '') blocks.push(`### ${title}`, list);
  };
  const items = took.slice(0, MOST).flatMap((taken, index) => takeawayLines(page, taken, index + 1));
  add(digest.took, items.join('\n').trimEnd());
  if (session.undecided > 0) blocks.push(digest.undecided(session.undecided));
  add(digest.heard, heads(heard.map((claim) => headText(page, claim))));
  add(digest.kept, heads(kept.map((claim) => headText(page, claim))));
  add(digest.argued, disputeList(page, argued));
  add(digest.open, heads(open.map((claim) => openText(page, claim))));
  add(digest.answer, heads(unanswered.map((talk) => unansweredText(page, talk))));
  add(digest.late, heads(late.map((claim) => lateText(page, claim))));
  return blocks;
}

type EntryText = ReturnType<typeof headText>;

function heads(texts: readonly EntryText[]): string {
  return listBlock(texts.slice(0, MOST).map((head) => ({ head, replies: [] })));
}

function disputeList(page: Page, argued: SessionDigest['argued']): string {
  return listBlock(
    argued.slice(0, MOST).map(({ head, replies }) => ({
      head: headText(page, head),
      replies: replies.slice(0, MOST).map((reply) => replyText(page, reply)),
    })),
  );
}

function unansweredText(page: Page, talk: QuestionTalk): EntryText {
  const link = threadLink(page, talk.thread);
  const line = [headlineInline(talk.question.headline), ...(link === null ? [] : [link])].join(' · ');
  return { line, block: [], correction: null };
}
