import { randomUUID } from 'node:crypto';
import type { App } from '../app/app.js';
import { examineBot, examineChannel, examineServer } from '../app/doctor.js';
import { createMemory } from '../app/memory.js';
import { type BotFinding, isWell, type ServerFinding } from '../core/doctor.js';
import { parseSession } from '../core/document/parse.js';
import { UserError } from '../core/errors.js';
import type { Id } from '../core/ids.js';
import type { Chat } from '../core/ports/chat.js';
import type { Store } from '../core/ports/store.js';
import { openStore } from '../db/open.js';
import { createBot } from '../discord/bot.js';
import { doctorTexts } from '../render/catalogue/doctor/doctor-texts.js';
import { botLines, serverLines } from '../render/discord/doctor-lines.js';
import { type Config, readConfig } from './config.js';
import { createLog } from './log.js';
import { pause } from './pause.js';

/** What `doctor` is asked for. */
export interface DoctorOptions {
  /** Further channels to look at, by id. */
  readonly channels: readonly Id[];
  /** One server alone; null for all that the store knows. */
  readonly server: Id | null;
  readonly json: boolean;
}

/**
 * The verb `doctor`: what `/doctor` tells in Discord, for every server, from the shell. It asks Discord and opens the
 * store, and changes neither but for tables that are not up to date; the bot may run meanwhile, on PostgreSQL with the
 * same store.
 *
 * @returns the exit code: 1 when something has to be done
 * @throws UserError when no token is set, it is wrong, or Discord is not reached
 */
export async function doctor(
  env: NodeJS.ProcessEnv,
  options: DoctorOptions,
  out: NodeJS.WritableStream,
): Promise<number> {
  const config = readConfig(env);
  if (!config.token) {
    throw new UserError({ message: 'DISCORD_TOKEN is not set.', hint: 'Set it to the bot’s token and try again.' });
  }
  const log = createLog('silent');
  const { chat } = createBot({ token: config.token, apiUrl: config.apiUrl, log, clock: () => new Date() });
  const store = await openOrReason(config);
  const reason = store instanceof UserError ? store : null;
  const opened = store instanceof UserError ? null : store;
  try {
    const bot = await examineBot({ chat, log, store: opened ?? NO_STORE });
    const servers = opened
      ? await examineKnown(appOn(opened, chat, config), options)
      : await examineNamed(chat, options.channels);
    out.write(options.json ? asJson(bot, servers, reason) : asText(bot, servers, reason));
    return isWell(bot, servers) ? 0 : 1;
  } finally {
    await opened?.close();
  }
}

const NO_STORE: Pick<Store, 'facts'> = { facts: () => Promise.reject(new Error('the store is not open')) };

/** The bot holds the folder of its database, so that a running one is no fault of the rest. */
async function openOrReason({ databaseUrl, dataFolder }: Config): Promise<Store | UserError> {
  try {
    return await openStore({ databaseUrl, dataFolder, log: createLog('silent'), parse: parseSession });
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

function appOn(store: Store, chat: Chat, { zone }: Config): App {
  const memory = createMemory(store, { pause });
  const attempt = () => randomUUID();
  const log = createLog('silent');
  return {
    store,
    chat,
    memory,
    clock: () => new Date(),
    log,
    attempt,
    zone,
    owns: () => true,
    gather: () => undefined,
    repository: null,
    self: '0',
  };
}

async function examineKnown(app: App, { server, channels }: DoctorOptions): Promise<readonly ServerFinding[]> {
  await app.memory.fill();
  const named = await serversOf(app.chat, channels);
  const known = server === null ? await app.store.servers.present() : [server];
  const findings: ServerFinding[] = [];
  for (const each of new Set([...known, ...named.keys()])) {
    findings.push(await examineServer(app, each, named.get(each) ?? []));
  }
  return findings;
}

async function examineNamed(chat: Chat, channels: readonly Id[]): Promise<readonly ServerFinding[]> {
  const findings: ServerFinding[] = [];
  for (const [server, ids] of await serversOf(chat, channels)) {
    const found = await Promise.all(ids.map((id) => examineChannel(chat, server, id, ['asked'])));
    findings.push({ server, channels: found, sessions: [] });
  }
  return findings;
}

/** Named channels by their server. @throws UnreachableError for one that is not there or closed to us */
async function serversOf(chat: Chat, channels: readonly Id[]): Promise<ReadonlyMap<Id, readonly Id[]>> {
  const found = new Map<Id, Id[]>();
  for (const channel of channels) {
    const { server } = await chat.channel(channel, []);
    found.set(server, [...(found.get(server) ?? []), channel]);
  }
  return found;
}

function asJson(bot: BotFinding, servers: readonly ServerFinding[], reason: UserError | null): string {
  const storeError = reason && { message: reason.message, hint: reason.hint };
  return `${JSON.stringify({ well: isWell(bot, servers), bot, storeError, servers }, null, 2)}\n`;
}

function asText(bot: BotFinding, servers: readonly ServerFinding[], reason: UserError | null): string {
  const say = doctorTexts.en;
  const name = (id: Id, known: string | null) => (known === null ? `channel ${id}` : `#${known} (${id})`);
  const ofServer = (finding: ServerFinding) => [
    `Server ${finding.server}`,
    ...serverLines(finding, say, name, (title) => title).map((line) => `  ${line}`),
  ];
  const whyNot = reason ? [`  ${reason.message} ${reason.hint}`] : [];
  const lines = [...botLines(bot, say), ...whyNot, ...servers.flatMap(ofServer)];
  return `${lines.join('\n').replaceAll('`', '')}\n`;
}
