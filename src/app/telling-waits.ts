import type { App } from './app.js';

/** Goes through `work` and yields how many seconds Discord makes it wait, each time it does. */
export async function* tellingWaits(app: App, work: Promise<void>): AsyncGenerator<number> {
  const waits: number[] = [];
  let wake = () => {};
  const stop = app.chat.onWait((seconds) => {
    waits.push(seconds);
    wake();
  });
  let ended = false;
  const end = work.finally(() => {
    ended = true;
    wake();
  });
  // Its failure is thrown below; while waits are told nobody looks at it.
  end.catch(() => undefined);
  try {
    while (!ended) {
      const wait = waits.shift();
      if (wait !== undefined && wait >= TELLING) yield wait;
      else if (waits.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    }
    await end;
  } finally {
    stop();
  }
}

/** Shorter waits are nobody's business. */
const TELLING = 5;
