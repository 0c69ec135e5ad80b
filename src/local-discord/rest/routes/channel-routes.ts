import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { channelFor, isThread, requireActive, requireIn } from '../../world/access.js';
import { DiscordError, refuse } from '../../world/discord-error.js';
import { editChannel } from '../../world/guilds/channels.js';
import { deleteChannel } from '../../world/guilds/delete-channel.js';
import { requireWritable } from '../../world/messages/create-message.js';
import { editThread, type ThreadEdit } from '../../world/threads/edit-thread.js';
import { emitTyping } from '../../world/typing.js';
import { channelView } from '../../world/views/channel-view.js';
import { checkedBody, idParam } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';
import { type ChannelBody, channelWish, type OverwriteWish, readOverwrite } from './channel-wish.js';

/** One channel or thread: looking, changing, deleting, overwrites, typing. */
export const channelRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel', answer: getChannel },
  { method: 'PATCH', path: '/channels/:channel', answer: patchChannel },
  { method: 'DELETE', path: '/channels/:channel', answer: removeChannel },
  { method: 'PUT', path: '/channels/:channel/permissions/:overwrite', answer: putOverwrite },
  { method: 'DELETE', path: '/channels/:channel/permissions/:overwrite', answer: deleteOverwrite },
  { method: 'POST', path: '/channels/:channel/typing', answer: postTyping },
];

/** The channel of the path, for whoever sees it. */
export function channelOf(request: RestRequest) {
  return channelFor(request.world, request.principal.user.id, idParam(request, 'channel'));
}

function getChannel(request: RestRequest): RestAnswer {
  return { status: 200, body: channelView(request.world, channelOf(request), request.principal.user.id) };
}

function patchChannel(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const channel = channelOf(request);
  if (isThread(channel)) {
    editThread(world, principal.user.id, channel.id, checkedBody<ThreadEdit>(request, 'thread-edit'));
  } else {
    const guild = world.guilds.get(channel.guildId ?? '');
    if (!guild) throw refuse('wrongKind');
    requireIn(world, principal.user.id, channel, P.ManageChannels);
    editChannel(world, guild, channel, channelWish(checkedBody<ChannelBody>(request, 'channel-edit')));
  }
  return { status: 200, body: channelView(world, channel, principal.user.id) };
}

function removeChannel(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const view = channelView(world, channelOf(request), principal.user.id);
  deleteChannel(world, principal.user.id, idParam(request, 'channel'));
  return { status: 200, body: view };
}

function putOverwrite(request: RestRequest): RestAnswer {
  const { channel, guild } = manageable(request);
  const { body } = request;
  // `type` is the only field that must be there; bits are read as numbers or texts.
  const wish = body as Partial<OverwriteWish> | undefined;
  const isKind = wish?.type === 0 || wish?.type === 1;
  if (!isKind || !areBits(wish.allow) || !areBits(wish.deny)) throw new DiscordError(400, 50035, 'Invalid Form Body');
  const entry = readOverwrite({ ...wish, id: idParam(request, 'overwrite'), type: wish.type as OverwriteWish['type'] });
  const others = channel.overwrites.filter(({ id }) => id !== entry.id);
  editChannel(request.world, guild, channel, { overwrites: [...others, entry] });
  return { status: 204 };
}

function areBits(value: unknown): boolean {
  return value === undefined || value === null || /^\d{1,20}$/.test(String(value));
}

function deleteOverwrite(request: RestRequest): RestAnswer {
  const { channel, guild } = manageable(request);
  const id = idParam(request, 'overwrite');
  if (!channel.overwrites.some((entry) => entry.id === id)) throw refuse('unknownOverwrite');
  editChannel(request.world, guild, channel, { overwrites: channel.overwrites.filter((entry) => entry.id !== id) });
  return { status: 204 };
}

function manageable(request: RestRequest) {
  const channel = channelOf(request);
  const guild = request.world.guilds.get(channel.guildId ?? '');
  if (!guild || channel.thread) throw refuse('wrongKind');
  requireIn(request.world, request.principal.user.id, channel, P.ManageRoles);
  return { channel, guild };
}

function postTyping(request: RestRequest): RestAnswer {
  const channel = channelOf(request);
  requireWritable(request.world, request.principal.user.id, channel);
  requireActive(channel);
  emitTyping(request.world, channel, request.principal.user.id);
  return { status: 204 };
}
