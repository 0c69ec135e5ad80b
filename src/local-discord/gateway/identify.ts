import { createHash } from 'node:crypto';
import { GatewayIntentBits as I } from 'discord-api-types/v10';
import { touch } from '../world/emit.js';
import { guildCreateView } from '../world/guilds/guild-view.js';
import { userByToken } from '../world/tokens.js';
import type { UserRecord, World } from '../world/types.js';
import { applicationOf } from '../world/users.js';
import { channelView } from '../world/views/channel-view.js';
import { userView } from '../world/views/user-view.js';
import { type CloseReason, closeReasons } from './close-reasons.js';
import type { Connection } from './connection.js';
import { type Gateway, isExpired } from './gateway.js';
import { refusedIntents } from './intents.js';
import { dispatch, type GatewaySession, isOfShard } from './session.js';

interface Identify {
  readonly token: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
}

/** Opens a session: READY with the guilds as unavailable, then a GUILD_CREATE for each. Gives why the socket must be closed, or null. */
export function identify(gateway: Gateway, connection: Connection, data: unknown): CloseReason | null {
  const wish = readIdentify(data);
  if (!wish) return closeReasons.undecodable;
  const user = userByToken(gateway.world, wish.token);
  if (!user) return closeReasons.wrongToken;
  const [which, of] = wish.shard;
  if (!(which >= 0 && which < of)) return closeReasons.invalidShard;
  const refused = refusedIntents(wish.intents, applicationOf(gateway.world, user.id));
  if (refused) return refused === 4013 ? closeReasons.invalidIntents : closeReasons.disallowedIntents;
  const session = openSession(gateway, connection, user, wish);
  dispatch(session, 'READY', readyData(gateway.world, session, user));
  sendGuilds(gateway.world, session);
  touch(gateway.world);
  return null;
}

function openSession(gateway: Gateway, connection: Connection, user: UserRecord, wish: Identify): GatewaySession {
  const count = (gateway.identifies.get(user.id) ?? 0) + 1;
  gateway.identifies.set(user.id, count);
  for (const old of [...gateway.sessions.values()]) if (isExpired(gateway, old)) gateway.sessions.delete(old.id);
  const session: GatewaySession = {
    id: createHash('sha256').update(`${user.id} ${gateway.world.nextId()}`).digest('hex').slice(0, 32),
    token: wish.token,
    userId: user.id,
    intents: wish.intents,
    shard: wish.shard,
    sequence: 0,
    buffer: [],
    send: connection.send,
    lostAt: null,
    held: null,
  };
  gateway.sessions.set(session.id, session);
  connection.session = session;
  return session;
}

function readyData(world: World, session: GatewaySession, user: UserRecord) {
  const application = applicationOf(world, user.id);
  return {
    v: 10,
    user: { ...userView(user), verified: true, mfa_enabled: false, email: null, flags: 0 },
    user_settings: {},
    session_type: 'normal',
    session_id: session.id,
    resume_gateway_url: world.origin.replace(/^http/, 'ws'),
    relationships: [],
    // Bots are told of direct messages one by one.
    private_channels: application === null ? directOf(world, user.id) : [],
    presences: [],
    guilds: guildsOf(world, session).map((guild) => ({ id: guild.id, unavailable: true })),
    guild_join_requests: [],
    shard: session.shard,
    ...(application && { application: { id: application.id, flags: application.flags } }),
  };
}

function directOf(world: World, userId: string) {
  const own = [...world.channels.values()].filter(({ recipientIds }) => recipientIds.includes(userId));
  return own.map((channel) => channelView(world, channel, userId));
}

function sendGuilds(world: World, session: GatewaySession): void {
  if ((session.intents & I.Guilds) === 0) return;
  for (const guild of guildsOf(world, session)) {
    if (!guild.unavailable) dispatch(session, 'GUILD_CREATE', guildCreateView(world, guild, session.userId));
  }
}

function guildsOf(world: World, session: GatewaySession) {
  return [...world.guilds.values()].filter(
    (guild) => guild.members.has(session.userId) && isOfShard(session, guild.id),
  );
}

function readIdentify(data: unknown): Identify | null {
  if (typeof data !== 'object' || data === null) return null;
  // Foreign JSON: each field is checked before it is used.
  const { token, intents, shard } = data as Record<string, unknown>;
  if (typeof token !== 'string' || typeof intents !== 'number') return null;
  if (shard === undefined || shard === null) return { token, intents, shard: [0, 1] };
  if (!Array.isArray(shard) || shard.length !== 2 || !shard.every((one) => Number.isInteger(one))) return null;
  return { token, intents, shard: [Number(shard[0]), Number(shard[1])] };
}
