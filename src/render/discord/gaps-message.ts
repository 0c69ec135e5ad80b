import type { Gaps } from '../../core/gaps.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { Takeaway } from '../../core/record.js';
import type { Reply } from '../../core/replies.js';
import type { StandingClaim } from '../../core/standing.js';
import type { SessionTalk } from '../../core/talk.js';
import type { TableTexts } from '../catalogue/table/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { linesThatFit } from './lines-that-fit.js';
import { jumpLink, layout, MOST_TEXT, text } from './parts.js';
import { plainName, type Shown, shownIn } from './shown.js';

/** What a session lacks, each with a link to where one would act. */
export function gapsMessage(talk: SessionTalk, gaps: Gaps, say: TableTexts): OutgoingMessage {
  const { session } = talk.record;
  const head = say.gaps(escapeChat(clip(session.title, 100)));
  const lines = linesOf(talk, gaps, say);
  if (lines.length === 0) return layout(text(`${head}\n${say.noGaps}`));
  return layout(text(head), text(linesThatFit(lines, MOST_TEXT - head.length - 10, say.more)));
}

function linesOf(talk: SessionTalk, gaps: Gaps, say: TableTexts): readonly string[] {
  const { record } = talk;
  const shown = shownIn(record);
  const row = (id: string) => named(record.document.ingredients, id);
  const takeaway = (each: Takeaway) => takeawayLink(talk, each, shown);
  return [
    ...titled(
      say.silent,
      gaps.silent.map(({ number, headline }) => questionLink(talk, number, headline)),
    ),
    ...titled(
      say.open,
      gaps.open.map((claim) => claimLink(talk, claim, shown)),
    ),
    ...titled(
      say.empty,
      gaps.empty.map(
        (each) =>
          `${row(each.row)}: ${each.columns.map((column) => named(record.document.recipes, column)).join(', ')}`,
      ),
    ),
    ...titled(say.unrested, gaps.unrested.map(takeaway)),
    ...titled(
      say.unrestedNames,
      gaps.unrestedNames.map((each) => say.names(takeaway(each.takeaway), row(each.row))),
    ),
    ...titled(
      say.unconfirmed,
      gaps.unconfirmed.map((claim) => claimLink(talk, claim, shown)),
    ),
    ...titled(
      say.notes,
      gaps.notes.map((reply) => noteLink(talk, reply, shown)),
    ),
    ...titled(
      say.unseen,
      gaps.unseen.map((claim) => claimLink(talk, claim, shown)),
    ),
  ];
}

function titled(title: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0 ? [] : [title, ...entries.map((entry) => `- ${entry}`)];
}

function named(names: readonly { readonly id: string; readonly name: string }[], id: string): string {
  return escapeChat(plainName(names.find((each) => each.id === id)?.name ?? id, 60));
}

function questionLink({ record, questions }: SessionTalk, number: number, headline: string): string {
  const thread = questions.find(({ question }) => question.number === number)?.thread;
  const label = `${number}. ${escapeChat(plainName(headline, 120).replace(/[[\]()]/g, ''))}`;
  return thread ? `[${label}](${jumpLink(record.session.server, thread)})` : label;
}

function claimLink({ record }: SessionTalk, { number, claim, reply }: StandingClaim, shown: Shown): string {
  const link = `[${number}](${jumpLink(record.session.server, reply.thread, reply.id)})`;
  return `${link} ${shown.name(reply.author)}: ${shown.quote(claim, 120)}`;
}

function noteLink({ record }: SessionTalk, reply: Reply, shown: Shown): string {
  const link = `[→](${jumpLink(record.session.server, reply.thread, reply.id)})`;
  return `${link} ${shown.name(reply.author)}: ${shown.line(reply.text, 120)}`;
}

function takeawayLink({ record }: SessionTalk, { number, sentence, message }: Takeaway, shown: Shown): string {
  const thread = record.places.find((place) => place.kind === 'takeaways')?.thread;
  const link = thread && message ? `[${number}](${jumpLink(record.session.server, thread, message)})` : String(number);
  return `${link} “${shown.line(sentence, 120)}”`;
}
