import type { Interactions } from '../../src/commands/command.js';
import type { Log } from '../../src/core/ports/log.js';
import type { Change } from '../../src/core/replies.js';
import { type Bot, type BotDoors, createBot } from '../../src/discord/bot.js';
import type { ShardServers } from '../../src/discord/connect.js';
import { startLocalDiscord } from '../../src/local-discord/local-discord.js';

/** What came through the bot's doors, in order. */
export interface Heard {
  readonly changes: Change[];
  readonly events: string[];
  /** What each connection said of its servers. */
  readonly shards: ShardServers[];
  /** Waits until `holds` after something came; rejects with `what` when it does not within ten seconds. */
  until(holds: () => boolean, what: string): Promise<void>;
}

/** Handlers that answer nothing: for tests that do not speak of interactions. */
export const NO_INTERACTIONS: Interactions = {
  registration: [],
  acknowledgement: () => 'ephemeral',
  async *answer() {
    yield { content: 'nobody' };
  },
  open: () => ({ refusal: { content: 'nobody' } }),
  complete: () => [],
  excuse: (why, locale) => ({ content: `${why} ${locale}` }),
};

/** A log that keeps its lines. */
export function keepingLog() {
  const lines: { level: string; facts: object; message: string }[] = [];
  const keep = (level: string) => (facts: object, message: string) => void lines.push({ level, facts, message });
  const log: Log = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  return { ...log, lines };
}

/** A local Discord with one server, and a bot that is not started yet. */
export async function startWorld(now: () => number = Date.now) {
  const local = await startLocalDiscord({ now });
  const guild = local.createGuild({ name: 'Reading group' });
  const log = keepingLog();
  const bot = createBot({ token: local.token, apiUrl: local.apiUrl, log, clock: () => new Date() });
  const ear = listener();
  return {
    local,
    guild,
    log,
    bot,
    heard: ear.heard,
    /** Starts the bot. `after` is done behind every delivery of changes. */
    begin: (interactions: Interactions = NO_INTERACTIONS, after: () => void = () => {}) =>
      bot.start(doorsTo(ear, interactions, after)),
    end: () => leave(bot, local),
  };
}

async function leave(bot: Bot, local: { close(): Promise<void> }): Promise<void> {
  await bot.stop();
  await local.close();
}

interface Ear {
  readonly heard: Heard;
  take(act: () => void): void;
}

function listener(): Ear {
  const changes: Change[] = [];
  const events: string[] = [];
  const shards: ShardServers[] = [];
  const looks = new Set<() => void>();
  const until = (holds: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(limit);
        looks.delete(look);
        settle();
      };
      const limit = setTimeout(() => end(() => reject(new Error(`never came: ${what}`))), 10_000);
      const look = () => {
        if (holds()) end(resolve);
      };
      looks.add(look);
      look();
    });
  return {
    heard: { changes, events, shards, until },
    take(act) {
      act();
      for (const look of [...looks]) look();
    },
  };
}

function doorsTo({ heard, take }: Ear, interactions: Interactions, after: () => void): BotDoors {
  const note = (event: string) => take(() => heard.events.push(event));
  return {
    interactions,
    changes(changes) {
      take(() => heard.changes.push(...changes));
      after();
    },
    ready(shard) {
      heard.shards.push(shard);
      note('ready');
    },
    resumed: () => note('resumed'),
    serverGone: (server) => note(`gone ${server}`),
    serverHere: (server, arrival) => note(`here ${server}${arrival === 'later' ? ' later' : ''}`),
    sightGained: (server) => note(`sight ${server}`),
    wordsWithheld: () => note('withheld'),
    fatal: (code) => note(`fatal ${code}`),
  };
}
