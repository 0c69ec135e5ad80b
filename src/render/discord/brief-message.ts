import { componentId } from '../../core/component-id.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import type { QuestionTalk } from '../../core/talk.js';
import { briefTexts } from '../catalogue/brief/brief-texts.js';
import type { BriefTexts } from '../catalogue/brief/texts.js';
import { noteTexts } from '../catalogue/note/note-texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { disputeEntry, headEntry, headlineEntry, openEntry } from '../digest/topic-lines.js';
import { type Page, pageOf } from '../document/page.js';
import { button, jumpLink, layout, MOST_TEXT, row, text } from './parts.js';

/** Room for the first line, the last, and what is between the questions. */
const FRAME = 400;
/** More of one kind would be read by nobody before a meeting. */
const MOST_ENTRIES = 2;

/** The `custom_id` by which a posted brief is known again; `at` names which of the session's. */
export function briefMark(session: string, at: Date): string {
  return componentId('words', session, `brief-${at.getTime()}`);
}

/**
 * What a meeting begins with: for each question the speaker's answer, what is most agreed, what is disputed and what is
 * open. In the session's language, with people's names, since it stays in the server.
 *
 * @param meets when the group meets; null when that is not known
 * @param mark the id of its button
 */
export function briefMessage(
  record: SessionRecord,
  { meets, zone, mark }: { readonly meets: Date | null; readonly zone: string; readonly mark: string },
): OutgoingMessage {
  const say = briefTexts[record.session.language];
  const page = pageOf(record, { zone, audience: 'inside' });
  const when = meets === null ? null : `<t:${Math.floor(meets.getTime() / 1_000)}:F>`;
  const head = say.title(escapeChat(clip(record.session.title, 100)), when);
  const parts = page.talk.questions
    .filter(({ question }) => !question.removed)
    .map((talk) => questionText(page, talk, say));
  const { shown, hidden } = fitting(parts, MOST_TEXT - FRAME);
  return layout(
    text(head),
    ...shown.map(text),
    ...(hidden > 0 ? [text(`-# ${say.more(hidden)}`)] : []),
    row(
      button(noteTexts[record.session.language].button, componentId('note', record.session.id), 'primary'),
      button(say.howWords, mark),
    ),
  );
}

function questionText(page: Page, talk: QuestionTalk, say: BriefTexts): string {
  const { number, headline } = talk.question;
  const { server } = page.talk.record.session;
  const title = `**${number}. ${headlineEntry(headline)}**`;
  const head = talk.thread ? `${title} · [${say.thread}](${jumpLink(server, talk.thread)})` : title;
  const lines = [
    ...talk.speaker.slice(0, MOST_ENTRIES).map((entry) => `- ${disputeEntry(page, entry)}`),
    ...labelled(
      say.mostAgreed,
      mostAgreed(talk).map((claim) => headEntry(page, claim)),
    ),
    ...labelled(
      say.disputed,
      talk.differ.slice(0, MOST_ENTRIES).map((entry) => disputeEntry(page, entry)),
    ),
    ...labelled(
      say.open,
      talk.open.slice(0, MOST_ENTRIES).map(({ head: claim }) => openEntry(page, claim)),
    ),
  ];
  return [head, ...(talk.messages === 0 ? [`-# ${say.noReply}`] : lines)].join('\n');
}

/** Agreed by several; before that, what anybody agrees with at all. */
function mostAgreed({ agreed, kept }: QuestionTalk) {
  const some = [...kept].filter(({ head }) => head.agree > 0).sort((a, b) => b.head.agree - a.head.agree);
  return [...agreed, ...some].slice(0, MOST_ENTRIES).map(({ head }) => head);
}

function labelled(label: string, entries: readonly string[]): readonly string[] {
  return entries.map((entry) => `- *${label}* · ${entry}`);
}

/** As many questions as there is room for, whole; a long one loses its last lines. */
function fitting(
  parts: readonly string[],
  room: number,
): { readonly shown: readonly string[]; readonly hidden: number } {
  const shown: string[] = [];
  let left = room;
  for (const part of parts) {
    const fair = Math.floor(left / Math.max(1, Math.min(parts.length - shown.length, 12)));
    const cut = linesWithin(part, Math.max(fair, 200));
    if (cut.length > left || shown.length === 30) break;
    shown.push(cut);
    left -= cut.length;
  }
  return { shown, hidden: parts.length - shown.length };
}

function linesWithin(part: string, room: number): string {
  const [head = '', ...lines] = part.split('\n');
  let kept = head;
  for (const line of lines) {
    if (kept.length + line.length + 1 > room) break;
    kept += `\n${line}`;
  }
  return kept;
}
