import { UserError } from '../../core/errors.js';
import { UnreachableError } from '../../core/ports/chat.js';
import type { SessionRecord } from '../../core/record.js';
import type { App } from '../app.js';
import { actOnce } from '../once.js';
import { briefAct } from './brief-act.js';
import { closeAct } from './close-act.js';
import { openAct } from './open-act.js';
import { postAct } from './post-act.js';
import { retentionAct } from './retention-act.js';
import { speakerAct } from './speaker-act.js';
import type { Circumstances, Due, TimedAct } from './timed-act.js';
import { zoneOf } from './zone-of.js';

/** Everything that happens by the clock but digests, which have a ledger of their periods (design 10). */
const ACTS: readonly TimedAct[] = [postAct, openAct, briefAct, speakerAct, closeAct, retentionAct];

/** Does what has fallen due in our servers' sessions. A failure is logged, keeps nothing else, and is tried again. */
export async function runTimedActs(app: App): Promise<void> {
  for (const server of await app.store.sessions.servers()) {
    if (!app.owns(server)) continue;
    for (const record of app.memory.sessions(server)) {
      for (const act of ACTS) {
        for (const due of act.due(record, circumstances(app, record))) await actIfDue(app, record, act, due);
      }
    }
  }
}

async function actIfDue(app: App, record: SessionRecord, { kind, act }: TimedAct, due: Due): Promise<void> {
  const { server, id } = record.session;
  const key = { server, kind, subject: id, target: due.target, due: due.at };
  // Asking costs less than claiming, and what is done stays due to the clock for ever.
  if ((await app.store.work.find(key))?.state === 'done') return;
  try {
    await actOnce(app, key, ({ begunBefore }) => act(app, record, due, begunBefore));
  } catch (error) {
    const isTheirs = error instanceof UserError || error instanceof UnreachableError;
    app.log[isTheirs ? 'warn' : 'error'](
      { err: error, server, session: id, kind },
      'what is due could not be done yet',
    );
  }
}

function circumstances(app: App, record: SessionRecord): Circumstances {
  const { server, group } = record.session;
  return { now: app.clock(), zone: zoneOf(app, record), settings: app.memory.settings(server, group) };
}
