import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { componentId } from '../../core/component-id.js';
import type { Id } from '../../core/ids.js';
import { type LostClaim, type MyClaim, myWords } from '../../core/my-words.js';
import type { OutgoingMessage } from '../../core/ports/chat.js';
import type { OutsideName, SessionRecord } from '../../core/record.js';
import { clip, escapeChat } from '../chat/escape.js';
import { button, jumpLink, layout, row, section, text } from './parts.js';
import { shownIn } from './shown.js';

/** So many fit 40 components and 4,000 characters with all their buttons. */
const PER_PAGE = 6;
const MOST_WAITING = 3;

const OUTSIDE: Readonly<Record<OutsideName, string>> = {
  unset: 'Outside this server you are “a participant”; you have not chosen yet.',
  none: 'Outside this server you are “a participant”.',
  name: 'Outside this server you stand under your name.',
  initials: 'Outside this server your initials stand for you.',
  absent: 'Outside this server nothing of yours is printed.',
};

/** What `/me` shows: whose words, of which sessions, and what was just done. */
export interface MePage {
  readonly user: Id;
  readonly records: readonly SessionRecord[];
  readonly page: number;
  /** A line on what a button just did, and the claim that can be taken back. */
  readonly done?: { readonly said: string; readonly takeBack?: readonly [session: string, number: string] };
}

/** `/me`: what waits for a person, what is kept of theirs, and how files call them. */
export function meMessage({ user, records, page: wanted, done }: MePage): OutgoingMessage {
  const { lost, kept } = myWords(records, user);
  const outside = records.map((record) => record.people.get(user)?.outside).find((each) => each !== undefined);
  const pages = Math.max(1, Math.ceil(kept.length / PER_PAGE));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  const several = records.length > 1;
  const parts: APIMessageTopLevelComponent[] = done ? doneParts(done, page) : [];
  if (lost.length > 0) {
    parts.push(text(`**${waiting(lost.length)}**`));
    for (const claim of lost.slice(0, MOST_WAITING)) parts.push(...lostParts(claim, page));
  }
  parts.push(text(heading(kept.length, pages, page)));
  for (const claim of kept.slice(page * PER_PAGE, (page + 1) * PER_PAGE)) parts.push(keptPart(claim, page, several));
  const turn = (label: string, to: number) => button(label, componentId('me', to));
  const buttons = [
    ...(page > 0 ? [turn('Earlier', page - 1)] : []),
    ...(page < pages - 1 ? [turn('Later', page + 1)] : []),
    button('Name me', componentId('name-me', 'me')),
  ];
  return layout(...parts, text(`-# ${OUTSIDE[outside ?? 'unset']}`), row(...buttons));
}

function waiting(count: number): string {
  if (count === 1) return 'One thing waits for you.';
  return count > MOST_WAITING
    ? `${count} things wait for you; the first ${MOST_WAITING}:`
    : `${count} things wait for you.`;
}

function heading(count: number, pages: number, page: number): string {
  if (count === 0) return 'No sentence of yours is kept at present.';
  const head = count === 1 ? '**One sentence of yours is kept**' : `**${count} sentences of yours are kept**`;
  return pages > 1 ? `${head} · page ${page + 1} of ${pages}` : head;
}

function doneParts(done: NonNullable<MePage['done']>, page: number): APIMessageTopLevelComponent[] {
  if (!done.takeBack) return [text(done.said)];
  const [session, number] = done.takeBack;
  return [section(done.said, button('Take it back', componentId('me-back', session, number, page)))];
}

/** The old words are not shown: they left every output. */
function lostParts({ record, number, reply, isMine, wording }: LostClaim, page: number): APIMessageTopLevelComponent[] {
  const shown = shownIn(record);
  const { id, server } = record.session;
  const link = `[${number}](${jumpLink(server, reply.thread, reply.id)})`;
  const where = isMine ? 'your message' : `${shown.name(reply.author)}’s message, where you kept it`;
  const now = wording ? ` Now it says: “${shown.line(reply.text.slice(wording.start, wording.end), 160)}”` : '';
  const use = button('Use the new wording', componentId('me-reword', id, number, page), 'primary');
  const leave = button('Leave out', componentId('me-out', id, number, page));
  return [
    text(`${link} is no longer in ${where}, so it left the notes.${now}`),
    row(...(wording ? [use, leave] : [leave])),
  ];
}

function keptPart({ record, claim, number, reply }: MyClaim, page: number, several: boolean) {
  const { id, server, title } = record.session;
  const link = `[${number}](${jumpLink(server, reply.thread, reply.id)})`;
  const of = several ? ` · ${escapeChat(clip(title, 40))}` : '';
  const quote = shownIn(record).line(claim.quote, 120);
  return section(`${link} “${quote}”${of}`, button('Leave out', componentId('me-out', id, number, page)));
}

/** The receipt of *Leave out of the notes*. */
export function leftOutMessage(message: Id, numbers: readonly string[]): OutgoingMessage {
  const gone =
    numbers.length === 0 ? 'Nothing of it was kept.' : `${clip(numbers.join(', '), 200)} left the notes with it.`;
  return layout(
    text(`This message stays out of the notes from now on. ${gone}`),
    row(button('Take it back', componentId('let-in', message))),
  );
}

/** The same, taken back. */
export function letInMessage(numbers: readonly string[]): OutgoingMessage {
  const back = numbers.length === 0 ? '' : ` ${clip(numbers.join(', '), 200)} stands in them again.`;
  return layout(text(`This message can be kept for the notes again.${back}`));
}
