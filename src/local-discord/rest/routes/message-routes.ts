import type { RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { messageFor, requireIn } from '../../world/access.js';
import { invalidField, refuse } from '../../world/discord-error.js';
import { messagesOf } from '../../world/history.js';
import { createMessage } from '../../world/messages/create-message.js';
import { deleteMessage, deleteMessages } from '../../world/messages/delete-message.js';
import { editMessage, type MessageEdit } from '../../world/messages/edit-message.js';
import { messageView } from '../../world/messages/message-view.js';
import type { MessageRecord } from '../../world/types.js';
import { checkedBody, idParam, idQuery, intQuery } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';
import { channelOf } from './channel-routes.js';

/** Messages: reading, writing, editing, deleting. */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', answer: listMessages },
  { method: 'POST', path: '/channels/:channel/messages', answer: postMessage },
  { method: 'POST', path: '/channels/:channel/messages/bulk-delete', answer: bulkDelete },
  { method: 'GET', path: '/channels/:channel/messages/:message', answer: getMessage },
  { method: 'PATCH', path: '/channels/:channel/messages/:message', answer: patchMessage },
  { method: 'DELETE', path: '/channels/:channel/messages/:message', answer: removeMessage },
  { method: 'POST', path: '/channels/:channel/messages/:message/crosspost', answer: crosspost },
];

function show(request: RestRequest, message: MessageRecord): RestAnswer {
  return { status: 200, body: messageView(request.world, message, request.principal.viewer) };
}

function listMessages(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const places = (['before', 'after', 'around'] as const).filter((name) => request.query.has(name));
  if (places.length > 1) {
    const message = 'Only one of before, after and around can be given.';
    throw invalidField([places[1] ?? 'after'], 'MUTUALLY_EXCLUSIVE', message);
  }
  const limit = intQuery(request, 'limit', { least: 1, most: 100, usual: 50 });
  const [place] = places;
  const id = place && idQuery(request, place);
  const page = { limit, ...(place && id !== undefined && { [place]: id }) };
  const found = messagesOf(world, principal.user.id, idParam(request, 'channel'), page);
  return { status: 200, body: found.map((message) => messageView(world, message, principal.viewer)) };
}

function postMessage(request: RestRequest): RestAnswer {
  const { world, principal, files } = request;
  const channelId = idParam(request, 'channel');
  const body = checkedBody<RESTPostAPIChannelMessageJSONBody>(request, 'message-create');
  return show(request, createMessage(world, principal.user.id, channelId, body, { files }));
}

function getMessage(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  requireIn(world, principal.user.id, channelOf(request), P.ReadMessageHistory);
  const message = messageFor(world, principal.user.id, idParam(request, 'channel'), idParam(request, 'message'));
  // An ephemeral answer is reached through its interaction only.
  if (message.ephemeralTo !== null) throw refuse('unknownMessage');
  return show(request, message);
}

function patchMessage(request: RestRequest): RestAnswer {
  const { world, principal, files } = request;
  const [channelId, messageId] = [idParam(request, 'channel'), idParam(request, 'message')];
  const edited = messageFor(world, principal.user.id, channelId, messageId);
  const body = checkedBody<MessageEdit>(request, 'message-edit', edited);
  return show(request, editMessage(world, principal.user.id, channelId, messageId, body, files));
}

function removeMessage(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  deleteMessage(world, principal.user.id, idParam(request, 'channel'), idParam(request, 'message'));
  return { status: 204 };
}

function bulkDelete(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const channelId = idParam(request, 'channel');
  const { messages } = checkedBody<{ messages: readonly string[] }>(request, 'bulk-delete');
  deleteMessages(world, principal.user.id, channelId, messages.map(String));
  return { status: 204 };
}

/** Publishing to followers changes nothing here, for nobody follows. */
function crosspost(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const message = messageFor(world, principal.user.id, idParam(request, 'channel'), idParam(request, 'message'));
  if (message.authorId !== principal.user.id) requireIn(world, principal.user.id, channelOf(request), P.ManageMessages);
  return show(request, message);
}
