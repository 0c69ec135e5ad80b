import type { Actor } from '../../local-discord/actor.js';
import type { SocketFault } from '../../local-discord/faults.js';
import type { Ground } from './ground.js';
import type { Random } from './random.js';

/** What a storm has done so far. */
export interface StormCounts {
  said: number;
  edited: number;
  deleted: number;
  reactions: number;
  eventsHarmed: number;
  requestsHarmed: number;
  dropped: number;
}

/** No storm yet. */
export function noCounts(): StormCounts {
  return { said: 0, edited: 0, deleted: 0, reactions: 0, eventsHarmed: 0, requestsHarmed: 0, dropped: 0 };
}

interface Said {
  readonly thread: string;
  readonly id: string;
  readonly by: Actor;
}

/** People who talk in some threads, and remember what they said. */
export interface Crowd {
  /** So many acts, one after the other. */
  act(times: number): Promise<void>;
}

const MOST_REMEMBERED = 4_000;
const WORDS = 'a loaf is firm after three days, **unless** it was frozen; see `notes.md`, 🍞 > or not? 「はい」'.split(
  ' ',
);

/** A crowd over the session's threads. Discord's own refusals (a thread archived meanwhile) are part of the game. */
export function createCrowd(ground: Ground, threads: readonly string[], random: Random, counts: StormCounts): Crowd {
  let said: Said[] = [];

  async function say(): Promise<void> {
    const by = random.of(ground.people);
    const thread = random.of(threads);
    const before = random.chance(20) ? said.findLast((each) => each.thread === thread) : undefined;
    const message = await by.say(thread, words(random, counts.said), before ? { replyTo: before.id } : {});
    counts.said += 1;
    said.push({ thread, id: message.id, by });
    if (said.length > MOST_REMEMBERED) said = said.slice(MOST_REMEMBERED / 2);
  }

  async function edit(): Promise<void> {
    const { thread, id, by } = random.of(said);
    await by.edit(thread, id, `${words(random, counts.edited)} (mended)`);
    counts.edited += 1;
  }

  async function remove(): Promise<void> {
    const { thread, id, by } = random.of(said);
    await by.remove(thread, id);
    said = said.filter((each) => each.id !== id);
    counts.deleted += 1;
  }

  async function removeMany(): Promise<void> {
    const thread = random.of(threads);
    const ids = said
      .filter((each) => each.thread === thread)
      .slice(-2 - random.below(8))
      .map((each) => each.id);
    if (ids.length < 2) return;
    await ground.host.removeMany(thread, ids);
    said = said.filter((each) => !ids.includes(each.id));
    counts.deleted += ids.length;
  }

  async function react(): Promise<void> {
    const { thread, id } = random.of(said);
    const by = random.of(ground.people);
    const emoji = random.of(['📌', '👍', '👍🏽', '🎉']);
    if (random.chance(75)) await by.react(thread, id, emoji);
    else await by.unreact(thread, id, emoji);
    counts.reactions += 1;
  }

  async function act(): Promise<void> {
    const dice = random.below(100);
    if (said.length < 20 || dice < 74) return say();
    if (dice < 84) return edit();
    if (dice < 89) return remove();
    if (dice < 90) return removeMany();
    return react();
  }

  return {
    async act(times) {
      for (let done = 0; done < times; done += 1) await act().catch(ignoreRefusal);
    },
  };
}

function ignoreRefusal(error: unknown): void {
  if (error instanceof Error && (error.name === 'DiscordError' || error.name === 'ClientRefusal')) return;
  throw error;
}

function words(random: Random, number: number): string {
  const count = 3 + random.below(12);
  return `${number}: ${Array.from({ length: count }, () => random.of(WORDS)).join(' ')}.`;
}

/** Lets something go wrong: an event, a request, or the connection. */
export function misbehave({ local }: Ground, random: Random, counts: StormCounts): void {
  const dice = random.below(100);
  if (dice < 45) {
    local.faults.onEvent({
      effect: random.of(['lose', 'repeat', 'swap']),
      skip: random.below(300),
      times: 1 + random.below(20),
    });
    counts.eventsHarmed += 1;
    return;
  }
  if (dice < 85) {
    const effect = random.of([
      { kind: 'status', status: 502 },
      { kind: 'status', status: 500 },
      { kind: 'reset' },
      { kind: 'rate-limit', retryAfter: 0.2, scope: 'user' },
    ] as const);
    local.faults.onRequest({
      effect,
      when: random.of(['before', 'after']),
      skip: random.below(10),
      times: 1 + random.below(2),
    });
    counts.requestsHarmed += 1;
    return;
  }
  const fault: SocketFault = random.chance(60)
    ? { resumable: true }
    : { resumable: false, byOpcode: random.chance(50) };
  counts.dropped += local.dropSockets(fault);
}
