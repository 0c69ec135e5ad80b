import { Client, type ClientOptions, Events, GatewayIntentBits, Partials } from 'discord.js';
import type { Actor } from '../../src/local-discord/actor.js';
import type { GuildHandle } from '../../src/local-discord/guild-handle.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/local-discord.js';

/** A local Discord with a guild, a text channel, two people and the real client of a bot. */
export interface Stage {
  readonly local: LocalDiscord;
  readonly guild: GuildHandle;
  readonly channelId: string;
  readonly ilse: Actor;
  readonly teo: Actor;
  readonly client: Client<true>;
  /** The `d` of every dispatch so far, with its name. */
  readonly dispatches: { readonly t: string; readonly d: Record<string, unknown> }[];
  readonly end: () => Promise<void>;
}

export const INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.MessageContent,
];

/** The real client, pointed at a local Discord; not yet logged in. */
export function clientOf(local: LocalDiscord, options: Partial<ClientOptions> = {}): Client {
  const client = new Client({
    intents: INTENTS,
    partials: [Partials.Channel, Partials.Message, Partials.Reaction, Partials.User],
    ...options,
    rest: { api: local.apiUrl, retries: 0, timeout: 5000, ...options.rest },
  });
  client.on(Events.Error, () => {});
  return client;
}

/** Logs in and waits until the client is ready. */
export async function login(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}

/** Starts all of it. */
export async function stage(
  options: { readonly now?: () => number; readonly client?: Partial<ClientOptions> } = {},
): Promise<Stage> {
  const local = await startLocalDiscord({ now: options.now ?? Date.now });
  const guild = local.createGuild({ name: 'Reading room', ownerName: 'Noor' });
  const channelId = guild.createChannel({ name: 'reading-room' }).id;
  const ilse = guild.join('Ilse');
  const teo = guild.join('Teo');
  const client = clientOf(local, options.client);
  const dispatches: Stage['dispatches'] = [];
  client.on('raw', (packet: { t: string | null; d: Record<string, unknown> }) => {
    if (packet.t !== null) dispatches.push({ t: packet.t, d: packet.d });
  });
  const ready = await login(client, local.token);
  const end = async () => {
    await client.destroy();
    await local.close();
  };
  return { local, guild, channelId, ilse, teo, client: ready, dispatches, end };
}

/** Waits for the first dispatch of a name (that also fits), already come or still to come. */
export async function dispatched(
  { local, dispatches }: Pick<Stage, 'local' | 'dispatches'>,
  name: string,
  fits: (d: Record<string, unknown>) => boolean = () => true,
): Promise<Record<string, unknown>> {
  const find = () => dispatches.find(({ t, d }) => t === name && fits(d))?.d;
  await local.until(() => find() !== undefined, { what: `the dispatch ${name}` });
  return find() as Record<string, unknown>;
}

/** The code of the error a promise rejects with; fails when it does not reject. */
export async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  throw new Error('expected a refusal, but it succeeded');
}
