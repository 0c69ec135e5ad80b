import { type APIMessage, type APIThreadChannel, Routes } from 'discord-api-types/v10';
import { compareIds, type Id } from '../core/ids.js';
import { UnreachableError } from '../core/ports/chat.js';
import { reaching } from './api-errors.js';
import { fetchChannel } from './channel-facts.js';
import { componentIds } from './component-ids.js';
import type { Connection } from './connection.js';
import { assertReadable, fetchMessages, PAGE } from './history.js';

/** A message of ours and the components on it. */
export interface OwnMessage {
  readonly id: Id;
  readonly customIds: readonly string[];
}

interface ThreadList {
  readonly threads: readonly APIThreadChannel[];
  /** Only archived threads come in pages. */
  readonly has_more?: boolean;
}

/** How far back we look for what was sent before a crash: pages of a channel, pages of archived posts, posts opened. */
const FARTHEST = { messagePages: 5, archivedPages: 20, posts: 100 } as const;

/** Our own messages with components among a channel's newest 500, newest first. */
export async function findOwnMessages(connection: Connection, channel: Id): Promise<readonly OwnMessage[]> {
  const { self } = connection.identity();
  const own: OwnMessage[] = [];
  let before: Id | null = null;
  for (let pages = 0; pages < FARTHEST.messagePages; pages += 1) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(before === null ? {} : { before }) });
    const page: readonly APIMessage[] = await fetchMessages(connection, channel, query);
    if (page.length === 0 && before === null) await assertReadable(connection, channel);
    for (const message of page) {
      const customIds = message.author.id === self ? componentIds(message.components) : [];
      if (customIds.length > 0) own.push({ id: message.id, customIds });
    }
    before = page.at(-1)?.id ?? null;
    if (page.length < PAGE) break;
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

async function activePosts({ rest, identity }: Connection, server: Id, forum: Id): Promise<readonly Id[]> {
  // The route's answer is a list of threads by Discord's own description.
  const list = (await reaching(`Server ${server}`, () => rest.get(Routes.guildActiveThreads(server)))) as ThreadList;
  const { self } = identity();
  return list.threads.filter((thread) => thread.parent_id === forum && thread.owner_id === self).map(({ id }) => id);
}

/** Archived posts are paged by the time they were archived, so that an old one archived today comes first (facts 1.11). */
async function archivedPosts({ rest, identity }: Connection, forum: Id): Promise<readonly Id[]> {
  const { self } = identity();
  const ids: Id[] = [];
  let before: string | undefined;
  for (let pages = 0; pages < FARTHEST.archivedPages; pages += 1) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(before === undefined ? {} : { before }) });
    const answer = await reaching(`Forum ${forum}`, () => rest.get(Routes.channelThreads(forum, 'public'), { query }));
    // The route's answer is a page of archived threads by Discord's own description.
    const page = answer as ThreadList;
    ids.push(...page.threads.filter((thread) => thread.owner_id === self).map(({ id }) => id));
    const next = page.threads.at(-1)?.thread_metadata?.archive_timestamp;
    if (page.has_more !== true || next === undefined || next === before) break;
    before = next;
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
