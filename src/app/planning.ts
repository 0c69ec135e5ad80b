import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { momentOf } from '../core/moment.js';
import { planningTexts } from '../render/catalogue/planning/planning-texts.js';
import type { App } from './app.js';
import { postable } from './postable.js';
import { loaded } from './sessions.js';

/** How a session is to come: all at once, or one question a day. */
export interface Wish {
  readonly channel: Id;
  /** As a person typed it. */
  readonly when: string;
  readonly daily: boolean;
}

/**
 * Plans a first posting; a second plan takes the place of the first. Whether the bot may post there is looked at now,
 * while somebody is there to mend it.
 *
 * @param zone of the wall clock that is meant
 * @throws UserError when it was posted already, the moment is none or past, or the bot may not post in the channel
 */
export async function planPosting(app: App, server: Id, session: string, wish: Wish, zone: string): Promise<Date> {
  await requireUnposted(app, server, session);
  const at = momentOf(wish.when, zone, 9);
  if (at === null) throw new UserError((language) => planningTexts[language].notAMoment(wish.when.slice(0, 60)));
  if (at <= app.clock()) throw new UserError((language) => planningTexts[language].past);
  const where = await postable(app, server, wish.channel);
  await app.store.sessions.openUpTo(server, session, wish.daily ? 1 : null);
  await app.store.sessions.plan(server, session, { at, channel: where.id });
  await app.memory.refresh(server, session);
  return at;
}

/** It is not going to be posted by itself. */
export async function cancelPlan(app: App, server: Id, session: string): Promise<void> {
  await app.store.sessions.plan(server, session, null);
  await app.store.sessions.openUpTo(server, session, null);
  await app.memory.refresh(server, session);
}

/**
 * A first posting that begins now, one question a day or all.
 *
 * @throws UserError when it was posted already
 */
export async function choosePace(app: App, server: Id, session: string, daily: boolean): Promise<void> {
  await requireUnposted(app, server, session);
  await app.store.sessions.openUpTo(server, session, daily ? 1 : null);
  await app.store.sessions.plan(server, session, null);
}

async function requireUnposted(app: App, server: Id, session: string): Promise<void> {
  const { session: known } = await loaded(app, server, session);
  if (known.state !== 'loaded') throw new UserError((language) => planningTexts[language].posted);
}
