import { createProgress, type ProgressStream } from './demo/progress.js';

/** Work that tells what it is doing. */
export interface TerminalProgress {
  step(text: string): void;
  end(): void;
  fail(): void;
}

/** Steps are shown on a terminal only: in a pipe or a log nobody waits for them. */
export function terminalProgress(stream: ProgressStream): TerminalProgress {
  if (stream.isTTY === true) return createProgress(stream);
  return { step: () => undefined, end: () => undefined, fail: () => undefined };
}
