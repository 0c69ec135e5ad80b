import { momentOf } from '../../core/moment.js';
import type { TimedAct } from './timed-act.js';

/**
 * Closing at the document's `closes`, by its end when that is a day: as of that moment, also when the bot was away then.
 * A session that hosts open again stays open, and a moment before its posting plans nothing.
 */
export const closeAct: TimedAct = {
  kind: 'close',
  due({ session, document }, { now, zone }) {
    const at = momentOf(document.closes, zone, 24);
    if (session.state !== 'posted' || session.postedAt === null || at === null) return [];
    return at <= now && at > session.postedAt ? [{ target: 'closes', at }] : [];
  },
  async act(app, { session }, { at }) {
    await app.store.sessions.close(session.server, session.id, at);
    await app.memory.refresh(session.server, session.id);
    return null;
  },
};
