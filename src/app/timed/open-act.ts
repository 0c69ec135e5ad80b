import { comingOpenings, standingQuestions } from '../../core/opening.js';
import { postOpened } from '../posting.js';
import type { TimedAct } from './timed-act.js';

/** One question a day: what has come is opened in order, several at once after a time away. */
export const openAct: TimedAct = {
  kind: 'open',
  due(record, { now, zone }) {
    if (record.session.state !== 'posted') return [];
    return comingOpenings(record, zone)
      .filter(({ at }) => at <= now)
      .map(({ upTo, at }) => ({ target: `question ${upTo}`, at }));
  },
  async act(app, record, { target }) {
    const { server, id } = record.session;
    const upTo = Number(target.split(' ')[1]);
    await app.store.sessions.openUpTo(server, id, upTo < standingQuestions(record).length ? upTo : null);
    await postOpened(app, server, id);
    return null;
  },
};
