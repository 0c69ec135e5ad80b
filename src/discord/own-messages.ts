import { type APIMessage, Routes } from 'discord-api-types/v10';
import { compareIds, type Id, idTime } from '../core/ids.js';
import { UnreachableError } from '../core/ports/chat.js';
import { reaching } from './api-errors.js';
import { fetchChannel } from './channel-facts.js';
import { componentIds } from './component-ids.js';
import type { Connection } from './connection.js';
import { assertReadable, fetchMessages, PAGE } from './history.js';
import { type ArchivedPage, fetchActiveThreads, fetchArchivedThreads } from './thread-lists.js';

/** A message of ours and the components on it. */
export interface OwnMessage {
  readonly id: Id;
  readonly customIds: readonly string[];
}

/** How far back we look for what was sent before a crash: pages of a channel, pages of archived posts, posts opened. */
const FARTHEST = { messagePages: 5, pagesSince: 200, archivedPages: 20, posts: 100 } as const;

/** Discord's clock and ours need not agree. */
const CLOCKS_APART_MS = 60 * 60 * 1_000;

/**
 * Our own messages with components, newest first: among a channel's newest 500, or with `since` as far back as that
 * instant, 20,000 messages at most.
 */
export async function findOwnMessages(
  connection: Connection,
  channel: Id,
  since?: Date,
): Promise<readonly OwnMessage[]> {
  const { self } = connection.identity();
  const own: OwnMessage[] = [];
  const earliest = since === undefined ? 0 : since.getTime() - CLOCKS_APART_MS;
  const farthest = since === undefined ? FARTHEST.messagePages : FARTHEST.pagesSince;
  let before: Id | null = null;
  for (let pages = 0; pages < farthest; pages += 1) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(before === null ? {} : { before }) });
    const page: readonly APIMessage[] = await fetchMessages(connection, channel, query);
    if (page.length === 0 && before === null) await assertReadable(connection, channel);
    for (const message of page) {
      const customIds = message.author.id === self ? componentIds(message.components) : [];
      if (customIds.length > 0) own.push({ id: message.id, customIds });
    }
    before = page.at(-1)?.id ?? null;
    if (page.length < PAGE || (before !== null && idTime(before).getTime() < earliest)) break;
  }
  return own;
}

/** Our own posts in a forum, active and archived, the newest hundred, newest first. */
export async function findOwnPosts(connection: Connection, forum: Id): Promise<readonly OwnMessage[]> {
  const { server } = await fetchChannel(connection, forum);
  await assertReadable(connection, forum);
  const ids = new Set([...(await activePosts(connection, server, forum)), ...(await archivedPosts(connection, forum))]);
  const newest = [...ids].sort((a, b) => compareIds(b, a)).slice(0, FARTHEST.posts);
  const posts: OwnMessage[] = [];
  for (const id of newest) posts.push({ id, customIds: await firstComponents(connection, id) });
  return posts;
}

async function activePosts(connection: Connection, server: Id, forum: Id): Promise<readonly Id[]> {
  const { self } = connection.identity();
  const threads = await fetchActiveThreads(connection, server);
  return threads.filter((thread) => thread.parent_id === forum && thread.owner_id === self).map(({ id }) => id);
}

async function archivedPosts(connection: Connection, forum: Id): Promise<readonly Id[]> {
  const { self } = connection.identity();
  const ids: Id[] = [];
  let before: string | null = null;
  for (let pages = 0; pages < FARTHEST.archivedPages; pages += 1) {
    const page: ArchivedPage = await fetchArchivedThreads(connection, forum, before);
    ids.push(...page.threads.filter((thread) => thread.owner_id === self).map(({ id }) => id));
    before = page.before;
    if (before === null) break;
  }
  return ids;
}

/** A post's first message has the post's own id; somebody may have deleted it. */
async function firstComponents({ rest }: Connection, post: Id): Promise<readonly string[]> {
  try {
    const first = await reaching(`Post ${post}`, () => rest.get(Routes.channelMessage(post, post)));
    // The route's answer is a message by Discord's own description.
    return componentIds((first as APIMessage).components);
  } catch (error) {
    if (error instanceof UnreachableError && error.reason === 'missing') return [];
    throw error;
  }
}
