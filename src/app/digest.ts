import { componentId } from '../core/component-id.js';
import { type DigestSchedule, duePeriod, lastDue, type Period } from '../core/digest.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { OutgoingMessage } from '../core/ports/chat.js';
import type { SessionRecord } from '../core/record.js';
import { type Work, type WorkKey, workNonce } from '../core/work.js';
import { renderDigest } from '../render/digest/render-digest.js';
import { button, row } from '../render/discord/parts.js';
import type { App } from './app.js';
import { actOnce } from './once.js';

const WEEK = 7 * 24 * 60 * 60 * 1_000;

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
    throw new UserError({ message: 'The digest cannot go there.', hint: 'Choose a text channel of this server.' });
  }
  if (facts.missing.length > 0) {
    throw new UserError({
      message: `I may not do all that is needed in #${facts.name}: ${facts.missing.join(', ')}.`,
      hint: 'Give my role these permissions there, then set the digest again.',
    });
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
    zone: schedule?.zone ?? 'UTC',
  });
  // A quiet week's message has no file of its own, and a preview without one would leave nothing to keep.
  return message.files ? message : { ...message, files: [file] };
}

/** Sends every digest that is due. A failure of one is logged and does not keep the others. */
export async function sendDueDigests(app: App): Promise<void> {
  for (const { server, group, schedule } of await app.store.digests.schedules()) {
    try {
      await sendIfDue(app, server, group, schedule);
    } catch (error) {
      app.log.error({ err: error, server, group }, 'a digest could not be sent; it is tried again');
    }
  }
}

async function sendIfDue(app: App, server: Id, group: string, schedule: DigestSchedule): Promise<void> {
  const now = app.clock();
  if (lastDue(schedule, now) <= schedule.since) return;
  const last = await app.store.work.lastDone(server, 'digest', group, TARGET);
  const period = duePeriod(schedule, last?.due ?? null, now);
  if (!period) return;
  const key: WorkKey = { server, kind: 'digest', subject: group, target: TARGET, due: period.to };
  await actOnce(app, key, async (work) => {
    const message = (await sentBefore(app, schedule.channel, work)) ?? (await send(app, schedule, work, period));
    return { channel: schedule.channel, message };
  });
}

/** The group has one digest a period, whatever channel it is set to meanwhile. */
const TARGET = 'channel';

async function send(app: App, schedule: DigestSchedule, work: Work, period: Period): Promise<Id> {
  const records = await recordsOf(app, work.server, work.subject);
  const { message } = renderDigest(records, period, { zone: schedule.zone });
  const components = [...(message.components ?? []), row(button('How my words are used', mark(work)))];
  return app.chat.send(schedule.channel, { ...message, components }, workNonce(work));
}

/** After a crash between sending and recording, the digest is known again by its own button. */
async function sentBefore(app: App, channel: Id, work: Work): Promise<Id | null> {
  if (!work.begunBefore) return null;
  const ours = await app.chat.ownMessages(channel);
  return ours.find((message) => message.customIds.includes(mark(work)))?.id ?? null;
}

function mark({ due }: WorkKey): string {
  return componentId('words', 'digest', due.getTime());
}

async function recordsOf(app: App, server: Id, group: string): Promise<readonly SessionRecord[]> {
  const records: SessionRecord[] = [];
  for (const session of await app.store.sessions.list(server)) {
    if (session.group !== group || session.state === 'loaded') continue;
    const record = await app.store.record(server, session.id);
    if (record) records.push(record);
  }
  return records;
}
