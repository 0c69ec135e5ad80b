import { UserError } from '../core/errors.js';
import { type Id, idTime } from '../core/ids.js';
import { guestId, isGuest } from '../core/notes.js';
import type { SessionRecord } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { noteTexts } from '../render/catalogue/note/note-texts.js';
import { LONGEST_NOTE, noteMessage } from '../render/discord/note-message.js';
import type { App } from './app.js';
import type { Actor } from './claims.js';
import { ingest } from './ingest.js';

/** Somebody who takes a note, and whom they heard: a member, or the name of somebody without an account. */
export interface NoteWish {
  readonly record: SessionRecord;
  readonly by: { readonly user: Id; readonly name: string };
  readonly speaker: { readonly member: Id } | { readonly name: string };
  readonly question: number;
  readonly words: string;
}

/** Where a note stands, and who can confirm it. */
export interface TakenNote {
  readonly thread: Id;
  readonly message: Id;
  readonly author: Id;
  /** Null for somebody without an account. */
  readonly canConfirm: string | null;
}

/**
 * Posts what somebody said into the question's thread and keeps it as a reply of theirs. Unconfirmed it is printed
 * without quotation marks (design 8).
 *
 * @throws UserError when the person is no member, nothing was said, or the question has no thread
 */
export async function takeNote(app: App, wish: NoteWish): Promise<TakenNote> {
  const { record, by } = wish;
  const { server } = record.session;
  const words = readWords(wish.words);
  const thread = record.places.find((place) => place.kind === 'question' && place.question === wish.question)?.thread;
  if (!thread) throw new UserError((language) => noteTexts[language].noQuestion);
  const author = await whoSpoke(app, server, wish.speaker);
  const facts = { author: author.id, authorName: author.name, byName: by.name, words };
  const message = await app.chat.send(thread, noteMessage(record, { ...facts, note: { confirmedAt: null } }));
  await app.store.people.seen(server, author.id, author.name);
  await app.store.people.seen(server, by.user, by.name);
  const place = { server, id: message, channel: thread, author: author.id, authorName: author.name };
  const content = { kind: 'text', text: words, postedAt: idTime(message), editedAt: null, replyTo: null } as const;
  if (!(await app.store.notes.add({ ...place, ...content }, by.user))) {
    // Nothing may stand there that nobody could confirm or take back.
    await app.chat.remove(thread, message);
    throw new UserError((language) => noteTexts[language].noQuestion);
  }
  await app.memory.refresh(server, record.session.id);
  return { thread, message, author: author.id, canConfirm: isGuest(author.id) ? null : author.name };
}

function readWords(typed: string): string {
  const words = typed.trim().slice(0, LONGEST_NOTE);
  if (words === '') throw new UserError((language) => noteTexts[language].nothingSaid);
  return words;
}

async function whoSpoke(app: App, server: Id, speaker: NoteWish['speaker']) {
  if ('name' in speaker) return { id: guestId(speaker.name), name: speaker.name };
  const member = await app.chat.member(server, speaker.member);
  if (member === null) throw new UserError((language) => noteTexts[language].unknownPerson);
  return { id: member.user, name: member.name };
}

/**
 * The person who spoke confirms a note, in its words or in better ones of theirs; from then on it is a quotation.
 *
 * @param better their own words; null to confirm the note's
 * @throws UserError when the note is gone, or somebody else spoke
 */
export async function confirmNote(app: App, reply: Reply, user: Id, better: string | null): Promise<Reply> {
  const { server, id, thread, session } = reply;
  if (reply.author !== user) throw new UserError((language) => noteTexts[language].notYours);
  const at = app.clock();
  const words = better === null ? reply.text : readWords(better);
  // The words first: a stop in between leaves better words unconfirmed, not the old ones as a quotation.
  if (words !== reply.text) {
    const { author, authorName, kind, postedAt, replyTo } = reply;
    const message = {
      server,
      id,
      channel: thread,
      author,
      authorName,
      kind,
      text: words,
      postedAt,
      editedAt: at,
      replyTo,
    };
    await ingest(app, [{ kind: 'message', message }]);
  }
  if (!(await app.store.notes.confirm(server, id, user, at))) {
    throw new UserError((language) => noteTexts[language].gone);
  }
  await app.memory.refresh(server, session);
  return { ...reply, text: words };
}

/**
 * Takes a note back: its message and all that was kept of it go.
 *
 * @throws UserError when it is gone, or the actor neither took it nor is a host
 */
export async function takeNoteBack(app: App, record: SessionRecord, message: Id, actor: Actor): Promise<void> {
  const note = record.notes.get(message);
  const reply = record.replies.find(({ id }) => id === message);
  if (!note || !reply) throw new UserError((language) => noteTexts[language].gone);
  if (note.by !== actor.user && !actor.host) throw new UserError((language) => noteTexts[language].notTaken);
  const { server, thread } = reply;
  await app.chat.remove(thread, message);
  await ingest(app, [{ kind: 'deleted', server, channel: thread, messages: [message] }]);
}
