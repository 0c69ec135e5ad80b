import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { SessionRecord } from '../core/record.js';
import { catchUpTexts } from '../render/catalogue/catch-up/catch-up-texts.js';
import type { App } from './app.js';

/**
 * Somebody wants to know what is new: gives the session and when they last asked, and remembers that they asked now.
 *
 * @throws UserError when this server has no such session
 */
export async function catchUpNow(app: App, server: Id, session: string, person: Id) {
  const record = await sessionToCatchUpOn(app, server, session);
  const since = await app.store.caughtUp.press(server, session, person, app.clock());
  return { record, since };
}

/**
 * The session as it stands now.
 *
 * @throws UserError when this server has no such session
 */
export async function sessionToCatchUpOn(app: App, server: Id, session: string): Promise<SessionRecord> {
  const record = app.memory.session(server, session) ? await app.store.record(server, session) : null;
  if (record) return record;
  throw new UserError((language) => catchUpTexts[language].gone);
}
