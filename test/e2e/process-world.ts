import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { parseSession } from '../../src/core/document/parse.js';
import { openStore } from '../../src/db/open.js';
import type { Actor } from '../../src/local-discord/actor.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';
import { SILENT } from '../db/each-store.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

/** A Discord for bots that are processes of their own, and what their stores hold afterwards. */
export interface ProcessWorld {
  readonly local: LocalDiscord;
  readonly room: string;
  readonly host: Actor;
  readonly marta: Actor;
  readonly ilse: Actor;
  /** Loads the session and presses Post; waits until all of it stands, and gives the thread of question 1. */
  post(): Promise<string>;
  /** What people said in a thread, one line a message: id, text, when it was edited. */
  said(thread: string): readonly string[];
  /** The same from a store that nobody has open. */
  stored(
    where: { readonly databaseUrl: string | null; readonly dataFolder: string },
    thread: string,
  ): Promise<readonly string[]>;
}

/** Starts it; whoever does closes `local`. */
export async function startProcessWorld(): Promise<ProcessWorld> {
  const local = await startLocalDiscord({ now: Date.now, botName: 'Rapporteur' });
  const guild = local.createGuild({ name: 'Readers' });
  const room = guild.createChannel({ name: 'reading-room' }).id;
  const host = guild.join('Hanna', { permissions: PermissionFlagsBits.ManageGuild });
  return {
    local,
    room,
    host,
    marta: guild.join('Marta'),
    ilse: guild.join('Ilse'),
    async post() {
      const loaded = await host.run(room, 'session load', { document: { name: 'bread.md', data: SOURCE } });
      const { id } = await loaded.answer();
      const posted = await host.click(room, id, 'Post');
      const isThere = () => [...local.world.channels.values()].some(({ name }) => name === 'What we took from it');
      await local.until(isThere, { timeoutMs: 30_000, what: 'the last thread' });
      await posted.answer();
      return [...local.world.channels.values()].find(({ name }) => name.startsWith('1.'))?.id ?? '';
    },
    said(thread) {
      const log = local.world.channels.get(thread)?.log;
      const messages = (log?.order ?? []).flatMap((id) => log?.byId.get(id) ?? []);
      return messages
        .filter(({ authorId }) => local.world.users.get(authorId)?.bot !== true)
        .map(({ id, content, editedAt }) => line(id, content, editedAt === null ? null : new Date(editedAt)));
    },
    async stored(where, thread) {
      const store = await openStore({ ...where, log: SILENT, parse: parseSession });
      try {
        const [session] = await store.sessions.list(guild.id);
        const record = await store.record(guild.id, session?.id ?? '');
        return (record?.replies ?? [])
          .filter((reply) => reply.thread === thread)
          .map(({ id, text, editedAt }) => line(id, text, editedAt));
      } finally {
        await store.close();
      }
    },
  };
}

function line(id: string, text: string, editedAt: Date | null): string {
  return `${id} ${text}${editedAt === null ? '' : ` (${editedAt.toISOString()})`}`;
}
