import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { UnreachableError } from '../core/ports/chat.js';
import type { SessionRecord } from '../core/record.js';
import { NO_DUE, type Work, type WorkKey, workNonce } from '../core/work.js';
import { wrapTexts } from '../render/catalogue/wrap/wrap-texts.js';
import { notesMark, notesMessage } from '../render/discord/notes-message.js';
import type { App } from './app.js';
import { outdatedExports, rememberExport } from './exports.js';
import { AtWorkError, actOnce } from './once.js';
import { requireHome } from './require-home.js';
import { type FilledDocument, fillDocument } from './write-back.js';

/** Where the notes stand in Discord. */
export interface NotesPlace {
  readonly channel: Id;
  readonly message: Id;
}

/**
 * Posts the filled document where the session's overview is, once; asked again, the posted one is brought up to date.
 * One that people deleted is posted anew.
 *
 * @throws UserError when the session was not posted, or people changed our text in its document
 */
export async function publishNotes(app: App, server: Id, session: string): Promise<NotesPlace> {
  const { record, filled } = await readNotes(app, server, session);
  const { place: before, next } = await standing(app, server, session);
  if (before && (await bringUpToDate(app, before, record, filled))) return before;
  const isOurs = await actOnce(
    app,
    next,
    async (work) => (await sentBefore(app, record, work)) ?? post(app, record, filled, work),
  );
  const { place } = isOurs ? await standing(app, server, session) : { place: null };
  if (place === null) throw new AtWorkError('publishing', record.session.title);
  return place;
}

/** Whether a session's notes were posted. */
export async function hasNotes(app: App, server: Id, session: string): Promise<boolean> {
  return (await standing(app, server, session)).place !== null;
}

/** Takes what was withdrawn out of posted notes; one that cannot be edited is tried again at the next change. */
export async function mendNotes(app: App): Promise<void> {
  for (const { server, session } of await app.store.published.exportedBy(app.self)) {
    if (!app.owns(server)) continue;
    try {
      await mend(app, server, session);
    } catch (error) {
      // People's own changes keep ours out; the hosts see in the status that the file is to be replaced.
      if (error instanceof UserError) continue;
      app.log.error({ err: error, server, session }, 'posted notes could not be corrected; it is tried again');
    }
  }
}

async function mend(app: App, server: Id, session: string): Promise<void> {
  const record = app.memory.session(server, session);
  if (record === null) return;
  const outdated = await outdatedExports(app, record);
  if (!outdated.some(({ by, file }) => by === app.self && file === record.session.file)) return;
  const { place } = await standing(app, server, session);
  if (place) {
    const now = await readNotes(app, server, session);
    if (await bringUpToDate(app, place, now.record, now.filled)) return;
  }
  await app.store.published.forgetExports({ server, session, by: app.self, file: record.session.file });
}

async function readNotes(app: App, server: Id, session: string) {
  const record = await app.store.record(server, session);
  if (!record || record.session.state === 'loaded') {
    throw new UserError((language) => wrapTexts[language].notPosted);
  }
  const filled = await fillDocument(app, server, session);
  if (filled.conflicts.length > 0) {
    const where = filled.conflicts.map(({ section, line }) => `${section}, ${line}`).join('; ');
    throw new UserError((language) => ({ message: wrapTexts[language].conflict(where), hint: '' }));
  }
  return { record, filled };
}

/** Whose words are in it is on record before it is out, so that what is withdrawn at this moment is found. */
async function post(app: App, record: SessionRecord, filled: FilledDocument, work: Work): Promise<NotesPlace> {
  const { server, id } = record.session;
  const channel = requireHome(record);
  await rememberExport(app, server, id, app.self);
  const message = await app.chat.send(channel, notesMessage(record.session, filled), workNonce(work));
  return { channel, message };
}

/** False when the message is not there any more. */
async function bringUpToDate(
  app: App,
  place: NotesPlace,
  record: SessionRecord,
  filled: FilledDocument,
): Promise<boolean> {
  const { server, id } = record.session;
  try {
    await app.chat.edit(place.channel, place.message, notesMessage(record.session, filled));
  } catch (error) {
    if (error instanceof UnreachableError && error.reason === 'missing') return false;
    throw error;
  }
  await app.store.published.forgetExports({ server, session: id, by: app.self, file: record.session.file });
  await rememberExport(app, server, id, app.self);
  return true;
}

/** After a crash between sending and recording, the message is known again by its own button. */
async function sentBefore(app: App, record: SessionRecord, work: Work): Promise<NotesPlace | null> {
  if (!work.begunBefore) return null;
  const channel = requireHome(record);
  const ours = await app.chat.ownMessages(channel, record.session.postedAt ?? undefined);
  const found = ours.find(({ customIds }) => customIds.includes(notesMark(record.session.id)));
  return found ? { channel, message: found.id } : null;
}

/**
 * Where the notes stand, and the work that posts them anew should people have deleted them: a piece of work of its own,
 * because Discord refuses the nonce of a message that was deleted (facts 1.1).
 */
async function standing(app: App, server: Id, session: string): Promise<{ place: NotesPlace | null; next: WorkKey }> {
  const key = (target: string): WorkKey => ({ server, kind: 'notes', subject: session, target, due: NO_DUE });
  let place: NotesPlace | null = null;
  let next = key('first');
  for (;;) {
    const work = await app.store.work.find(next);
    if (work?.state !== 'done' || !work.channel || !work.message) return { place, next };
    place = { channel: work.channel, message: work.message };
    next = key(`after:${work.message}`);
  }
}
