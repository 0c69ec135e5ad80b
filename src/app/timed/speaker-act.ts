import { momentOf } from '../../core/moment.js';
import { USUAL_HOUR } from '../brief.js';
import { writeToSpeaker } from '../speaker-message.js';
import { eveningBefore } from './evening-before.js';
import type { TimedAct } from './timed-act.js';

/** Where no meeting is named, what is asked in so many days is told. */
const DAYS_OF_TALK = 2;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The one message to a speaker who asked for it: on the evening before the meeting, without one two days after posting,
 * and at once when they ask later than that. Once the group has met it is of no use.
 */
export const speakerAct: TimedAct = {
  kind: 'speaker',
  due({ session, document }, { now, zone }) {
    const { speaker, postedAt, state, writeToSpeaker: isWanted } = session;
    if (!isWanted || speaker === null || postedAt === null || state !== 'posted') return [];
    const meets = momentOf(document.meets, zone, USUAL_HOUR);
    if (meets !== null && now >= meets) return [];
    const at = meets === null ? new Date(postedAt.getTime() + DAYS_OF_TALK * DAY_MS) : eveningBefore(meets, zone);
    return at > now ? [] : [{ target: speaker, at }];
  },
  act: (app, record, { target, at }, begunBefore) =>
    writeToSpeaker(
      app,
      record,
      { server: record.session.server, kind: 'speaker', subject: record.session.id, target, due: at },
      begunBefore,
    ),
};
