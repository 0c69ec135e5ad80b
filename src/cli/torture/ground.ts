import { readFile } from 'node:fs/promises';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Actor } from '../../local-discord/actor.js';
import { type LocalDiscord, startLocalDiscord } from '../../local-discord/local-discord.js';
import { EXAMPLE } from '../own-files.js';

/** Where a storm goes over: a server with a room, a host and people. Its clock is the machine's. */
export interface Ground {
  readonly local: LocalDiscord;
  readonly server: string;
  readonly desk: string;
  readonly room: string;
  readonly host: Actor;
  readonly people: readonly Actor[];
}

/** Makes the ground; sessions are posted in a text channel or a forum. */
export async function prepareGround(kind: 'text' | 'forum', crowd: number): Promise<Ground> {
  const local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
  const guild = local.createGuild({ name: 'Torture' });
  const desk = guild.createChannel({ name: 'desk' }).id;
  const room = kind === 'text' ? desk : guild.createChannel({ name: 'reading', type: 'forum' }).id;
  const host = guild.join('Host', {
    permissions: PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageMessages,
  });
  const people = Array.from({ length: crowd }, (_, index) => guild.join(`Person ${index + 1}`));
  return { local, server: guild.id, desk, room, host, people: [host, ...people] };
}

/** Loads the example and presses Post; nobody waits for the end. */
export async function pressPost(ground: Ground): Promise<void> {
  const document = { name: 'tmax.md', data: await readFile(EXAMPLE) };
  const options = ground.room === ground.desk ? { document } : { document, channel: ground.room };
  const preview = await (await ground.host.run(ground.desk, 'session load', options)).answer();
  await ground.host.click(ground.desk, preview.id, 'Post');
}

/** The session's threads in the order in which they were made. */
export function threadsOf({ local, room }: Ground): readonly { readonly id: string; readonly name: string }[] {
  return [...local.world.channels.values()]
    .filter((channel) => channel.parentId === room)
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    .map(({ id, name }) => ({ id, name }));
}

/** Waits until the overview leads to the last thread. */
export async function untilPosted(ground: Ground): Promise<void> {
  const { local } = ground;
  await local.until(
    () => {
      const last = threadsOf(ground).find((thread) => thread.name === 'What we took from it');
      if (!last) return false;
      const channels = [ground.room, ...threadsOf(ground).map((thread) => thread.id)];
      const messages = channels.flatMap((id) => [...(local.world.channels.get(id)?.log.byId.values() ?? [])]);
      return messages.some((message) => JSON.stringify(message.components).includes(`/${last.id})`));
    },
    { timeoutMs: 120_000, what: 'the session to be posted' },
  );
}
