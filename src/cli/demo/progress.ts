import ora from 'ora';

/** Tells the person in front of the terminal how far a long piece of work is. */
export interface Progress {
  /** What begins now; what was begun before is done. */
  step(text: string): void;
  /** All is done. */
  end(): void;
  /** It stopped half-way. */
  fail(): void;
}

/** What progress is written to. */
export interface ProgressStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

/** A line that turns while a step lasts, on a terminal; elsewhere each step is one plain line. */
export function createProgress(stream: ProgressStream): Progress {
  if (stream.isTTY !== true) {
    return { step: (text) => void stream.write(`${text}\n`), end: () => undefined, fail: () => undefined };
  }
  // Whether it may turn was decided above; ora would ask the environment again.
  const spinner = ora({ stream, discardStdin: false, isEnabled: true });
  return {
    step(text) {
      if (spinner.isSpinning) spinner.succeed();
      spinner.start(text);
    },
    end() {
      if (spinner.isSpinning) spinner.succeed();
    },
    fail() {
      if (spinner.isSpinning) spinner.fail();
    },
  };
}
