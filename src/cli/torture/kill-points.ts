import { startChild } from './bot-child.js';
import { prepareGround, pressPost, threadsOf, untilPosted } from './ground.js';
import type { TortureStore } from './torture-store.js';

/** How posting survived being killed. */
export interface KillReport {
  readonly tried: number;
  /** Each point at which something was doubled, missing or out of order. */
  readonly failed: readonly string[];
}

const EXPECTED_QUESTIONS = 5;

/** Kills the bot at every request of a posting, before and after Discord did it, in a text channel and in a forum. */
export async function killPoints(store: TortureStore, told: (text: string) => void): Promise<KillReport> {
  const failed: string[] = [];
  let tried = 0;
  for (const kind of ['text', 'forum'] as const) {
    for (const method of ['POST', 'PATCH']) {
      for (const when of ['before', 'after'] as const) {
        for (let skip = 0; ; skip += 1) {
          told(`posting in a ${kind} channel, killed at ${method} ${skip}, ${when}`);
          const outcome = await killAt(store, { kind, method, when, skip });
          if (outcome === 'past the end') break;
          tried += 1;
          if (outcome !== 'whole') failed.push(`${kind} ${method} ${skip} ${when}: ${outcome}`);
        }
      }
    }
  }
  return { tried, failed };
}

interface Point {
  readonly kind: 'text' | 'forum';
  readonly method: string;
  readonly when: 'before' | 'after';
  readonly skip: number;
}

async function killAt(store: TortureStore, { kind, method, when, skip }: Point): Promise<string> {
  const ground = await prepareGround(kind, 1);
  const { local } = ground;
  const data = await store.fresh();
  const first = await startChild(local, data.env);
  try {
    const effect = { kind: 'hold', until: new Promise<void>(() => {}) } as const;
    const lift = local.faults.onRequest({ path: /^\/channels\//, method, when, skip, effect });
    await pressPost(ground);
    const posted = untilPosted(ground).then(() => 'posted');
    const held = local
      .until(() => local.faults.met > 0, { timeoutMs: 120_000, what: 'the kill point' })
      .then(() => 'held');
    posted.catch(() => undefined);
    held.catch(() => undefined);
    const outcome = await Promise.race([posted, held]);
    // The last edit of the overview comes just when the session counts as posted.
    if (outcome === 'posted' && local.faults.met === 0) return 'past the end';
    await first.kill();
    lift();
    await data.freeLeases();
    const second = await startChild(local, data.env);
    await untilPosted(ground);
    const code = await second.terminate();
    if (code !== 0) return `the bot ended with ${code}`;
    const names = threadsOf(ground).map((thread) => thread.name);
    return judge(kind === 'forum' ? names.slice(1) : names);
  } finally {
    await first.kill();
    await local.close();
    await data.remove();
  }
}

function judge(names: readonly string[]): string {
  const wanted = Array.from({ length: EXPECTED_QUESTIONS }, (_, index) => `${index + 1}. `);
  const isWhole =
    names.length === EXPECTED_QUESTIONS + 1 &&
    wanted.every((start, index) => names[index]?.startsWith(start)) &&
    names.at(-1) === 'What we took from it';
  return isWhole ? 'whole' : `threads are ${names.join(' | ')}`;
}
