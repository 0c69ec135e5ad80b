import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { Work, WorkKey } from '../core/work.js';
import { failureTexts } from '../render/catalogue/failure/failure-texts.js';
import type { App } from './app.js';
import { keepLease } from './keep-lease.js';

/** Long against a slow answer, short against a night. */
export const LEASE_SECONDS = 60;

/** Somebody else is doing this piece of work at this moment. */
export class AtWorkError extends UserError {
  /** @param title the session's */
  constructor(what: 'posting' | 'publishing', title: string) {
    super((language) => {
      const { atWork } = failureTexts[language];
      return { message: atWork[what](title), hint: atWork.hint };
    });
    this.name = 'AtWorkError';
  }
}

/**
 * Does one piece of work exactly once among all processes: claimed, acted, done. The lease is renewed while the act
 * lasts, which may be minutes when Discord makes us wait. A failed act gives the row back; one that had begun says so
 * to the next holder (`begunBefore`), who looks in Discord first.
 *
 * @param act what to do; gives where it stands in Discord, or null for what stands nowhere
 * @param leaseSeconds how long a process that died keeps its work from the others
 * @returns false when the work is done already or another holds it
 */
export async function actOnce(
  app: Pick<App, 'store' | 'attempt' | 'log'>,
  key: WorkKey,
  act: (work: Work) => Promise<{ readonly channel: Id; readonly message: Id } | null>,
  leaseSeconds: number = LEASE_SECONDS,
): Promise<boolean> {
  const holder = app.attempt();
  const { work: ledger } = app.store;
  const work = await ledger.claim(key, holder, leaseSeconds);
  if (!work) return false;
  await ledger.acting(key, holder);
  try {
    const renew = () => ledger.acting(key, holder);
    await ledger.done(key, holder, await keepLease(app, leaseSeconds, renew, () => act(work)));
    return true;
  } catch (error) {
    // What is not given back is free when the lease ends, so a store that is away costs a minute and nothing else.
    await ledger.release(key, holder).catch(() => undefined);
    throw error;
  }
}
