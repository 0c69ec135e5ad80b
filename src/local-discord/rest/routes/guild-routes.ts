import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { guildFor, requireInGuild } from '../../world/access.js';
import { createChannel } from '../../world/guilds/channels.js';
import { channelsOf, guildView } from '../../world/guilds/guild-view.js';
import { activeThreads } from '../../world/threads/list-threads.js';
import { channelView } from '../../world/views/channel-view.js';
import { emojiView } from '../../world/views/role-view.js';
import { checkedBody, idParam } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';
import { type ChannelBody, channelWish } from './channel-wish.js';
import { threadList } from './thread-list.js';

/** A guild as a whole: itself, its channels, its active threads. */
export const guildRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/:guild', answer: getGuild },
  { method: 'GET', path: '/guilds/:guild/channels', answer: listChannels },
  { method: 'POST', path: '/guilds/:guild/channels', answer: postChannel },
  { method: 'GET', path: '/guilds/:guild/threads/active', answer: listActiveThreads },
  { method: 'GET', path: '/guilds/:guild/emojis', answer: listEmojis },
];

/** The guild of the path, for a member. */
export function guildOf(request: RestRequest) {
  return guildFor(request.world, request.principal.user.id, idParam(request, 'guild'));
}

function getGuild(request: RestRequest): RestAnswer {
  const guild = guildOf(request);
  const counts = request.query.get('with_counts') === 'true';
  const size = guild.members.size;
  const numbers = counts ? { approximate_member_count: size, approximate_presence_count: size } : {};
  return { status: 200, body: { ...guildView(guild), ...numbers } };
}

/** Channels that cannot be seen are left out here, unlike on the gateway. */
function listChannels(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const seen = channelsOf(world, guildOf(request)).filter((channel) => canSee(world, principal.user.id, channel));
  return { status: 200, body: seen.map((channel) => channelView(world, channel, principal.user.id)) };
}

function postChannel(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const guild = guildOf(request);
  requireInGuild(world, principal.user.id, guild, P.ManageChannels);
  const body = checkedBody<ChannelBody & { readonly name: string }>(request, 'channel-create');
  const channel = createChannel(world, guild, { ...channelWish(body), name: body.name });
  return { status: 201, body: channelView(world, channel, principal.user.id) };
}

function listActiveThreads(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const threads = activeThreads(world, principal.user.id, idParam(request, 'guild'));
  return { status: 200, body: threadList(threads, principal.user.id) };
}

function listEmojis(request: RestRequest): RestAnswer {
  return { status: 200, body: [...guildOf(request).emojis.values()].map(emojiView) };
}
