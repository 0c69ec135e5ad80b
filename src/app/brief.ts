import { UserError } from '../core/errors.js';
import { type Id, idTime } from '../core/ids.js';
import { momentOf } from '../core/moment.js';
import { type OutgoingMessage, UnreachableError } from '../core/ports/chat.js';
import { withdrawnItems } from '../core/published.js';
import type { SessionRecord } from '../core/record.js';
import { recordAsOf } from '../core/record-as-of.js';
import { homeOf } from '../core/sessions.js';
import { type WorkKey, workNonce } from '../core/work.js';
import { briefTexts } from '../render/catalogue/brief/brief-texts.js';
import { briefMark, briefMessage } from '../render/discord/brief-message.js';
import { standingWords } from '../render/published/standing-words.js';
import type { App } from './app.js';
import { BRIEF } from './exports.js';
import { actOnce } from './once.js';
import { requireHome } from './require-home.js';
import { zoneOf } from './timed/zone-of.js';

/** An hour at which people meet when a document names only the day. */
export const USUAL_HOUR = 19;

/** The brief of a session as it stands now. */
export function brief(app: App, record: SessionRecord, at: Date): OutgoingMessage {
  const zone = zoneOf(app, record);
  const meets = momentOf(record.document.meets, zone, USUAL_HOUR);
  return briefMessage(record, { meets, zone, mark: briefMark(record.session.id, at) });
}

/** Where a session's brief goes: the chat of its group's voice channel, and the channel of its overview. */
export function briefChannels(app: App, record: SessionRecord) {
  const { server, group } = record.session;
  return { voice: app.memory.settings(server, group).voiceChannel, home: homeOf(record) };
}

/**
 * Sends the brief that fell due at a moment. After a crash it is known again by its own button.
 *
 * @param begunBefore whether an earlier try had begun
 */
export async function sendBrief(app: App, record: SessionRecord, key: WorkKey, channel: Id, begunBefore: boolean) {
  const { server, id } = record.session;
  if (begunBefore) {
    const mark = briefMark(id, key.due);
    const ours = await app.chat.ownMessages(channel, key.due);
    const found = ours.find(({ customIds }) => customIds.includes(mark));
    if (found) return { channel, message: found.id };
  }
  // A brief is read at once, so what was said up to now is in it.
  const now = (await app.store.record(server, id)) ?? record;
  await rememberBrief(app, now);
  return { channel, message: await app.chat.send(channel, brief(app, now, key.due), workNonce(key)) };
}

/** Takes what was withdrawn out of posted briefs, and nothing that came since into them. Those that people deleted are left. */
export async function mendBriefs(app: App): Promise<void> {
  for (const { server, session } of await app.store.published.exportedBy(app.self)) {
    const record = app.owns(server) ? app.memory.session(server, session) : null;
    if (record === null) continue;
    try {
      await mend(app, record);
    } catch (error) {
      app.log.error({ err: error, server, session }, 'a posted brief could not be corrected; it is tried again');
    }
  }
}

async function mend(app: App, record: SessionRecord): Promise<void> {
  const { server, id } = record.session;
  const remembered = (await app.store.published.exports(server, id)).filter(({ file }) => file === BRIEF);
  const now = standingWords([record], zoneOf(app, record));
  if (remembered.every(({ items }) => withdrawnItems(items, now).length === 0)) return;
  for (const { channel, message, due } of await app.store.work.allDone(server, 'brief', id)) {
    if (!channel || !message) continue;
    await editIfThere(app, channel, message, brief(app, recordAsOf(record, idTime(message)), due));
  }
  await app.store.published.forgetExports({ server, session: id, by: app.self, file: BRIEF });
  await rememberBrief(app, record);
}

/** Whose words are in it is on record before it is out, so that what is withdrawn at this moment is found. */
async function rememberBrief(app: App, record: SessionRecord): Promise<void> {
  const { server, id: session } = record.session;
  const items = [...standingWords([record], zoneOf(app, record)).values()];
  if (items.length === 0) return;
  await app.store.published.addExport({ server, session, by: app.self, at: app.clock(), file: BRIEF, items });
}

async function editIfThere(app: App, channel: Id, message: Id, body: OutgoingMessage): Promise<void> {
  try {
    await app.chat.edit(channel, message, body);
  } catch (error) {
    if (!(error instanceof UnreachableError && error.reason === 'missing')) throw error;
  }
}

/**
 * Posts the brief now, where the group meets: in the voice channel's chat, without one in the session's channel. Pressed
 * again within the minute it is the same one.
 *
 * @throws UserError when another press is posting it at this moment, or the session has no place for it
 */
export async function postBrief(
  app: App,
  record: SessionRecord,
): Promise<{ readonly channel: Id; readonly message: Id }> {
  const { server, id } = record.session;
  const channel = briefChannels(app, record).voice ?? requireHome(record);
  const due = new Date(Math.floor(app.clock().getTime() / 60_000) * 60_000);
  const key: WorkKey = { server, kind: 'brief', subject: id, target: 'asked', due };
  await actOnce(app, key, ({ begunBefore }) => sendBrief(app, record, key, channel, begunBefore));
  const work = await app.store.work.find(key);
  if (work?.channel && work.message) return { channel: work.channel, message: work.message };
  throw new UserError((language) => briefTexts[language].underWay);
}
