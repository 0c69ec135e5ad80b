import { PermissionFlagsBits } from 'discord-api-types/v10';
import { parseSession } from '../../core/document/parse.js';
import type { Log } from '../../core/ports/log.js';
import { IN_MEMORY, openStore } from '../../db/open.js';
import type { Actor } from '../../local-discord/actor.js';
import type { GuildHandle } from '../../local-discord/guild-handle.js';
import { startLocalDiscord } from '../../local-discord/local-discord.js';
import { startBot } from '../start-bot.js';
import { type Cast, castFor } from './cast.js';
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
  const guild = local.createGuild({ name: 'Reading group (demonstration)' });
  const room = guild.createChannel({ name: 'reading-room' });
  const digests = guild.createChannel({ name: 'digest' });
  const cast = castFor(session.source);
  const people = join(guild, cast);
  const bot = await startBot({
    token: local.token,
    apiUrl: local.apiUrl,
    store,
    clock: clock.now,
    log,
    holder: 'demo',
    onFatal: (code) => log.error({ code }, 'the local Discord closed the connection'),
  });
  const note = phrasesFor(session.document.language).note;
  const file = { name: session.name, data: new TextEncoder().encode(demoCopy(session.source, session.name, note)) };
  const stage: Stage = {
    local,
    guild,
    bot,
    clock,
    people,
    cast,
    room: room.id,
    digests: digests.id,
    document: session.document,
    file,
    preview: { id: null },
    threads: [],
    messages: new Map(),
    claims: new Map(),
    cards: new Map(),
    gathered: { session: null, digest: null },
  };
  return {
    stage,
    async close() {
      await bot.stop();
      await store.close();
      await local.close();
    },
  };
}

/** The host may manage the server, as whoever sets up a bot does; the others are ordinary members. */
function join(guild: GuildHandle, cast: Cast): Readonly<Record<Role, Actor>> {
  return {
    host: guild.join(cast.host, { permissions: PermissionFlagsBits.ManageGuild }),
    speaker: guild.join(cast.speaker),
    builder: guild.join(cast.builder),
    tester: guild.join(cast.tester),
    sceptic: guild.join(cast.sceptic),
    newcomer: guild.join(cast.newcomer),
  };
}
