import { type ThreadChannel, threadFor } from '../../world/access.js';
import { refuse } from '../../world/discord-error.js';
import { addThreadMember, removeThreadMember } from '../../world/threads/thread-members.js';
import type { ThreadMemberRecord } from '../../world/types.js';
import { threadMemberView } from '../../world/views/channel-view.js';
import { memberView } from '../../world/views/user-view.js';
import { idParam } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';

const here = '/channels/:channel/thread-members';

/** Who is in a thread. `@me` is the one who asks. */
export const threadMemberRoutes: readonly Route[] = [
  { method: 'GET', path: here, answer: list },
  { method: 'GET', path: `${here}/:user`, answer: get },
  { method: 'PUT', path: `${here}/:user`, answer: put },
  { method: 'DELETE', path: `${here}/:user`, answer: remove },
];

function threadOf(request: RestRequest) {
  return threadFor(request.world, request.principal.user.id, idParam(request, 'channel'));
}

/** `with_member` adds the member of the guild. */
function show(request: RestRequest, thread: ThreadChannel, one: ThreadMemberRecord) {
  const view = threadMemberView(thread.id, one);
  const member = request.world.guilds.get(thread.guildId ?? '')?.members.get(one.userId);
  if (request.query.get('with_member') !== 'true' || !member) return view;
  return { ...view, member: memberView(request.world, member) };
}

function list(request: RestRequest): RestAnswer {
  const thread = threadOf(request);
  return { status: 200, body: [...thread.thread.members.values()].map((one) => show(request, thread, one)) };
}

function get(request: RestRequest): RestAnswer {
  const thread = threadOf(request);
  const member = thread.thread.members.get(idParam(request, 'user'));
  if (!member) throw refuse('unknownMember');
  return { status: 200, body: show(request, thread, member) };
}

function put(request: RestRequest): RestAnswer {
  addThreadMember(request.world, request.principal.user.id, idParam(request, 'channel'), idParam(request, 'user'));
  return { status: 204 };
}

function remove(request: RestRequest): RestAnswer {
  removeThreadMember(request.world, request.principal.user.id, idParam(request, 'channel'), idParam(request, 'user'));
  return { status: 204 };
}
