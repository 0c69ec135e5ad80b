import type { Sql, TransactionSql } from 'postgres';

/** Seconds that a pool which lost a connection may still work on what its other connections have begun. */
const RETIREMENT_SECONDS = 5;

/** A client whose pool is replaced when one of its connections is lost. */
export interface SteadyClient {
  readonly client: Sql;
  close(): Promise<void>;
}

/**
 * Stands before postgres.js (3.4.9) for drizzle and mends two of its faults, both seen when a backend is killed:
 * the `rollback` that it sends on the closed connection of a transaction ends the whole process (its issue 1208), and
 * a connection that was cut between two of its writes never writes again, so that its place in the pool is lost for good.
 *
 * @param makePool makes a pool; called again after a connection was lost
 */
export function steadyClient(makePool: () => Sql): SteadyClient {
  let pool = makePool();

  function replaceIfLost(used: Sql, error: unknown): void {
    if (used !== pool || !isConnectionLost(error)) return;
    pool = makePool();
    used.end({ timeout: RETIREMENT_SECONDS }).catch(() => {});
  }

  function unsafe(...query: Parameters<Sql['unsafe']>) {
    const used = pool;
    const pending = used.unsafe(...query);
    pending.catch((error: unknown) => replaceIfLost(used, error));
    return pending;
  }

  async function begin(work: (tx: TransactionSql) => Promise<unknown>): Promise<unknown> {
    const used = pool;
    try {
      return await used.begin((tx) => withoutRollbackWhenLost(work(tx)));
    } catch (error) {
      replaceIfLost(used, error);
      throw error;
    }
  }

  // These three are all that drizzle's session and its set-up use of a client.
  const client = { options: pool.options, unsafe, begin } as unknown as Sql;
  return { client, close: () => pool.end({ timeout: RETIREMENT_SECONDS }) };
}

/**
 * The work's outcome; never settles when the connection was lost, and so no rollback is sent. The caller does not
 * wait for ever: postgres.js fails the transaction itself as soon as its connection is closed.
 */
function withoutRollbackWhenLost<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (isConnectionLost(error)) return new Promise<T>(() => {});
    throw error;
  });
}

/** Whether an error, or one that it wraps, ends its connection: by the driver's word, the system's, or the server's. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown }; // Both drivers' layers add them.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  if (typeof code === 'string' && /^(?:CONNECTION_|CONNECT_TIMEOUT$|E[A-Z]+$)/.test(code)) return true;
  return isConnectionLost(error.cause);
}
