import { type APIChannel, ChannelFlags, ChannelType, Routes } from 'discord-api-types/v10';
import type { Id } from '../core/ids.js';
import { type Ability, type ChannelFacts, type ChannelKind, UnreachableError } from '../core/ports/chat.js';
import { missingNames } from './abilities.js';
import { reaching } from './api-errors.js';
import type { Connection } from './connection.js';
import { type Overwritten, permissionsIn } from './permissions.js';

/** A channel of a server, as far as every kind of it has these. */
export interface ServerChannel {
  readonly id: Id;
  readonly server: Id;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly parent: Id | null;
  /** A thread that only those see who are in it. */
  readonly isPrivate: boolean;
  /** A forum where every post must have a tag (facts 1.3). */
  readonly demandsTag: boolean;
  readonly overwritten: Overwritten;
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
  const flags = Number(channel.flags ?? 0);
  if ((flags & ChannelFlags.ChannelObfuscated) !== 0) throw new UnreachableError('forbidden', what);
  return {
    id,
    server: channel.guild_id,
    kind: KINDS.get(channel.type) ?? 'other',
    name: channel.name ?? '',
    parent: 'parent_id' in channel ? (channel.parent_id ?? null) : null,
    isPrivate: channel.type === ChannelType.PrivateThread,
    demandsTag: (flags & ChannelFlags.RequireTag) !== 0,
    overwritten: 'permission_overwrites' in channel ? channel : {},
  };
}

/** A channel with the names of the permissions that the bot lacks there for `wanted`; a thread has its parent's. */
export async function channelFacts(connection: Connection, id: Id, wanted: readonly Ability[]): Promise<ChannelFacts> {
  const { server, kind, name, parent, demandsTag, overwritten } = await fetchChannel(connection, id);
  const facts = { id, server, kind, name, demandsTag };
  if (wanted.length === 0) return { ...facts, missing: [] };
  // Overwrites are what people change right before they try again, so they are always asked for anew.
  const holder =
    kind === 'thread' && parent !== null ? (await fetchChannel(connection, parent)).overwritten : overwritten;
  const bits = await reaching(`Server ${server}`, () => permissionsIn(connection, server, holder));
  return { ...facts, missing: missingNames(kind, bits, wanted) };
}
