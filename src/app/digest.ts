import { type DigestSchedule, duePeriod, lastDue, nextDues, waitsUntil } from '../core/digest.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { type OutgoingMessage, UnreachableError } from '../core/ports/chat.js';
import type { DigestPost } from '../core/published.js';
import type { SessionRecord, Takeaway } from '../core/record.js';
import { recordAsOf } from '../core/record-as-of.js';
import { type Work, type WorkKey, workNonce } from '../core/work.js';
import { digestTexts } from '../render/catalogue/digest/digest-texts.js';
import { renderDigest } from '../render/digest/render-digest.js';
import type { App } from './app.js';
import { composeDigest, digestMark, groupLanguage, isQuiet, recordsOf } from './compose-digest.js';
import { actOnce } from './once.js';

/** Milliseconds of the span that a preview and a digest on request tell of. */
export const WEEK = 7 * 24 * 60 * 60 * 1_000;

/**
 * Sets where and when a group's digest goes out, from now on.
 *
 * @throws UserError when the bot may not post in the channel
 */
export async function scheduleDigest(
  app: App,
  server: Id,
  group: string,
  wanted: Omit<DigestSchedule, 'since'>,
): Promise<DigestSchedule> {
  const facts = await app.chat.channel(wanted.channel, ['see', 'send', 'attach']);
  if (facts.server !== server || facts.kind === 'forum' || facts.kind === 'other') {
    throw new UserError((language) => digestTexts[language].wrongChannel);
  }
  if (facts.missing.length > 0) {
    throw new UserError((language) => digestTexts[language].missing(facts.name, facts.missing.join(', ')));
  }
  const schedule = { ...wanted, since: app.clock() };
  await app.store.digests.setSchedule(server, group, schedule);
  return schedule;
}

/** The digest of the last seven days, with its file, as an answer to whoever asks. */
export async function previewDigest(app: App, server: Id, group: string): Promise<OutgoingMessage> {
  const to = app.clock();
  const schedule = await app.store.digests.schedule(server, group);
  const period = { from: new Date(to.getTime() - WEEK), to, weeks: 1 };
  const { message, file } = renderDigest(await recordsOf(app, server, group), period, {
    zone: schedule?.zone ?? app.memory.settings(server, group).zone ?? app.zone,
    language: groupLanguage(app, server, group),
  });
  // A quiet week's message has no file of its own, and a preview without one would leave nothing to keep.
  return message.files ? message : { ...message, files: [file] };
}

/** Sends every digest of our servers that is due. A failure of one is logged and does not keep the others. */
export async function sendDueDigests(app: App): Promise<void> {
  for (const { server, group, schedule } of await app.store.digests.schedules()) {
    if (!app.owns(server)) continue;
    try {
      await sendIfDue(app, server, group, schedule, 'waits');
    } catch (error) {
      app.log.error({ err: error, server, group }, 'a digest could not be sent; it is tried again');
    }
  }
}

/** What became of a digest that a wrap released. */
export interface Released {
  /** Where it stands; null when none was due. */
  readonly sent: Sent | null;
  /** When the next one comes; null when none is set. */
  readonly next: Date | null;
}

/** The digest that waits for a wrap goes out now. One that is not due yet comes at its own time: a wrap makes no second. */
export async function releaseDigest(app: App, server: Id, group: string): Promise<Released> {
  const schedule = await app.store.digests.schedule(server, group);
  if (!schedule) return { sent: null, next: null };
  const key = await sendIfDue(app, server, group, schedule, 'released');
  const work = key ? await app.store.work.find(key) : null;
  const sent = work?.channel && work.message ? { channel: work.channel, message: work.message } : null;
  return { sent, next: nextDues(schedule, app.clock(), 1)[0] ?? null };
}

