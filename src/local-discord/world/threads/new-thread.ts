import { type ChannelFlags, ChannelType, type ThreadAutoArchiveDuration } from 'discord-api-types/v10';
import type { ThreadChannel } from '../access.js';
import { refuse } from '../discord-error.js';
import { emptyLog } from '../message-log.js';
import type { ChannelRecord, World } from '../types.js';

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

/** Makes the thread with its creator in it, dispatching nothing. */
export function addThread(
  world: World,
  parent: ChannelRecord,
  ownerId: string,
  wish: ThreadWish,
  fixed: { readonly id?: string; readonly type: ChannelType; readonly appliedTags?: readonly string[] },
): ThreadChannel {
  const id = fixed.id ?? world.nextId();
  const now = world.now();
  const channel: ThreadChannel = {
    id,
    type: fixed.type,
    guildId: parent.guildId,
    parentId: parent.id,
    name: wish.name,
    topic: null,
    position: 0,
    nsfw: parent.nsfw,
    rateLimitPerUser: wish.rate_limit_per_user ?? 0,
    // No flag set; the enum has no name for it.
    flags: 0 as ChannelFlags,
    overwrites: [],
    lastMessageId: null,
    pins: [],
    log: emptyLog(),
    thread: {
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
    },
    forum: null,
    recipientIds: [],
  };
  world.channels.set(id, channel);
  world.guilds.get(parent.guildId ?? '')?.threadIds.add(id);
  return channel;
}
