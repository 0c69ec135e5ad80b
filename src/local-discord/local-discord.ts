import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { createFaults, type Faults, type SocketFault } from './faults.js';
import { createGateway, dropSockets } from './gateway/gateway.js';
import { serveGateway } from './gateway/gateway-server.js';
import { type GuildHandle, guildHandle } from './guild-handle.js';
import { listen } from './http-server.js';
import { allRoutes } from './rest/all-routes.js';
import { routeTable } from './rest/match-route.js';
import type { LoggedRequest } from './rest/request-log.js';
import { type UntilOptions, until } from './until.js';
import { createWorld } from './world/create-world.js';
import { fileAt } from './world/files.js';
import { addBot, createGuild } from './world/guilds/guilds.js';
import type { ApplicationRecord, StoredFile, World } from './world/types.js';
import { createApplication, createUser } from './world/users.js';

/**
 * What a bot is invited with unless the guild says otherwise: seeing, reading back, writing (threads too), embeds,
 * files, reactions, public threads, and managing threads.
 */
export const USUAL_BOT_PERMISSIONS =
  P.ViewChannel |
  P.ReadMessageHistory |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.CreatePublicThreads |
  P.ManageThreads;

/** How a local Discord starts. */
export interface LocalDiscordOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** Milliseconds since 1970. Ids, timestamps and time-outs of sessions follow it. */
  readonly now?: () => number;
  /** One line about what went wrong inside. Silent by default. */
  readonly log?: (line: string) => void;
  /** The name of the first application. */
  readonly botName?: string;
  /** How many shards `GET /gateway/bot` recommends. */
  readonly shards?: number;
}

/** What a guild starts as. */
export interface GuildOptions {
  readonly name: string;
  readonly ownerName?: string;
  /** What the bot's role allows; default {@link USUAL_BOT_PERMISSIONS}. */
  readonly botPermissions?: bigint;
  /** What @everyone may do, the bot included. */
  readonly everyonePermissions?: bigint;
  /** false: the bot is not there yet; `invite` brings it. */
  readonly withBot?: boolean;
}

/** A running local Discord. */
export interface LocalDiscord {
  /** For discord.js: `new Client({rest: {api: apiUrl}})`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly botUserId: string;
  readonly application: ApplicationRecord;
  /** Everything there is; look, but let the functions change it. */
  readonly world: World;
  readonly faults: Faults;
  /** The latest REST requests, oldest first. */
  readonly requests: readonly LoggedRequest[];
  readonly addApplication: (name: string) => ApplicationRecord;
  readonly createGuild: (options: GuildOptions) => GuildHandle;
  /** The file of an attachment's address; null when there is none (any more) or the address has expired. */
  readonly fetchFile: (url: string) => StoredFile | null;
  /** Waits for a condition; rejects with `what`. */
  readonly until: (condition: () => boolean | Promise<boolean>, options: UntilOptions) => Promise<void>;
  /** Breaks the gateway sockets of the bot of this id, or of all. Gives how many there were. */
  readonly dropSockets: (fault: SocketFault, userId?: string) => number;
  /** Gateway sockets with a session. */
  readonly connected: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a Discord on loopback with one application and no guild. Rejects when the port is taken. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const log = options.log ?? (() => {});
  const world = createWorld(options.now ?? Date.now);
  const faults = createFaults(world);
  const gateway = createGateway(world, faults, log);
  const requests: LoggedRequest[] = [];
  const table = routeTable(allRoutes(gateway, options.shards ?? 1));
  const http = await listen({ world, faults, table, requests, log }, options.port ?? 0);
  const endGateway = serveGateway(gateway, http.server);
  world.origin = http.origin;
  const application = createApplication(world, options.botName ?? 'Local bot');
  return {
    apiUrl: `${http.origin}/api`,
    token: application.token,
    applicationId: application.id,
    botUserId: application.botUserId,
    application,
    world,
    faults,
    requests,
    addApplication: (name) => createApplication(world, name),
    createGuild: (wish) => newGuild(world, application, wish),
    fetchFile: (url) => fileAt(world, new URL(url)),
    until: (condition, patience) => until(world, condition, patience),
    dropSockets: (fault, userId) => dropSockets(gateway, fault, userId ?? null),
    connected: () => [...gateway.connections].filter((one) => one.session !== null).length,
    close: async () => {
      endGateway();
      await http.close();
    },
  };
}

function newGuild(world: World, application: ApplicationRecord, wish: GuildOptions): GuildHandle {
  const owner = createUser(world, wish.ownerName ?? 'Owner');
  const guild = createGuild(world, wish.name, owner.id, wish.everyonePermissions);
  if (wish.withBot === false) return guildHandle(world, guild, '');
  const roleId = addBot(world, guild, application, wish.botPermissions ?? USUAL_BOT_PERMISSIONS);
  return guildHandle(world, guild, roleId);
}
