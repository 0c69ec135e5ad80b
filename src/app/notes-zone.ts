import type { SessionRecord } from '../core/record.js';
import type { App } from './app.js';

/**
 * The zone of the dates in a session's notes: its document's, else its group's, else that of the whole bot. It asks the
 * store, since files are written from the shell too, where nothing is held in memory.
 */
export async function notesZone(
  app: Pick<App, 'store' | 'zone'>,
  { document, session }: Pick<SessionRecord, 'document' | 'session'>,
): Promise<string> {
  if (document.zone !== null) return document.zone;
  const chosen = await app.store.settings.ofServer(session.server);
  return chosen.find(({ group }) => group === session.group)?.settings.zone ?? app.zone;
}
