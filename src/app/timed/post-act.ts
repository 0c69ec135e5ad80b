import { postSession } from '../posting.js';
import type { TimedAct } from './timed-act.js';

/** Posting at the moment a host chose: late is better than not at all. */
export const postAct: TimedAct = {
  kind: 'post-at',
  due({ session: { plannedAt, plannedTo } }, { now }) {
    return plannedAt !== null && plannedTo !== null && plannedAt <= now ? [{ target: 'plan', at: plannedAt }] : [];
  },
  async act(app, { session }) {
    const { server, id, plannedTo } = session;
    const posting = postSession(app, server, id, plannedTo ?? '', 'new');
    while (!(await posting.next()).done);
    await app.store.sessions.plan(server, id, null);
    await app.memory.refresh(server, id);
    return null;
  },
};
