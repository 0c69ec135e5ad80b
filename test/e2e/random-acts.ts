import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { AGREE, KEEP } from '../../src/core/replies.js';
import type { Actor } from '../../src/local-discord/actor.js';
import type { Gathered } from './gathering-world.js';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** People who do anything at all in the threads of a session; `act` does one thing. */
export function randomActs(world: Gathered, random: () => number) {
  const { guild, people } = world.group;
  const host = guild.join('Mod', { permissions: P.ManageThreads | P.ManageMessages });
  const actors = [...Object.values(people), host];
  const said: { thread: string; id: string; by: Actor }[] = [];
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  let words = 0;
  let threads: readonly string[] = world.threads;

  async function act(): Promise<void> {
    const thread = pick(threads);
    const who = pick(actors);
    const known = pick(said);
    const dice = random();
    if (!thread || !who) return;
    if (dice < 0.4 || !known) {
      const { id } = await who.say(thread, `Words ${++words} with 🌍 and ümlauts.`);
      said.push({ thread, id, by: who });
      return;
    }
    if (dice < 0.52) await known.by.edit(known.thread, known.id, `Words ${++words}, thought over.`);
    else if (dice < 0.6) await known.by.remove(known.thread, known.id);
    else if (dice < 0.63) await removeSome(known.thread);
    else if (dice < 0.8) await who.react(known.thread, known.id, pick([KEEP, AGREE, '👍🏽', '🎉']) ?? KEEP);
    else if (dice < 0.92) await who.unreact(known.thread, known.id, pick([KEEP, AGREE, '👍🏽']) ?? KEEP);
    else if (dice < 0.95) await host.archive(thread);
    else if (dice < 0.985) await host.unarchive(thread);
    else if (threads.length > 2) await deleteThread(thread);
  }

  async function removeSome(thread: string): Promise<void> {
    const ids = new Set(said.filter((each) => each.thread === thread).map((each) => each.id));
    const some = [...ids].filter(() => random() < 0.3).slice(0, 5);
    if (some.length >= 2) await host.removeMany(thread, some);
  }

  async function deleteThread(thread: string): Promise<void> {
    await host.deleteThread(thread);
    threads = threads.filter((each) => each !== thread);
  }

  return {
    /** Does one thing; what Discord refuses (an archived thread, a deleted message) is not done. */
    async act(): Promise<void> {
      await act().catch((error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'DiscordError') throw error;
      });
    },
  };
}

const EVENTS = ['lose', 'repeat', 'swap'] as const;

/** Misbehaviour of all kinds, drawn one at a time; `lift` ends what is still waiting to happen. */
export function randomFaults({ group, log }: Gathered, random: () => number) {
  const { faults } = group.local;
  const armed: (() => void)[] = [];
  return {
    draw(): void {
      const dice = random();
      if (dice < 0.3) {
        const effect = EVENTS[Math.floor(random() * EVENTS.length)] ?? 'lose';
        armed.push(faults.onEvent({ effect, times: 1 + Math.floor(random() * 3) }));
      } else if (dice < 0.34) {
        const status = random() < 0.5 ? 500 : 503;
        armed.push(faults.onRequest({ method: 'GET', path: /^\/channels\//, effect: { kind: 'status', status } }));
      } else if (dice < 0.35) {
        const effect = { kind: 'rate-limit', retryAfter: 0.01, scope: 'user' } as const;
        armed.push(faults.onRequest({ method: 'GET', path: /^\/channels\//, effect }));
      }
    },
    /** Breaks the connection, lets people go on, and waits until it stands again. */
    async drop(resumable: boolean, meanwhile: () => Promise<void>): Promise<void> {
      const standing = () => log.filter(({ message }) => /^connected to|^took up/.test(message)).length;
      const before = standing();
      group.local.dropSockets({ resumable });
      await meanwhile();
      const again = () => standing() > before;
      await group.local.until(again, { what: 'the connection to stand again', timeoutMs: 20_000 });
    },
    lift(): void {
      for (const end of armed) end();
    },
  };
}
