import { PermissionFlagsBits } from 'discord-api-types/v10';
import { parseSession } from '../../core/document/parse.js';
import type { Log } from '../../core/ports/log.js';
import { IN_MEMORY, openStore } from '../../db/open.js';
import type { Actor } from '../../local-discord/actor.js';
import type { GuildHandle } from '../../local-discord/guild-handle.js';
import { type LocalDiscord, startLocalDiscord } from '../../local-discord/local-discord.js';
import { type RunningBot, startBot } from '../start-bot.js';
import { type Cast, castFor } from './cast.js';
import { type Clicks, countClicks } from './count-clicks.js';
import { createDemoClock } from './demo-clock.js';
import { demoCopy } from './demo-copy.js';
import { phrasesFor } from './phrases/phrases-for.js';
import type { DemoSession } from './read-session.js';
import type { Role } from './scene.js';
import type { Stage } from './stage.js';
import { momentOf } from './week.js';

/** A stage that is set, and how to clear it away. */
export interface OpenStage {
  readonly stage: Stage;
  readonly guild: GuildHandle;
  /** The bot that runs now. */
  bot(): RunningBot;
  /** Ends the bot's run and begins another on the same store. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Sets the stage: a local Discord with a server, two channels and six people, and the real bot logged in to it, on an
 * embedded database that ends with the process.
 */
export async function openStage(session: DemoSession, log: Log): Promise<OpenStage> {
  const clock = createDemoClock(momentOf('Mon 08:00'));
  const [local, store] = await Promise.all([
    startLocalDiscord({ now: () => clock.now().getTime(), botName: 'Rapporteur' }),
    openStore({ databaseUrl: null, dataFolder: IN_MEMORY, log, parse: parseSession }),
  ]);
  const world = furnish(local, session);
  const onFatal = (code: number): void => log.error({ code }, 'the local Discord closed the connection');
  const { token, apiUrl } = local;
  const start = () => startBot({ token, apiUrl, store, clock: clock.now, log, holder: 'demo', zone: 'UTC', onFatal });
  const first = await start();
  let bot = first;
  return {
    stage: { ...world, local, store, bot: first, clock, ...nothingYet() },
    guild: world.guild,
    bot: () => bot,
    async restart() {
      await bot.stop();
      bot = await start();
    },
    async close() {
      await bot.stop();
      await store.close();
      await local.close();
    },
  };
}

/** The server with its channels, its people, and the document that the host brings. */
function furnish(local: LocalDiscord, { name, source, document }: DemoSession) {
  const guild = local.createGuild({ name: 'Reading group (demonstration)' });
  const cast = castFor(source);
  const hands = { count: 0 };
  const copy = demoCopy(source, name, phrasesFor(document.language).note);
  return {
    guild,
    cast,
    document,
    room: guild.createChannel({ name: 'reading-room' }).id,
    digests: guild.createChannel({ name: 'digest' }).id,
    hands,
    people: join(guild, cast, hands),
    file: { name, data: new TextEncoder().encode(copy) },
  };
}

/** What fills up while the week is played. */
function nothingYet(): Pick<
  Stage,
  'preview' | 'threads' | 'messages' | 'claims' | 'notes' | 'leftOut' | 'cards' | 'gathered' | 'hosting'
> {
  return {
    preview: { id: null },
    threads: [],
    messages: new Map(),
    claims: new Map(),
    notes: new Map(),
    leftOut: new Set(),
    cards: new Map(),
    gathered: { session: null, digest: null },
    hosting: new Map(),
  };
}

/** The host may manage the server, as whoever sets up a bot does; the others are ordinary members. */
function join(guild: GuildHandle, cast: Cast, hands: Clicks): Readonly<Record<Role, Actor>> {
  return {
    host: countClicks(guild.join(cast.host, { permissions: PermissionFlagsBits.ManageGuild }), hands),
    speaker: guild.join(cast.speaker),
    builder: guild.join(cast.builder),
    tester: guild.join(cast.tester),
    sceptic: guild.join(cast.sceptic),
    newcomer: guild.join(cast.newcomer),
  };
}
