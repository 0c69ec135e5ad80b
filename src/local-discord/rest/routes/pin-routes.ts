import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { has, permissionsIn } from '../../permissions.js';
import { messageView } from '../../world/messages/message-view.js';
import { pinMessage, unpinMessage } from '../../world/pins.js';
import { timestamp } from '../../world/timestamp.js';
import { idParam, intQuery, timeQuery } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';
import { channelOf } from './channel-routes.js';

/** Pins, by the routes of 2025 and by the older ones. */
export const pinRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages/pins', answer: listPins },
  { method: 'PUT', path: '/channels/:channel/messages/pins/:message', answer: putPin },
  { method: 'DELETE', path: '/channels/:channel/messages/pins/:message', answer: deletePin },
  { method: 'GET', path: '/channels/:channel/pins', answer: listAllPins },
  { method: 'PUT', path: '/channels/:channel/pins/:message', answer: putPin },
  { method: 'DELETE', path: '/channels/:channel/pins/:message', answer: deletePin },
];

function pinsBefore(request: RestRequest, before: number | null) {
  const { world, principal } = request;
  const channel = channelOf(request);
  if (!has(permissionsIn(world, principal.user.id, channel), P.ReadMessageHistory)) return [];
  return channel.pins.flatMap((pin) => {
    const message = channel.log.byId.get(pin.messageId);
    if (!message || (before !== null && pin.at >= before)) return [];
    return [{ pinned_at: timestamp(pin.at), message: messageView(world, message, principal.viewer) }];
  });
}

function listPins(request: RestRequest): RestAnswer {
  const limit = intQuery(request, 'limit', { least: 1, most: 50, usual: 50 });
  const pins = pinsBefore(request, timeQuery(request, 'before'));
  return { status: 200, body: { items: pins.slice(0, limit), has_more: pins.length > limit } };
}

function listAllPins(request: RestRequest): RestAnswer {
  return { status: 200, body: pinsBefore(request, null).map((pin) => pin.message) };
}

function putPin(request: RestRequest): RestAnswer {
  pinMessage(request.world, request.principal.user.id, idParam(request, 'channel'), idParam(request, 'message'));
  return { status: 204 };
}

function deletePin(request: RestRequest): RestAnswer {
  unpinMessage(request.world, request.principal.user.id, idParam(request, 'channel'), idParam(request, 'message'));
  return { status: 204 };
}
