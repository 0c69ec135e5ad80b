import { addReaction, clearReactions, reactionUsers, removeReaction } from '../../world/reactions.js';
import { compareIds } from '../../world/snowflake.js';
import { userOf, userView } from '../../world/views/user-view.js';
import { idParam, idQuery, intQuery } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';

const here = '/channels/:channel/messages/:message/reactions';

/** Reactions of a message. */
export const reactionRoutes: readonly Route[] = [
  { method: 'PUT', path: `${here}/:emoji/@me`, answer: putReaction },
  { method: 'DELETE', path: `${here}/:emoji/:user`, answer: deleteReaction },
  { method: 'GET', path: `${here}/:emoji`, answer: listReaction },
  { method: 'DELETE', path: `${here}/:emoji`, answer: clear },
  { method: 'DELETE', path: here, answer: clear },
];

function placeOf(request: RestRequest): [channelId: string, messageId: string, emoji: string] {
  return [idParam(request, 'channel'), idParam(request, 'message'), request.params.emoji ?? ''];
}

function putReaction(request: RestRequest): RestAnswer {
  addReaction(request.world, request.principal.user.id, ...placeOf(request));
  return { status: 204 };
}

function deleteReaction(request: RestRequest): RestAnswer {
  removeReaction(request.world, request.principal.user.id, ...placeOf(request), idParam(request, 'user'));
  return { status: 204 };
}

function listReaction(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const limit = intQuery(request, 'limit', { least: 1, most: 100, usual: 25 });
  const after = idQuery(request, 'after') ?? '0';
  // Burst reactions (type 1) do not exist here.
  if (request.query.get('type') === '1') return { status: 200, body: [] };
  const ids = [...reactionUsers(world, principal.user.id, ...placeOf(request))].sort(compareIds);
  const page = ids.filter((id) => compareIds(id, after) > 0).slice(0, limit);
  return { status: 200, body: page.map((id) => userView(userOf(world, id))) };
}

function clear(request: RestRequest): RestAnswer {
  const [channelId, messageId] = placeOf(request);
  clearReactions(request.world, request.principal.user.id, channelId, messageId, request.params.emoji ?? null);
  return { status: 204 };
}
