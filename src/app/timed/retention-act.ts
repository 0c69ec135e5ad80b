import type { TimedAct } from './timed-act.js';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * The text of replies that nobody kept goes some days after closing (design 11), as many as the group chose. After
 * another closing it is looked for again.
 */
export const retentionAct: TimedAct = {
  kind: 'retention',
  due({ session: { state, closedAt, textErasedAt } }, { now, settings }) {
    if (state !== 'closed' || closedAt === null || settings.retentionDays === 0) return [];
    if (textErasedAt !== null && textErasedAt > closedAt) return [];
    const at = new Date(closedAt.getTime() + settings.retentionDays * DAY);
    return at <= now ? [{ target: 'text', at }] : [];
  },
  async act(app, { session: { server, id } }) {
    const erased = await app.store.replies.eraseUnkept(server, id, app.clock());
    app.log.info({ server, session: id, erased }, 'the text of replies that nobody kept was erased');
    await app.memory.refresh(server, id);
    return null;
  },
};
