import type { App } from '../app/app.js';
import { confirmNote, takeNote, takeNoteBack } from '../app/taking-notes.js';
import { UserError } from '../core/errors.js';
import type { Note } from '../core/notes.js';
import type { SessionRecord } from '../core/record.js';
import type { Reply } from '../core/replies.js';
import { described, inEach, languageOf } from '../render/catalogue/localised.js';
import { noteTexts } from '../render/catalogue/note/note-texts.js';
import type { NoteTexts } from '../render/catalogue/note/texts.js';
import { correctNoteModal, noteMessage, noteModal, noteTaken } from '../render/discord/note-message.js';
import { layout, text } from '../render/discord/parts.js';
import type { Answer, Invocation, Modal, Topic } from './command.js';
import { offerSessions, SESSION_OPTION, whichSession } from './which-session.js';
import { isHost, requireSettled } from './who-may.js';

/** Notes of what was said at the meeting or answered by mail: taking them, and what the person who spoke makes of them. */
export const noteTopic: Topic = {
  registration: [
    {
      name: 'note',
      ...described(inEach(noteTexts, (say) => say.description)),
      options: [SESSION_OPTION],
      contexts: [0],
      integration_types: [0],
    },
  ],
  handlers: [
    {
      door: 'slash',
      name: 'note',
      acknowledge: 'modal',
      open: (i, app) => openNote(i, app, whichSession(app, i)),
      complete: (i, _, app) => offerSessions(app, i),
    },
    { door: 'component', name: 'note', acknowledge: 'modal', open: (i, app) => openNote(i, app, remembered(i, app)) },
    { door: 'modal', name: 'note', acknowledge: 'ephemeral', run: take },
    { door: 'component', name: 'note-undo', acknowledge: 'update', run: takeBack },
    { door: 'component', name: 'note-confirm', acknowledge: 'update', run: (i, app) => confirm(i, app, null) },
    { door: 'component', name: 'note-correct', acknowledge: 'modal', open: openCorrection },
    { door: 'modal', name: 'note-corrected', acknowledge: 'update', run: (i, app) => confirm(i, app, said(i)) },
  ],
};

function speaking({ caller }: Invocation): NoteTexts {
  return noteTexts[languageOf(caller.locale)];
}

function said({ fields }: Invocation): string {
  return fields.get('said')?.[0] ?? '';
}

function openNote(invocation: Invocation, app: App, record: SessionRecord): Modal {
  const { caller } = invocation;
  if (record.session.state === 'loaded') throw new UserError((language) => noteTexts[language].notPosted);
  requireSettled(app, caller, record.session);
  const here = app.memory.standing(caller.server, caller.channel);
  const question = here?.record.session.id === record.session.id ? here.place.question : null;
  return noteModal(record, question, speaking(invocation));
}

/** @throws UserError when this server has no session of the button's id */
function remembered({ caller, args }: Invocation, app: App): SessionRecord {
  const record = app.memory.session(caller.server, args[0] ?? '');
  if (record) return record;
  throw new UserError((language) => noteTexts[language].notPosted);
}

async function take(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, fields } = invocation;
  const record = remembered(invocation, app);
  requireSettled(app, caller, record.session);
  const [member] = fields.get('who') ?? [];
  const name = (fields.get('name')?.[0] ?? '').replace(/\s+/g, ' ').trim();
  if (member === undefined && name === '') throw new UserError((language) => noteTexts[language].nobody);
  const speaker = member === undefined ? { name } : { member };
  const question = Number(fields.get('question')?.[0]);
  const by = { user: caller.user, name: caller.name };
  const { thread, message, author, canConfirm } = await takeNote(app, {
    record,
    by,
    speaker,
    question,
    words: said(invocation),
  });
  const { server, id } = record.session;
  const at = { server, session: id, thread, message };
  return noteTaken(at, author === caller.user ? null : canConfirm, speaking(invocation));
}

async function takeBack(invocation: Invocation, app: App): Promise<Answer> {
  const { caller, args } = invocation;
  const record = await app.store.record(caller.server, args[0] ?? '');
  if (!record) throw new UserError((language) => noteTexts[language].gone);
  await takeNoteBack(app, record, args[1] ?? '', { user: caller.user, host: isHost(app, caller, record.session) });
  return layout(text(speaking(invocation).takenBack));
}

/** Opened from memory; whose note it is, is asked again when it is sent. */
function openCorrection(invocation: Invocation, app: App): Modal {
  const record = remembered(invocation, app);
  const { reply } = noteIn(record, invocation);
  if (reply.author !== invocation.caller.user) throw new UserError((language) => noteTexts[language].notYours);
  return correctNoteModal(record.session.id, reply.text, speaking(invocation));
}

async function confirm(invocation: Invocation, app: App, better: string | null): Promise<Answer> {
  const { caller, args } = invocation;
  const record = await app.store.record(caller.server, args[0] ?? '');
  if (!record) throw new UserError((language) => noteTexts[language].gone);
  const { reply, note } = noteIn(record, invocation);
  const { text: words } = await confirmNote(app, reply, caller.user, better);
  const byName = record.people.get(note.by)?.name ?? '';
  const facts = { author: reply.author, authorName: reply.authorName, byName, words };
  return noteMessage(record, { ...facts, note: { confirmedAt: app.clock() } });
}

/** @throws UserError when the message on which the button stands is no note of the session any more */
function noteIn(record: SessionRecord, { target }: Invocation): { readonly reply: Reply; readonly note: Note } {
  const note = target ? record.notes.get(target.id) : undefined;
  const reply = record.replies.find(({ id }) => id === target?.id);
  if (note && reply) return { reply, note };
  throw new UserError((language) => noteTexts[language].gone);
}
