import { ChannelType, type ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import type { ThreadChannel } from '../access.js';
import { invalidField, refuse } from '../discord-error.js';
import { newChannel } from '../new-channel.js';
import type { ChannelRecord, ThreadRecord, World } from '../types.js';

/** What a request says of a new thread. */
export interface ThreadWish {
  readonly name: string;
  readonly auto_archive_duration?: ThreadAutoArchiveDuration | number | undefined;
  readonly rate_limit_per_user?: number | null | undefined;
  readonly invitable?: boolean | undefined;
}

/** Discord's cap of active threads in a server (error 160006; its number is not documented, 1000 is observed). */
const MOST_ACTIVE = 1000;

const A_DAY_OF_MINUTES = 1440;

/** Throws 160006 when the server has as many active threads as it may. */
export function requireRoomForThread(world: World, parent: ChannelRecord): void {
  let active = 0;
  for (const id of world.guilds.get(parent.guildId ?? '')?.threadIds ?? []) {
    if (world.channels.get(id)?.thread?.archived === false) active += 1;
  }
  if (active >= MOST_ACTIVE) throw refuse('tooManyThreads');
}

/** Makes the thread with its creator in it, dispatching nothing. Throws 50035 for its name. */
export function addThread(
  world: World,
  parent: ChannelRecord,
  ownerId: string,
  wish: ThreadWish,
  fixed: { readonly id?: string; readonly type: ChannelType; readonly appliedTags?: readonly string[] },
): ThreadChannel {
  requireThreadName(wish.name);
  const id = fixed.id ?? world.nextId();
  const channel = newChannel({
    id,
    type: fixed.type,
    guildId: parent.guildId,
    parentId: parent.id,
    name: wish.name,
    nsfw: parent.nsfw,
    rateLimitPerUser: wish.rate_limit_per_user ?? 0,
  });
  const thread = { ...channel, thread: threadPart(world, ownerId, wish, fixed) };
  world.channels.set(id, thread);
  world.guilds.get(parent.guildId ?? '')?.threadIds.add(id);
  return thread;
}

function threadPart(
  world: World,
  ownerId: string,
  wish: ThreadWish,
  fixed: { readonly type: ChannelType; readonly appliedTags?: readonly string[] },
): ThreadRecord {
  const now = world.now();
  return {
    ownerId,
    archived: false,
    archiveTimestamp: now,
    autoArchiveDuration: wish.auto_archive_duration ?? A_DAY_OF_MINUTES,
    locked: false,
    invitable: fixed.type === ChannelType.PrivateThread ? (wish.invitable ?? true) : true,
    createdAt: now,
    members: new Map([[ownerId, { userId: ownerId, joinedAt: now }]]),
    messageCount: 0,
    totalMessageSent: 0,
    appliedTags: [...(fixed.appliedTags ?? [])],
  };
}

/** Throws 50035 unless a name has 1 to 100 characters (resources/channel). */
export function requireThreadName(name: string): void {
  if (name.trim().length >= 1 && name.length <= 100) return;
  throw invalidField(['name'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.');
}
