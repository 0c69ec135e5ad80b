import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { TextInputStyle } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { Id } from '../../core/ids.js';
import { type LostClaim, type MyClaim, myWords } from '../../core/my-words.js';
import { type OpenForMe, openForMe } from '../../core/open-for-me.js';
import { isQuestion } from '../../core/open-questions.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import type { MeTexts } from '../catalogue/me/texts.js';
import { clip, escapeChat } from '../chat/escape.js';
import { label, textInput } from './modal-parts.js';
import { notedParts } from './noted-parts.js';
import { button, jumpLink, layout, row, section, text } from './parts.js';
import { plainName, shownIn } from './shown.js';

/** So many fit 40 components and 4,000 characters with all their buttons. */
const PER_PAGE = 4;
const MOST_WAITING = 2;
const MOST_OPEN = 5;

/** What `/me` shows: whose words, of which sessions, and what was just done. */
export interface MePage {
  readonly user: Id;
  readonly records: readonly SessionRecord[];
  readonly page: number;
  /** A line on what a button just did, and the claim that can be taken back. */
  readonly done?: { readonly said: string; readonly takeBack?: readonly [session: string, number: string] };
}

/** `/me`: what waits for a person and is open for them, what is kept of theirs, and how files call them. */
export function meMessage({ user, records, page: wanted, done }: MePage, say: MeTexts): OutgoingMessage {
  const { lost, noted, kept } = myWords(records, user);
  const pages = Math.max(1, Math.ceil(kept.length / PER_PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  const several = records.length > 1;
  const heading = say.kept(kept.length);
  return layout(
    ...(done ? doneParts(done, page, say) : []),
    ...(page === 0
      ? [...waitingParts(lost, say), ...notedParts(noted, say), ...openParts(openForMe(records, user), say)]
      : []),
    text(pages > 1 ? `${heading} · ${say.page(page + 1, pages)}` : heading),
    ...kept.slice(page * PER_PAGE, (page + 1) * PER_PAGE).flatMap((claim) => keptParts(claim, { page, several, say })),
    ...footParts(records, user, { page, pages, say }),
  );
}

function doneParts(done: NonNullable<MePage['done']>, page: number, say: MeTexts): APIMessageTopLevelComponent[] {
  if (!done.takeBack) return [text(done.said)];
  const [session, number] = done.takeBack;
  return [section(done.said, button(say.takeBack, componentId('me-back', session, number, page)))];
}

function waitingParts(lost: readonly LostClaim[], say: MeTexts): readonly APIMessageTopLevelComponent[] {
  if (lost.length === 0) return [];
  const shown = Math.min(lost.length, MOST_WAITING);
  return [text(say.waiting(lost.length, shown)), ...lost.slice(0, shown).flatMap((claim) => lostParts(claim, say))];
}

/** The old words are not shown: they left every output. */
function lostParts(lost: LostClaim, say: MeTexts): readonly APIMessageTopLevelComponent[] {
  const { record, number, reply, isMine, wording } = lost;
  const shown = shownIn(record);
  const line = say.lost(linked(lost), isMine ? null : shown.name(reply.author));
  const now = wording ? ` ${say.now(shown.line(reply.text.slice(wording.start, wording.end), 160))}` : '';
  const { id } = record.session;
  const use = button(say.useNew, componentId('me-reword', id, number, 0), 'primary');
  const leave = button(say.leaveOut, componentId('me-out', id, number, 0));
  return [text(line + now), row(...(wording ? [use, leave] : [leave]))];
}

function openParts(open: readonly OpenForMe[], say: MeTexts): readonly APIMessageTopLevelComponent[] {
  if (open.length === 0) return [];
  const lines = open.slice(0, MOST_OPEN).map((each) => `- ${openLine(each, say)}`);
  const rest = open.length > MOST_OPEN ? [`-# ${say.more(open.length - MOST_OPEN)}`] : [];
  return [text([say.open(open.length), ...lines, ...rest].join('\n'))];
}

function openLine(open: OpenForMe, say: MeTexts): string {
  const { record, thread } = open;
  const { server } = record.session;
  if (open.kind === 'asked') {
    const shown = shownIn(record);
    const { number, reply, claim, author } = open.claim;
    const words = say.asks(shown.name(author), shown.line(claim.quote, 120));
    return `${words} [${number}](${jumpLink(server, reply.thread, reply.id)})`;
  }
  const { number, headline } = open.question;
  const name = say.question(number);
  return `${thread ? `[${name}](${jumpLink(server, thread)})` : name}: ${escapeChat(plainName(headline, 120))}`;
}

interface Where {
  readonly page: number;
  /** Several sessions: each sentence says of which it is. */
  readonly several: boolean;
  readonly say: MeTexts;
}

function keptParts(mine: MyClaim, { page, several, say }: Where): readonly APIMessageTopLevelComponent[] {
  const { record, claim, number } = mine;
  const { id, title } = record.session;
  const shown = shownIn(record);
  const said = claim.authorSays;
  const facts = [
    ...(several ? [escapeChat(clip(title, 40))] : []),
    ...(said === null
      ? []
      : [said.correction === null ? say.isFine : say.isCorrected(shown.line(said.correction, 120))]),
  ];
  const isOpen = isQuestion(claim.quote) && claim.answeredAt === null && record.session.state === 'posted';
  const fine = isOpen
    ? button(say.answered, componentId('me-answered', id, number, page))
    : button(say.fine, componentId('me-fine', id, number, page));
  const others = [
    button(say.correct, componentId('me-correct', id, number, page)),
    button(say.leaveOut, componentId('me-out', id, number, page)),
  ];
  return [
    text([`${linked(mine)} ${shown.quote(claim, 120)}`, ...facts].join(' · ')),
    row(...(said === null || isOpen ? [fine, ...others] : others)),
  ];
}

function linked({ record, number, reply }: MyClaim): string {
  return `[${number}](${jumpLink(record.session.server, reply.thread, reply.id)})`;
}

function footParts(
  records: readonly SessionRecord[],
  user: Id,
  { page, pages, say }: { readonly page: number; readonly pages: number; readonly say: MeTexts },
): readonly APIMessageTopLevelComponent[] {
  const outside = records.map((record) => record.people.get(user)?.outside).find((each) => each !== undefined);
  const turn = (name: string, to: number) => button(name, componentId('me', to));
  return [
    text(`-# ${say.outside[outside ?? 'unset']}`),
    row(
      ...(page > 0 ? [turn(say.earlier, page - 1)] : []),
      ...(page < pages - 1 ? [turn(say.later, page + 1)] : []),
      button(say.nameMe, componentId('name-me', 'me')),
      ...speakerButton(records, user, say),
    ),
  ];
}

/** Of several sessions whose speaker they are, the newest. */
function speakerButton(records: readonly SessionRecord[], user: Id, say: MeTexts) {
  const record = records.find(({ session }) => session.speaker === user && session.state === 'posted');
  if (!record) return [];
  const { id, writeToSpeaker } = record.session;
  return [
    button(writeToSpeaker ? say.doNotWrite : say.writeToMe, componentId('me-write', id, writeToSpeaker ? 'no' : 'yes')),
  ];
}

/** The modal in which an author puts a quote of theirs right; what they put right before stands in it. */
export function correctModal(
  mine: Pick<MyClaim, 'record' | 'claim' | 'number'>,
  page: number,
  longest: number,
  say: MeTexts,
) {
  const { record, claim, number } = mine;
  const value = claim.authorSays?.correction ?? '';
  const input = textInput('words', TextInputStyle.Paragraph, { max: longest, value });
  return {
    custom_id: componentId('me-correction', record.session.id, number, page),
    title: say.modal.title(number),
    components: [label(say.modal.label, say.modal.hint, input)],
  };
}

/** The receipt of *Leave out of the notes*. */
export function leftOutMessage(message: Id, numbers: readonly string[], say: MeTexts): OutgoingMessage {
  return layout(text(say.messageOut(listed(numbers))), row(button(say.takeBack, componentId('let-in', message))));
}

/** The same, taken back. */
export function letInMessage(numbers: readonly string[], say: MeTexts): OutgoingMessage {
  return layout(text(say.messageIn(listed(numbers))));
}

function listed(numbers: readonly string[]): string | null {
  return numbers.length === 0 ? null : clip(numbers.join(', '), 200);
}
