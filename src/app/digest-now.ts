import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { WorkKey } from '../core/work.js';
import { digestTexts } from '../render/catalogue/digest/digest-texts.js';
import type { App } from './app.js';
import { recordsOf } from './compose-digest.js';
import { type Sent, sendOnce, WEEK } from './digest.js';
import { actOnce } from './once.js';

const MINUTE = 60_000;

/** No weekly digest falls due at such an instant, so that the two never share a row. */
const ASIDE_MS = 7;

/**
 * Posts the digest of the last seven days at once. It has a kind of its own and moves no period: the weekly one comes as
 * it would have. Asked again within the minute it is the same one.
 *
 * @throws UserError when no digest is set, or another press is posting it at this moment
 */
export async function digestNow(app: App, server: Id, group: string): Promise<Sent> {
  const schedule = await app.store.digests.schedule(server, group);
  if (schedule === null) throw new UserError((language) => digestTexts[language].notSet);
  const { channel, zone } = schedule;
  const to = app.clock();
  const due = new Date(Math.floor(to.getTime() / MINUTE) * MINUTE + ASIDE_MS);
  const period = { from: new Date(to.getTime() - WEEK), to, weeks: 1 };
  const key: WorkKey = { server, kind: 'digest-now', subject: group, target: 'asked', due };
  const records = await recordsOf(app, server, group);
  await actOnce(app, key, (work) => sendOnce(app, { server, group, due, channel, period, zone }, records, work));
  const work = await app.store.work.find(key);
  if (work?.channel && work.message) return { channel: work.channel, message: work.message };
  throw new UserError((language) => digestTexts[language].underWay);
}
