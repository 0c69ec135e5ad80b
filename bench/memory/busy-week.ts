import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { GuildHandle } from '../../src/local-discord/guild-handle.js';
import type { LocalDiscord } from '../../src/local-discord/local-discord.js';

const PEOPLE = 30;
const MESSAGES = 3_000;
const PATIENCE = { timeoutMs: 120_000 };

/** Waits until the bot is ready, and then until it has had time to rest. */
export async function waitForReady(local: LocalDiscord, bot: ChildProcess, log: () => string): Promise<void> {
  const isOver = () => bot.exitCode !== null || bot.signalCode !== null;
  await local.until(() => log().includes('"ready"') || isOver(), { ...PATIENCE, what: 'the bot to be ready' });
  if (isOver()) throw new Error('it ended');
  const rested = Date.now() + 5_000;
  await local.until(() => Date.now() > rested, { ...PATIENCE, what: 'a rest' });
}

/**
 * Thirty people in one session: three thousand messages, every tenth kept and agreed with, the table as a picture of words, the
 * filled document, a minute's work.
 *
 * @returns what was done, in words
 */
export async function busyWeek(local: LocalDiscord, guild: GuildHandle, isOver: () => boolean): Promise<string> {
  const room = guild.createChannel({ name: 'reading-room' }).id;
  const host = guild.join('Hanna', { permissions: PermissionFlagsBits.ManageGuild });
  const people = Array.from({ length: PEOPLE }, (_, n) => guild.join(`Reader ${n + 1}`));
  const data = await readFile('examples/tmax.md', 'utf8');
  const preview = await (await host.run(room, 'session load', { document: { name: 'session.md', data } })).answer();
  await (await host.click(room, preview.id, 'Post')).answer();
  const named = (start: string) => [...local.world.channels.values()].find(({ name }) => name.startsWith(start));
  await local.until(() => named('What we took') !== undefined || isOver(), { ...PATIENCE, what: 'the threads' });
  const threads = [1, 2, 3].flatMap((n) => named(`${n}.`)?.id ?? []);
  for (let n = 0; n < MESSAGES; n += 1) {
    const thread = threads[n % threads.length] ?? '';
    const { id } = await (people[n % PEOPLE] ?? host).say(
      thread,
      `Number ${n}: the reward drifts before the loss does.`,
    );
    if (n % 10 !== 0) continue;
    await (people[(n + 1) % PEOPLE] ?? host).react(thread, id, '📌');
    for (const k of [2, 3, 4]) await (people[(n + k) % PEOPLE] ?? host).react(thread, id, '👍');
  }
  for (const command of ['session wrap', 'matrix', 'session export', 'session status']) {
    if (isOver()) throw new Error('it ended');
    await patiently(async () => (await host.run(room, command)).answer());
  }
  return `${MESSAGES} messages of ${PEOPLE} people, ${MESSAGES / 10} of them kept,`;
}

/** A bot that has three thousand messages to store may be late by more than Discord's three seconds. */
async function patiently(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (tries === 30) throw error;
    }
  }
}
