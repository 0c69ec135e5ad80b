import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import { closingTexts } from '../render/catalogue/closing/closing-texts.js';
import type { App } from './app.js';

/**
 * Ends the talk: from now on nothing new enters the notes but under *Since then*, and no count or order changes;
 * replies are gathered as before and removals act always (design 4).
 *
 * @throws UserError when the session is not open
 */
export async function closeSession(app: App, server: Id, session: string): Promise<void> {
  const closed = await app.store.sessions.close(server, session, app.clock());
  if (!closed) throw new UserError((language) => closingTexts[language].notOpen);
  await app.memory.refresh(server, session);
}

/**
 * Opens a closed session again: what came since then stands among the rest.
 *
 * @throws UserError when the session is not closed
 */
export async function reopenSession(app: App, server: Id, session: string): Promise<void> {
  const opened = await app.store.sessions.reopen(server, session);
  if (!opened) throw new UserError((language) => closingTexts[language].notClosed);
  await app.memory.refresh(server, session);
}
