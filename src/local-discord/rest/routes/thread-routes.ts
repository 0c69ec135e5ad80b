import { messageView } from '../../world/messages/message-view.js';
import { createForumPost, type ForumPostWish } from '../../world/threads/create-forum-post.js';
import { archivedThreads, joinedArchivedThreads } from '../../world/threads/list-threads.js';
import type { ThreadWish } from '../../world/threads/new-thread.js';
import { startThread, startThreadFromMessage } from '../../world/threads/start-thread.js';
import { threadView } from '../../world/views/channel-view.js';
import { checkedBody, idParam, idQuery, intQuery, timeQuery } from '../parameters.js';
import type { RestAnswer, RestRequest, Route } from '../route.js';
import { channelOf } from './channel-routes.js';
import { threadList } from './thread-list.js';

/** Starting threads and forum posts, and listing archived ones. */
export const threadRoutes: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', answer: fromMessage },
  { method: 'POST', path: '/channels/:channel/threads', answer: withoutMessage },
  { method: 'GET', path: '/channels/:channel/threads/archived/public', answer: listArchived('public') },
  { method: 'GET', path: '/channels/:channel/threads/archived/private', answer: listArchived('private') },
  { method: 'GET', path: '/channels/:channel/users/@me/threads/archived/private', answer: listJoined },
];

function fromMessage(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const [channelId, messageId] = [idParam(request, 'channel'), idParam(request, 'message')];
  const body = checkedBody<ThreadWish>(request, 'thread-from-message');
  const thread = startThreadFromMessage(world, principal.user.id, channelId, messageId, body);
  return { status: 201, body: threadView(thread, principal.user.id) };
}

/** One route for two things: in a forum it is a post, elsewhere a thread that no message started. */
function withoutMessage(request: RestRequest): RestAnswer {
  const { world, principal, files } = request;
  const channel = channelOf(request);
  if (!channel.forum) {
    const body = checkedBody<ThreadWish>(request, 'thread-without-message');
    const thread = startThread(world, principal.user.id, channel.id, body);
    return { status: 201, body: threadView(thread, principal.user.id) };
  }
  const body = checkedBody<ForumPostWish>(request, 'forum-post');
  const { thread, starter } = createForumPost(world, principal.user.id, channel.id, body, { files });
  const message = messageView(world, starter, principal.viewer);
  return { status: 201, body: { ...threadView(thread, principal.user.id), message } };
}

/** `limit` 1 is refused; no page is smaller than two. */
function pageSize(request: RestRequest): number {
  return intQuery(request, 'limit', { least: 2, most: 100, usual: 50 });
}

function listArchived(kind: 'public' | 'private') {
  return (request: RestRequest): RestAnswer => {
    const { world, principal } = request;
    const page = { before: timeQuery(request, 'before'), limit: pageSize(request) };
    const found = archivedThreads(world, principal.user.id, idParam(request, 'channel'), kind, page);
    return { status: 200, body: { ...threadList(found.threads, principal.user.id), has_more: found.hasMore } };
  };
}

function listJoined(request: RestRequest): RestAnswer {
  const { world, principal } = request;
  const page = { before: idQuery(request, 'before') ?? null, limit: pageSize(request) };
  const found = joinedArchivedThreads(world, principal.user.id, idParam(request, 'channel'), page);
  return { status: 200, body: { ...threadList(found.threads, principal.user.id), has_more: found.hasMore } };
}
