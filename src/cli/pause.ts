import { setTimeout as wait } from 'node:timers/promises';

/** Waits so many milliseconds, or until the signal is aborted. It keeps no process alive. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
