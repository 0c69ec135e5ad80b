import {
  abilitiesFor,
  type BotFinding,
  type ChannelFinding,
  type ChannelUse,
  type ServerFinding,
  type SessionFinding,
  type StoreFinding,
  takesSessions,
} from '../core/doctor.js';
import type { Id } from '../core/ids.js';
import { type ChannelFacts, type Chat, UnreachableError } from '../core/ports/chat.js';
import type { Store } from '../core/ports/store.js';
import type { SessionRecord } from '../core/record.js';
import { isZone } from '../core/zoned.js';
import type { App } from './app.js';

/** Whom the doctor asks about the bot as a whole. */
interface Witnesses extends Pick<App, 'chat' | 'log'> {
  readonly store: Pick<Store, 'facts'>;
}

/** Looks at what holds in every server: intents, the clock, time zones, the database. */
export async function examineBot(app: Witnesses): Promise<BotFinding> {
  const { readsContent, clockAhead } = await app.chat.application();
  return { readsContent, clockAhead, knowsZones: knowsZones(), store: await askStore(app) };
}

/**
 * Looks at every channel that the settings, the digest and open sessions of a server use, and at the sessions.
 *
 * @param asked other channels that somebody asks about
 */
export async function examineServer(app: App, server: Id, asked: readonly Id[]): Promise<ServerFinding> {
  const open = app.memory.sessions(server).filter(({ session }) => session.state === 'posted');
  const uses = await channelUses(app, server, open, asked);
  const channels: ChannelFinding[] = [];
  for (const [channel, of] of uses) channels.push(await examineChannel(app.chat, server, channel, of));
  return { server, channels, sessions: open.map(examineSession) };
}

async function channelUses(
  app: App,
  server: Id,
  open: readonly SessionRecord[],
  asked: readonly Id[],
): Promise<ReadonlyMap<Id, readonly ChannelUse[]>> {
  const uses = new Map<Id, ChannelUse[]>();
  const add = (channel: Id | null, use: ChannelUse) => {
    if (channel === null || uses.get(channel)?.includes(use)) return;
    uses.set(channel, [...(uses.get(channel) ?? []), use]);
  };
  for (const channel of asked) add(channel, 'asked');
  for (const group of app.memory.groups(server)) {
    const { channel, voiceChannel } = app.memory.settings(server, group);
    add(channel, 'sessions');
    add(voiceChannel, 'meeting');
    add((await app.store.digests.schedule(server, group))?.channel ?? null, 'digest');
  }
  for (const { session } of open) add(session.channel, 'sessions');
  return uses;
}

/** How one channel stands for what it is used for. */
export async function examineChannel(
  chat: Pick<Chat, 'channel'>,
  server: Id,
  channel: Id,
  uses: readonly ChannelUse[],
): Promise<ChannelFinding> {
  const unseen = { channel, name: null, kind: null, uses, missing: [] };
  try {
    const facts = await chat.channel(channel, abilitiesFor(uses));
    // What stands in another server is nothing of ours to tell about.
    if (facts.server !== server) return { ...unseen, state: 'missing' };
    const { name, kind, missing } = facts;
    return { channel, name, kind, uses, missing, state: stateOf(facts, uses) };
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return { ...unseen, state: error.reason === 'missing' ? 'missing' : 'forbidden' };
  }
}

function stateOf({ kind, missing, demandsTag }: ChannelFacts, uses: readonly ChannelUse[]): ChannelFinding['state'] {
  if (missing.includes('View Channel')) return 'forbidden';
  if (uses.includes('sessions') && !takesSessions(kind)) return 'unfit';
  if (missing.length > 0) return 'lacking';
  return demandsTag ? 'demands a tag' : 'well';
}

function examineSession({ session, places, replies }: SessionRecord): SessionFinding {
  const unreadable = places.filter(({ trouble }) => trouble !== undefined).length;
  return { session: session.id, title: session.title, unreadable, replies: replies.length };
}

async function askStore(app: Witnesses): Promise<StoreFinding> {
  try {
    return await app.store.facts();
  } catch (error) {
    app.log.warn({ err: error }, 'the database does not answer');
    return 'away';
  }
}

/** A build of Node without its data knows hardly any zone. */
function knowsZones(): boolean {
  return ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'].every(isZone);
}
