import type { App } from '../../app/app.js';
import { UserError } from '../../core/errors.js';
import type { SessionRecord } from '../../core/record.js';
import { wrapTexts } from '../../render/catalogue/wrap/wrap-texts.js';
import type { Invocation } from '../command.js';
import { requireHost } from '../who-may.js';

/**
 * A session of this server by its id, from memory, for who hosts it.
 *
 * @throws UserError when there is none, or the caller is no host of it
 */
export function hosted({ caller }: Invocation, app: App, session: string): SessionRecord {
  const record = app.memory.session(caller.server, session);
  if (!record) throw new UserError((language) => wrapTexts[language].notPosted);
  requireHost(app, caller, record.session);
  return record;
}
