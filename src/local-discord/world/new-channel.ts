import type { ChannelType } from 'discord-api-types/v10';
import { emptyLog } from './message-log.js';
import type { ChannelRecord } from './types.js';

/** What every channel record must be told; the rest is empty unless it is given. */
export type ChannelSeed = Pick<ChannelRecord, 'id' | 'guildId' | 'name'> & {
  readonly type: ChannelType;
} & Partial<ChannelRecord>;

/** A channel record in which everything that is not given is empty. */
export function newChannel(seed: ChannelSeed): ChannelRecord {
  return {
    parentId: null,
    topic: null,
    position: 0,
    nsfw: false,
    rateLimitPerUser: 0,
    flags: 0,
    overwrites: [],
    lastMessageId: null,
    pins: [],
    log: emptyLog(),
    thread: null,
    forum: null,
    recipientIds: [],
    ...seed,
  };
}
