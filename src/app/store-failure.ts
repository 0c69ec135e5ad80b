/**
 * Whether a failure of the store passes by itself, so that the same write may be tried again: a lost connection, a
 * server that stops, starts or is full, a time-out, a serialization failure or a deadlock. Anything else has to do with
 * what was written, or is a bug of ours.
 *
 * Told by codes, PostgreSQL's (manual, "Error Codes", by class) or the driver's and the system's; causes are looked at
 * too, eight deep.
 */
export function isPassing(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (PASSING_STATE.test(code) || PASSING_DRIVER.test(code)) return true;
    current = current.cause;
  }
  return false;
}

/**
 * Connection (08), idle in a transaction (25P03), a server that only reads while another takes over (25006), rolled back
 * (40), out of resources (53), a lock not to be had (55P03), stopped from outside (57), trouble of the system (58).
 */
const PASSING_STATE = /^(?:08...|25P03|25006|40...|53...|55P03|57...|58...)$/;

/** postgres.js's own codes, and the system's such as ECONNRESET. */
const PASSING_DRIVER = /^(?:CONNECTION_[A-Z_]+|CONNECT_TIMEOUT|E[A-Z]+)$/;
