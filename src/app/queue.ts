/** Work that is done one batch after the other, each batch being all that came in meanwhile. */
export interface Queue<Item> {
  /** Takes items in order; never waits. */
  push(items: readonly Item[]): void;
  /** Resolves when everything taken so far, and what it brought about, is done. */
  drain(): Promise<void>;
}

/**
 * A queue without a timer: a batch goes when the one before has ended (design 7). A batch that fails is told to
 * `failed` and the next one goes on.
 *
 * @param limit most items in one batch
 */
export function createQueue<Item>(
  work: (batch: readonly Item[]) => Promise<void>,
  failed: (error: unknown, batch: readonly Item[]) => void,
  limit = 1_000,
): Queue<Item> {
  let waiting: Item[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, limit);
      waiting = waiting.slice(batch.length);
      await work(batch).catch((error: unknown) => failed(error, batch));
    }
    running = null;
  }

  return {
    push(items) {
      for (const item of items) waiting.push(item);
      if (waiting.length > 0) running ??= run();
    },
    async drain() {
      while (running) await running;
    },
  };
}