/** Gives the key of what was due, unless it still waits. */
async function sendIfDue(
  app: App,
  server: Id,
  group: string,
  schedule: DigestSchedule,
  patience: 'waits' | 'released',
): Promise<WorkKey | null> {
  const now = app.clock();
  if (lastDue(schedule, now) <= schedule.since) return null;
  const last = await app.store.work.lastDone(server, 'digest', group, DIGEST_TARGET);
  const period = duePeriod(schedule, last?.due ?? null, now);
  if (!period) return null;
  const { channel, zone } = schedule;
  const due = period.to;
  const settings = app.memory.settings(server, group);
  const records = await recordsOf(app, server, group);
  const isEarly = now < waitsUntil(schedule, due, settings.digestWaitsUntil);
  if (patience === 'waits' && isEarly && records.some(isUndecided)) return null;
  // One that waited tells what the wrap brought, and the next one begins there.
  const waited = isEarly && records.some((record) => isUndecided(recordAsOf(record, due)));
  const before = last ? await app.store.published.findDigest({ server, group, due: last.due }) : null;
  const told = { ...period, from: before?.period.to ?? period.from, to: waited ? now : due };
  const post = { server, group, due, channel, period: told, zone };
  const key: WorkKey = { server, kind: 'digest', subject: group, target: DIGEST_TARGET, due: post.due };
  const sendUnlessQuiet = async (work: Work) =>
    settings.quietWeek === 'nothing' && isQuiet(records, post) ? null : sendOnce(app, post, records, work);
  await actOnce(app, key, sendUnlessQuiet);
  return key;
}

/** Takeaways are proposed and none is accepted: a wrap would say what the group took. */
function isUndecided({ session, takeaways }: SessionRecord): boolean {
  const has = (state: Takeaway['state']) => takeaways.some((takeaway) => takeaway.state === state);
  return session.state === 'posted' && has('proposed') && !has('accepted');
}

/** The group has one digest a period, whatever channel it is set to meanwhile; who gets a copy is a target of its own. */
export const DIGEST_TARGET = 'channel';

/** Where a digest stands. */
export interface Sent {
  readonly channel: Id;
  readonly message: Id;
}

/** Sends a digest, or finds the one that an interrupted try has sent already. */
export async function sendOnce(
  app: App,
  post: Omit<DigestPost, 'message'>,
  records: readonly SessionRecord[],
  work: Work,
): Promise<Sent> {
  return (await sentBefore(app, post, work)) ?? (await send(app, post, records, work));
}

/** What it will say is on record before it is sent, so that from the first moment on it can be corrected. */
async function send(
  app: App,
  post: Omit<DigestPost, 'message'>,
  records: readonly SessionRecord[],
  work: Work,
): Promise<Sent> {
  const { message: body, quotes } = composeDigest(records, post, {
    language: groupLanguage(app, post.server, post.group),
    isDirect: false,
  });
  await app.store.published.prepareDigest(post, quotes);
  const message = await app.chat.send(post.channel, body, workNonce(work));
  await app.store.published.digestPosted(post, message);
  return { channel: post.channel, message };
}

/**
 * After a crash between sending and recording, the digest is known again by its own button, in the channel where it was
 * to go then. A channel that was deleted took it along.
 */
async function sentBefore(app: App, post: Omit<DigestPost, 'message'>, work: Work): Promise<Sent | null> {
  const prepared = work.begunBefore ? await app.store.published.findDigest(post) : null;
  if (prepared === null) return null;
  const { channel } = prepared;
  const message = prepared.message ?? (await findDigestMessage(app, channel, post));
  if (message === null) return null;
  await app.store.published.digestPosted(post, message);
  return { channel, message };
}

async function findDigestMessage(app: App, channel: Id, { due }: Pick<DigestPost, 'due'>): Promise<Id | null> {
  try {
    const ours = await app.chat.ownMessages(channel, due);
    return ours.find((message) => message.customIds.includes(digestMark({ due })))?.id ?? null;
  } catch (error) {
    if (error instanceof UnreachableError && error.reason === 'missing') return null;
    throw error;
  }
}
