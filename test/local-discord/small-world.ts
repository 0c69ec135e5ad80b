import type { APIInteraction } from 'discord-api-types/v10';
import { type Actor, createActor } from '../../src/local-discord/actor.js';
import { interactionRoutes } from '../../src/local-discord/interactions/routes.js';
import type { RestAnswer, RestRequest } from '../../src/local-discord/rest/route.js';
import { createWorld } from '../../src/local-discord/world/create-world.js';
import type { GuildRecord } from '../../src/local-discord/world/guild-types.js';
import { createChannel } from '../../src/local-discord/world/guilds/channels.js';
import { addBot, addMember, createGuild } from '../../src/local-discord/world/guilds/guilds.js';
import type { ApplicationRecord, ChannelRecord, UploadedFile, World } from '../../src/local-discord/world/types.js';
import { createApplication, createUser } from '../../src/local-discord/world/users.js';

/** Permissions of the bot in these tests: view, send, embed, files, history, reactions, threads. */
const botPermissions = 326417632320n;

export interface SmallWorld {
  readonly world: World;
  readonly guild: GuildRecord;
  readonly text: ChannelRecord;
  readonly application: ApplicationRecord;
  readonly ilse: Actor;
  readonly teo: Actor;
  readonly clock: { now: number };
  /** Sends a request to the routes of commands and interactions, as the application. */
  readonly send: (method: string, path: string, body?: unknown, files?: readonly UploadedFile[]) => Promise<RestAnswer>;
  /** Whenever the application gets an interaction. */
  readonly onInteraction: (act: (interaction: APIInteraction) => void) => void;
}

/** A guild with a text channel, an application, and two people; no sockets. */
export function smallWorld(): SmallWorld {
  const clock = { now: Date.UTC(2026, 9, 5, 9) };
  const world = createWorld(() => clock.now);
  const application = createApplication(world, 'Helper');
  const guild = createGuild(world, 'Readers', createUser(world, 'Noor').id);
  addBot(world, guild, application, botPermissions);
  const text = createChannel(world, guild, { name: 'reading-room' });
  const join = (name: string) => {
    const user = createUser(world, name);
    addMember(world, guild, user.id);
    return createActor(world, user.id);
  };
  return {
    world,
    guild,
    text,
    application,
    clock,
    ilse: join('Ilse'),
    teo: join('Teo'),
    send: (method, path, body, files = []) => send(world, application, method, path, body, files),
    onInteraction: (act) => {
      world.listeners.add((event) => {
        if (event.name !== 'INTERACTION_CREATE' || !event.reaches(application.botUserId)) return;
        act(event.data({ userId: application.botUserId, readsContent: true }) as APIInteraction);
      });
    },
  };
}

async function send(
  world: World,
  application: ApplicationRecord,
  method: string,
  target: string,
  body: unknown,
  files: readonly UploadedFile[],
): Promise<RestAnswer> {
  const { pathname: path, searchParams: query } = new URL(target, 'http://local');
  const user = world.users.get(application.botUserId);
  if (!user) throw new Error('the application has no user');
  const viewer = { userId: user.id, readsContent: true };
  for (const route of interactionRoutes) {
    const match = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(decodeURIComponent(path));
    if (!match || route.method !== method) continue;
    const principal = { user, application, viewer };
    const params = { ...match.groups };
    const request: RestRequest = { world, principal, method, path, params, query, body, files, reason: null };
    return route.answer(request);
  }
  throw new Error(`no route for ${method} ${path}`);
}
