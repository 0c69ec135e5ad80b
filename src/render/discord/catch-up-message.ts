import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { CatchUp, QuestionNews } from '../../core/catch-up.js';
import type { ClaimTalk } from '../../core/claim-talk.js';
import { componentId } from '../../core/component-id.js';
import type { Language } from '../../core/document/session.js';
import type { LostClaim } from '../../core/my-words.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord, Takeaway } from '../../core/record.js';
import { isOpen } from '../../core/talk-groups.js';
import { catchUpTexts } from '../catalogue/catch-up/catch-up-texts.js';
import type { CatchUpTexts } from '../catalogue/catch-up/texts.js';
import { meTexts } from '../catalogue/me/me-texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { notedParts } from './noted-parts.js';
import { button, jumpLink, layout, row, text } from './parts.js';
import { plainName, type Shown, shownIn } from './shown.js';

/** Lines are at most some 300 characters, so that a page fits a message beside what waits (facts 1.2). */
const LINES_A_PAGE = 10;
const LONGEST_QUOTE = 140;

/** One page of what is new. */
export interface CatchUpPage {
  readonly record: SessionRecord;
  readonly news: CatchUp;
  /** Null for everything. */
  readonly since: Date | null;
  /** From 0; one that is not there shows the last. */
  readonly page: number;
}

/** *Catch me up*: what waits for the one who asks, then what is new, question by question, then the takeaways. */
export function catchUpMessage(
  { record, news, since, page: wanted }: CatchUpPage,
  language: Language,
): OutgoingMessage {
  const say = catchUpTexts[language];
  const shown = shownIn(record);
  const { id, title } = record.session;
  const name = escapeChat(clip(title, 100));
  const head = since === null ? say.soFar(name) : say.since(name, `<t:${Math.floor(since.getTime() / 1_000)}:R>`);
  const lines = [
    ...news.questions.flatMap((each) => questionLines(record, each, shown, say)),
    ...takeawayLines(news.takeaways, shown, say),
  ];
  const pages = Math.max(1, Math.ceil(lines.length / LINES_A_PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  const here = lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE);
  const turn = (label: string, from: Date | null, to: number) =>
    button(label, componentId('catch-up-page', id, from?.getTime() ?? 0, to));
  const buttons = [
    ...(page > 0 ? [turn(say.earlier, since, page - 1)] : []),
    ...(page < pages - 1 ? [turn(say.later, since, page + 1)] : []),
    ...(since === null ? [] : [turn(say.everything, null, 0)]),
  ];
  return layout(
    text(head),
    ...lostParts(news.lost, shown, say),
    ...notedParts(news.noted, meTexts[language]),
    text(here.length > 0 ? here.join('\n') : say.nothing),
    ...(buttons.length > 0 ? [row(...buttons)] : []),
  );
}

/** The first is mended here in one click; the others wait in `/me`. */
function lostParts(lost: readonly LostClaim[], shown: Shown, say: CatchUpTexts): APIMessageTopLevelComponent[] {
  const [first] = lost;
  if (!first) return [];
  const { record, number, reply, wording } = first;
  const { id, server } = record.session;
  const link = `[${number}](${jumpLink(server, reply.thread, reply.id)})`;
  const now = wording ? [say.nowSays(shown.line(reply.text.slice(wording.start, wording.end), LONGEST_QUOTE))] : [];
  const more = lost.length > 1 ? [say.moreWait(lost.length - 1)] : [];
  return [
    text([say.lost(link), ...now, ...more].join('\n')),
    row(
      ...(wording ? [button(say.useNewWording, componentId('me-reword', id, number, 0), 'primary')] : []),
      button(say.leaveOut, componentId('me-out', id, number, 0)),
    ),
  ];
}

function questionLines(record: SessionRecord, news: QuestionNews, shown: Shown, say: CatchUpTexts): readonly string[] {
  const { question, thread, messages, claims } = news;
  const { server } = record.session;
  const name = plainName(question.headline, 80).replace(/[[\]()<>*_`~|\\]/g, '');
  const label = `${question.number}. ${name}`;
  const title = thread === null ? escapeChat(label) : `[${label}](${jumpLink(server, thread)})`;
  const head = [`**${title}**`, ...(messages > 0 ? [say.messages(messages)] : [])].join(' · ');
  return [head, ...claims.map((claim) => claimLine(server, claim, shown, say))];
}

function claimLine(server: string, claim: ClaimTalk, shown: Shown, say: CatchUpTexts): string {
  const { number, reply, relation, agree } = claim;
  const facts = [
    ...(relation === null ? [] : [say.relation[relation.kind](relation.to)]),
    ...(isOpen(claim) ? [say.open] : []),
    ...(agree > 0 ? [say.agree(agree)] : []),
  ];
  const link = `[${number}](${jumpLink(server, reply.thread, reply.id)})`;
  const words = `- ${link} ${shown.name(reply.author)}: ${shown.quote(claim.claim, LONGEST_QUOTE)}`;
  return [words, ...facts].join(' · ');
}

function takeawayLines(takeaways: readonly Takeaway[], shown: Shown, say: CatchUpTexts): readonly string[] {
  if (takeaways.length === 0) return [];
  const lines = takeaways.map(({ number, sentence, state }) => {
    const is = state === 'accepted' ? say.accepted : say.proposed;
    return `- ${number}. ${shown.line(sentence, LONGEST_QUOTE)} · ${is}`;
  });
  return [`**${say.takeaways}**`, ...lines];
}
