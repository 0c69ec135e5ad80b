import type { SessionRecord } from '../../core/record.js';
import { isZone } from '../../core/zoned.js';
import type { App } from '../app.js';

/** The zone of a session's wall clock: its document's, else its group's, else that of the whole bot. */
export function zoneOf(
  app: Pick<App, 'memory' | 'zone'>,
  { document, session }: Pick<SessionRecord, 'document' | 'session'>,
): string {
  const { zone } = document;
  if (zone !== null && isZone(zone)) return zone;
  return app.memory.settings(session.server, session.group).zone ?? app.zone;
}
