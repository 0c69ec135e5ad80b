/** How a process ends: once politely, then at once. */
export interface Ending {
  /** Aborted by the first SIGTERM or SIGINT, or by {@link Ending.end}. */
  readonly signal: AbortSignal;
  /** Ends politely with this exit code. */
  end(code: number): void;
  /** What the process is to exit with. */
  readonly code: number;
}

/** Exit codes of a process that a signal ended at once: 128 and the signal's number (POSIX shells). */
const AT_ONCE = { SIGTERM: 143, SIGINT: 130 } as const;

/** Less than the five seconds that whoever ends us waits at least (design 12). */
const PATIENCE_MS = 4_500;

/**
 * Listens to signals. The first begins a polite end, which may take four and a half seconds: whatever has not ended by
 * then is cut off, since all that was received and not stored is gathered again. The second ends at once.
 */
export function listenForEnd(target: NodeJS.Process): Ending {
  const controller = new AbortController();
  let code = 0;
  function end(wanted: number): void {
    if (controller.signal.aborted) return;
    code = wanted;
    setTimeout(() => target.exit(code), PATIENCE_MS).unref();
    controller.abort();
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    target.on(name, () => {
      if (controller.signal.aborted) target.exit(AT_ONCE[name]);
      end(0);
    });
  }
  return {
    signal: controller.signal,
    end,
    get code() {
      return code;
    },
  };
}
