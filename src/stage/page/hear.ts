import type { APIGuildMember, APIMessage, APIRole } from 'discord-api-types/v10';
import { type Channel, isNewer, type Modal, putMessage, type Seen } from './world.js';

interface Named {
  readonly id: string;
  readonly channel_id: string;
}

interface Reacted {
  readonly user_id: string;
  readonly channel_id: string;
  readonly message_id: string;
  readonly emoji: { readonly id: string | null; readonly name: string };
}

interface GuildCreate {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly APIRole[];
  readonly channels: readonly Channel[];
  readonly threads: readonly Channel[];
}

type Ear = (seen: Seen, data: never, me: string) => void;

/** What each gateway event changes in what a person sees. */
const EARS: Readonly<Record<string, Ear>> = {
  READY: (seen, { private_channels: own }: { private_channels: readonly Channel[] }) => {
    seen.channels.clear();
    seen.messages.clear();
    seen.read.clear();
    for (const channel of own) putChannel(seen, channel);
  },
  GUILD_CREATE: (seen, guild: GuildCreate) => {
    seen.guildName = guild.name;
    seen.guildId = guild.id;
    for (const role of guild.roles) seen.roles.set(role.id, role);
    for (const channel of [...guild.channels, ...guild.threads]) putChannel(seen, channel);
  },
  GUILD_MEMBERS_CHUNK: (seen, { members }: { members: readonly APIGuildMember[] }) => {
    for (const member of members) seen.members.set(member.user.id, member);
  },
  GUILD_MEMBER_ADD: (seen, member: APIGuildMember) => void seen.members.set(member.user.id, member),
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: (seen, { id }: Channel) => void seen.channels.delete(id),
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: (seen, { id }: Channel) => void seen.channels.delete(id),
  THREAD_LIST_SYNC: (seen, { threads }: { threads: readonly Channel[] }) => {
    for (const thread of threads) putChannel(seen, thread);
  },
  MESSAGE_CREATE: (seen, message: APIMessage, me) => {
    putMessage(seen, message);
    noteNewest(seen, message.channel_id, message.id);
    if (message.author.id === me) seen.looked.set(message.channel_id, message.id);
  },
  MESSAGE_UPDATE: (seen, message: APIMessage) => {
    // An ephemeral answer is told of by its first change, too, if it was a mere sign of waiting before.
    putMessage(seen, message);
  },
  MESSAGE_DELETE: (seen, { id, channel_id: channel }: Named) => forget(seen, channel, id),
  MESSAGE_DELETE_BULK: (seen, { ids, channel_id: channel }: { ids: readonly string[]; channel_id: string }) => {
    for (const id of ids) forget(seen, channel, id);
  },
  MESSAGE_REACTION_ADD: (seen, reacted: Reacted, me) => react(seen, reacted, me, 1),
  MESSAGE_REACTION_REMOVE: (seen, reacted: Reacted, me) => react(seen, reacted, me, -1),
  MESSAGE_REACTION_REMOVE_ALL: (seen, { message_id: id, channel_id: channel }: Reacted) => {
    const message = seen.messages.get(channel)?.get(id);
    if (message) seen.messages.get(channel)?.set(id, { ...message, reactions: [] });
  },
  INTERACTION_MODAL_CREATE: (seen, modal: Modal) => {
    seen.modal = modal;
  },
};

/** Takes a gateway event into what a person sees; what the page does not show is passed over. */
export function hear(seen: Seen, name: string, data: unknown, me: string): void {
  // Each ear reads the data of its own event, which the gateway has shaped.
  EARS[name]?.(seen, data as never, me);
}

function putChannel(seen: Seen, channel: Channel): void {
  seen.channels.set(channel.id, { ...seen.channels.get(channel.id), ...channel });
  if (channel.last_message_id) noteNewest(seen, channel.id, channel.last_message_id);
}

/** Takes a message away, also from above those that answered it. */
function forget(seen: Seen, channel: string, id: string): void {
  const list = seen.messages.get(channel);
  list?.delete(id);
  for (const message of list?.values() ?? []) {
    if (message.referenced_message?.id === id) list?.set(message.id, { ...message, referenced_message: null });
  }
}

function noteNewest(seen: Seen, channel: string, id: string): void {
  if (isNewer(id, seen.newest.get(channel) ?? '')) seen.newest.set(channel, id);
}

function react(
  seen: Seen,
  { channel_id: channel, message_id: id, emoji, user_id: user }: Reacted,
  me: string,
  by: 1 | -1,
): void {
  const message = seen.messages.get(channel)?.get(id);
  if (!message) return;
  const key = emoji.id ?? emoji.name;
  const all = message.reactions ?? [];
  const had = all.find((one) => (one.emoji.id ?? one.emoji.name) === key);
  const mine = user === me ? by === 1 : (had?.me ?? false);
  const now = {
    ...(had ?? { emoji, me_burst: false, burst_colors: [], count_details: { burst: 0, normal: 0 } }),
    count: (had?.count ?? 0) + by,
    me: mine,
  };
  const others = had ? all.map((one) => (one === had ? now : one)) : [...all, now];
  seen.messages.get(channel)?.set(id, { ...message, reactions: others.filter(({ count }) => count > 0) });
}
