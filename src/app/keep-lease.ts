import type { App } from './app.js';

/**
 * Does something while a lease is renewed three times in its length, since Discord can make us wait for minutes.
 *
 * @param renew prolongs the lease once more; a failure is logged, and the next try follows
 * @param leaseSeconds its length
 */
export async function keepLease<T>(
  app: Pick<App, 'log'>,
  leaseSeconds: number,
  renew: () => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const renewing = setInterval(
    () => {
      renew().catch((error: unknown) => app.log.warn({ err: error }, 'a lease was not renewed'));
    },
    (leaseSeconds / 3) * 1_000,
  );
  try {
    return await act();
  } finally {
    clearInterval(renewing);
  }
}
