import { and, eq } from 'drizzle-orm/sql';
import type { CaughtUpStore } from '../core/ports/caught-up.js';
import type { Db } from './db.js';
import { caughtUp } from './schema.js';

/** Who last pressed *Catch me up* when, on one database. */
export function caughtUpStore(db: Db): CaughtUpStore {
  return {
    press: (server, session, person, at) =>
      db.transaction(async (tx) => {
        const own = { server, session: BigInt(session), person };
        const [before] = await tx
          .select({ at: caughtUp.at })
          .from(caughtUp)
          .where(and(eq(caughtUp.server, server), eq(caughtUp.session, own.session), eq(caughtUp.person, person)))
          .for('update');
        await tx
          .insert(caughtUp)
          .values({ ...own, at })
          .onConflictDoUpdate({ target: [caughtUp.server, caughtUp.session, caughtUp.person], set: { at } });
        return before?.at ?? null;
      }),
  };
}
