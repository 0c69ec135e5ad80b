import type { Client } from 'discord.js';
import { type APIChannel, ChannelFlags, ChannelType, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { type Ability, type ChannelFacts, type ChannelKind, UnreachableError } from '../core/ports/chat.js';
import { missingNames, whileTimedOut } from './abilities.js';
import { reaching } from './api-errors.js';
import type { Connection } from './connection.js';

/** A channel of a server, as far as every kind of it has these. */
export interface ServerChannel {
  readonly id: Id;
  readonly server: Id;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly parent: Id | null;
}

const KINDS: ReadonlyMap<ChannelType, ChannelKind> = new Map([
  [ChannelType.GuildText, 'text'],
  [ChannelType.GuildAnnouncement, 'announcement'],
  [ChannelType.GuildForum, 'forum'],
  [ChannelType.GuildMedia, 'forum'],
  [ChannelType.GuildVoice, 'voice'],
  [ChannelType.GuildStageVoice, 'voice'],
  [ChannelType.PublicThread, 'thread'],
  [ChannelType.PrivateThread, 'thread'],
  [ChannelType.AnnouncementThread, 'thread'],
]);

/**
 * Asks Discord for a channel.
 *
 * @throws UnreachableError when it is gone, not of a server, or hidden from us: a hidden one keeps its id and loses its
 *   name, which must never be shown or stored (facts 0, channel obfuscation)
 */
export async function fetchChannel(connection: Connection, id: Id): Promise<ServerChannel> {
  const what = `Channel ${id}`;
  // The route's answer is a channel by Discord's own description.
  const channel = (await reaching(what, () => connection.rest.get(Routes.channel(id)))) as APIChannel;
  if (!('guild_id' in channel) || channel.guild_id === undefined) throw new UnreachableError('missing', what);
  if ((Number(channel.flags ?? 0) & ChannelFlags.ChannelObfuscated) !== 0)
    throw new UnreachableError('forbidden', what);
  return {
    id,
    server: channel.guild_id,
    kind: KINDS.get(channel.type) ?? 'other',
    name: channel.name ?? '',
    parent: 'parent_id' in channel ? (channel.parent_id ?? null) : null,
  };
}

/** A channel with the names of the permissions that the bot lacks there for `wanted`; a thread has its parent's. */
export async function channelFacts(connection: Connection, id: Id, wanted: readonly Ability[]): Promise<ChannelFacts> {
  const { server, kind, name, parent } = await fetchChannel(connection, id);
  if (wanted.length === 0) return { id, server, kind, name, missing: [] };
  const holder = kind === 'thread' && parent !== null ? parent : id;
  const bits = await reaching(`Channel ${holder}`, () => permissionsIn(connection, server, holder));
  return { id, server, kind, name, missing: missingNames(kind, bits, wanted) };
}

/**
 * The bot's permissions in a channel of a server. The channel is fetched anew, since its overwrites are what people
 * change right before they try again; roles come with the gateway.
 */
async function permissionsIn({ client, clock }: Connection, server: Id, channel: Id): Promise<bigint> {
  const guild = client.guilds.cache.get(server) ?? (await client.guilds.fetch(server));
  const me = guild.members.me ?? (await guild.members.fetchMe());
  const found = await fetchGuildChannel(client, channel);
  const bits = found === null ? 0n : found.permissionsFor(me).bitfield;
  const isOut = (me.communicationDisabledUntilTimestamp ?? 0) > clock().getTime();
  return isOut ? whileTimedOut(bits) : bits;
}

async function fetchGuildChannel(client: Client, id: Id) {
  const channel = await client.channels.fetch(id, { force: true });
  return channel === null || channel.isDMBased() || channel.isThread() ? null : channel;
}
