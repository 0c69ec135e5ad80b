import { momentOf } from '../../core/moment.js';
import { briefChannels, sendBrief, USUAL_HOUR } from '../brief.js';
import { eveningBefore } from './evening-before.js';
import type { TimedAct } from './timed-act.js';

/**
 * The brief on the evening before the meeting, in the session's channel and in the voice channel's chat. Once the group
 * has met it is of no use, so it does not come late.
 */
export const briefAct: TimedAct = {
  kind: 'brief',
  due({ session, document }, { now, zone, settings }) {
    const meets = momentOf(document.meets, zone, USUAL_HOUR);
    if (session.state !== 'posted' || session.postedAt === null || meets === null || now >= meets) return [];
    const at = eveningBefore(meets, zone);
    // A session that is posted later than that has said everything in its overview.
    if (at > now || at <= session.postedAt) return [];
    return [{ target: 'home', at }, ...(settings.voiceChannel === null ? [] : [{ target: 'voice', at }])];
  },
  async act(app, record, { target, at }, begunBefore) {
    const { server, id } = record.session;
    const { voice, home } = briefChannels(app, record);
    const channel = target === 'voice' ? voice : home;
    if (!channel) return null;
    return sendBrief(app, record, { server, kind: 'brief', subject: id, target, due: at }, channel, begunBefore);
  },
};
