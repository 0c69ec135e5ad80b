import type { SessionArchive } from '../../core/archive/session-archive.js';
import type { Store } from '../../core/ports/store.js';
import type { SessionRecord } from '../../core/record.js';
import { createLog } from '../log.js';
import { startBot } from '../start-bot.js';
import { type BotChild, startChild } from './bot-child.js';
import { compare, type Differences } from './compare.js';
import { dump } from './dump.js';
import { type Ground, prepareGround, pressPost, threadsOf, untilPosted } from './ground.js';
import type { Random } from './random.js';
import { createCrowd, misbehave, noCounts, type StormCounts } from './storm.js';
import type { TortureStore } from './torture-store.js';

export interface StormReport {
  readonly counts: StormCounts & { killed: number; ended: number };
  readonly differences: Differences;
}

interface StormLimits {
  readonly until: number;
  readonly messages: number;
  readonly dumpTo: string | null;
}

const ACTS_A_ROUND = 1_000;
const ROUNDS_A_LIFE = 4;

/**
 * People talk while events are lost, requests fail, connections drop and the bot is killed and ended again and again.
 * At last a bot that nobody disturbs catches up, and the store is compared with Discord, message by message.
 */
export async function storm(
  trials: TortureStore,
  random: Random,
  limits: StormLimits,
  told: (text: string) => void,
): Promise<StormReport> {
  const ground = await prepareGround('text', 20);
  const trial = await trials.fresh();
  const counts = { ...noCounts(), killed: 0, ended: 0 };
  let child = await startChild(ground.local, trial.env);
  try {
    await pressPost(ground);
    await untilPosted(ground);
    const threads = threadsOf(ground).map((thread) => thread.id);
    const crowd = createCrowd(ground, threads, random, counts);
    for (let round = 1; counts.said < limits.messages && Date.now() < limits.until; round += 1) {
      told(
        `${counts.said} messages, ${counts.edited} edits, ${counts.deleted} deletions; killed ${counts.killed} times`,
      );
      for (let faults = 0; faults < 4; faults += 1) misbehave(ground, random, counts);
      await crowd.act(ACTS_A_ROUND);
      if (round % ROUNDS_A_LIFE === 0) child = await nextLife(ground, child, trial.env, random, counts, crowd.act);
    }
    await child.terminate();
    told('comparing the store with Discord');
    return { counts, differences: await calm(ground, threads, await trial.open(), limits.dumpTo) };
  } finally {
    await child.kill();
    await ground.local.close();
    await trial.remove();
  }
}

/** The bot dies or is ended; people go on talking; another starts. */
async function nextLife(
  ground: Ground,
  child: BotChild,
  env: NodeJS.ProcessEnv,
  random: Random,
  counts: StormReport['counts'],
  talk: (times: number) => Promise<void>,
): Promise<BotChild> {
  if (random.chance(60)) {
    await child.kill();
    counts.killed += 1;
  } else {
    await child.terminate();
    counts.ended += 1;
  }
  await talk(random.below(300));
  return supervised(ground, env);
}

const MOST_STARTS = 60;

/** A start may meet a fault too; then it ends with a word, and a supervisor starts it again. */
async function supervised({ local }: Ground, env: NodeJS.ProcessEnv): Promise<BotChild> {
  for (let start = 1; ; start += 1) {
    try {
      return await startChild(local, env);
    } catch (error) {
      if (start === MOST_STARTS) throw error;
    }
  }
}

async function calm(
  { local, server }: Ground,
  threads: readonly string[],
  store: Store,
  dumpTo: string | null,
): Promise<Differences> {
  try {
    local.faults.clear();
    const bot = await startBot({
      token: local.token,
      apiUrl: local.apiUrl,
      store,
      clock: () => new Date(),
      log: createLog('error'),
      holder: 'torture',
      zone: 'UTC',
      onFatal: (code) => process.stderr.write(`the local Discord closed the connection: ${code}\n`),
    });
    await bot.drain();
    await bot.stop();
    const { record, archive } = await readBack(store, server);
    if (dumpTo !== null) await dump(dumpTo, local, archive);
    return compare(local, threads, record, archive);
  } finally {
    await store.close();
  }
}

async function readBack(store: Store, server: string): Promise<{ record: SessionRecord; archive: SessionArchive }> {
  const [session] = await store.sessions.list(server);
  const record = session ? await store.record(server, session.id) : null;
  const archive = session ? await store.archives.read(server, session.id) : null;
  if (!record || !archive) throw new Error('the session is gone from the store');
  return { record, archive };
}
