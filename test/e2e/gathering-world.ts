import { readFileSync } from 'node:fs';
import type { Id } from '../../src/core/ids.js';
import type { Log } from '../../src/core/ports/log.js';
import type { Store } from '../../src/core/ports/store.js';
import { DEFAULT_EMOJI, reactionMeaning } from '../../src/core/replies.js';
import type { MessageRecord } from '../../src/local-discord/world/types.js';
import { type Group, startGroup } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

/** A group whose session is posted, and what tests of gathering ask of it. */
export interface Gathered {
  readonly group: Group;
  readonly store: Store;
  readonly server: Id;
  readonly session: string;
  /** Threads of question 1, question 2, and takeaways. */
  readonly threads: readonly [Id, Id, Id];
  readonly log: LogLine[];
  /** REST requests by the bot since the last call, as `GET /path`; what asks for members' names is left out. */
  requests(): readonly string[];
  /** What Discord holds of people in the tracked threads, and what the store holds, one line per message. */
  inDiscord(): readonly string[];
  inStore(): Promise<readonly string[]>;
  /** Holds the answer to the next such request back, when its work is done. */
  hold(path: RegExp): { readonly arrived: Promise<void>; go(): void };
  /** Which threads stand in a trouble, as `trouble thread`. */
  troubles(): Promise<readonly string[]>;
  /** An hour later by all clocks, or so many; what the minute brings is done when it resolves. */
  hoursLater(hours?: number): Promise<void>;
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly facts: object;
  readonly message: string;
}

/** Starts a group and posts its session. */
export async function startGathered(store: Store): Promise<Gathered> {
  const lines: LogLine[] = [];
  const keep = (level: LogLine['level']) => (facts: object, message: string) =>
    void lines.push({ level, facts, message });
  const log: Log = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  const group = await startGroup(store, log);
  const { host, room, local, guild } = group;
  const loaded = await host.run(room, 'session load', { document: { name: 'bread.md', data: SOURCE } });
  await host.click(room, (await loaded.answer()).id, 'Post');
  await group.settle();
  const [session] = await store.sessions.list(guild.id);
  const [one, two, three] = [...local.world.channels.values()].filter((channel) => channel.parentId === room);
  if (!session || !one || !two || !three) throw new Error('the session was not posted');
  const threads = [one.id, two.id, three.id] as const;
  let seen = 0;
  let hours = 0;
  return {
    group,
    store,
    server: guild.id,
    session: session.id,
    threads,
    log: lines,
    requests() {
      const made = local.requests.slice(seen);
      seen = local.requests.length;
      return made
        .map(({ method, path }) => `${method} ${path}`)
        .filter((line) => line.startsWith('GET ') && !/\/members\/|\/@me$|\/gateway/.test(line));
    },
    inDiscord: () => threads.flatMap((thread) => linesOfThread(group, thread)),
    inStore: () => linesOfStore(store, guild.id, session.id),
    hold(path) {
      let go = () => {};
      const held = new Promise<void>((resolve) => (go = resolve));
      const arrived = new Promise<void>((resolve) => {
        const effect = {
          kind: 'hold' as const,
          get until() {
            resolve();
            return held;
          },
        };
        local.faults.onRequest({ path, when: 'after', effect });
      });
      return { arrived, go };
    },
    async troubles() {
      const record = await store.record(guild.id, session.id);
      return (record?.places ?? []).flatMap(({ trouble, thread }) => (trouble ? [`${trouble} ${thread}`] : []));
    },
    async hoursLater(more = 1) {
      hours += more;
      // A second more each time: what was done after the last one began is an hour old too.
      group.setTime(new Date(Date.parse('2026-10-05T08:30:00Z') + hours * 3_601_000).toISOString());
      await group.bot.tick();
      await group.bot.drain();
    },
  };
}

function linesOfThread({ local }: Group, thread: Id): readonly string[] {
  const log = local.world.channels.get(thread)?.log;
  const messages = (log?.order ?? []).flatMap((id) => log?.byId.get(id) ?? []);
  const isBot = (user: Id) => local.world.users.get(user)?.bot === true;
  return messages
    .filter((message) => !isBot(message.authorId) && (message.type === 0 || message.type === 19))
    .map((message) => line(message.id, message.content, message.editedAt, reactionsOf(message, isBot)));
}

function reactionsOf({ reactions }: MessageRecord, isBot: (user: Id) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { emoji, userIds } of reactions) {
    const meaning = reactionMeaning(emoji.name, DEFAULT_EMOJI);
    for (const user of userIds) if (meaning && !isBot(user)) found.add(`${meaning} ${user}`);
  }
  return found;
}

async function linesOfStore(store: Store, server: Id, session: string): Promise<readonly string[]> {
  const record = await store.record(server, session);
  const threads = record?.places.map((place) => place.thread) ?? [];
  const replies = [...(record?.replies ?? [])].sort((a, b) => threads.indexOf(a.thread) - threads.indexOf(b.thread));
  return replies.map(({ id, text, editedAt }) => {
    const ofThis = record?.reactions.filter((reaction) => reaction.message === id) ?? [];
    const reacted = new Set(ofThis.map(({ meaning, user }) => `${meaning} ${user}`));
    return line(id, text, editedAt?.getTime() ?? null, reacted);
  });
}

function line(id: Id, words: string, editedAt: number | null, reactions: ReadonlySet<string>): string {
  return `${id} ${words} (${editedAt ?? 'never edited'}) ${[...reactions].sort().join(', ')}`;
}
