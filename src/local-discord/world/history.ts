import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { has, permissionsIn } from '../permissions.js';
import { channelFor } from './access.js';
import { positionOf } from './message-log.js';
import type { ChannelRecord, MessageRecord, World } from './types.js';

/** Which messages of a channel are wanted; at most one of the three places. */
export interface HistoryPage {
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
  /** 1–100. */
  readonly limit: number;
}

/**
 * A page of a channel's messages, newest first always; `after` gives those next after the place.
 * Without READ_MESSAGE_HISTORY it is empty and no error (resources/message, "Get Channel Messages").
 */
export function messagesOf(world: World, userId: string, channelId: string, page: HistoryPage): MessageRecord[] {
  const channel = channelFor(world, userId, channelId);
  if (!has(permissionsIn(world, userId, channel), P.ReadMessageHistory)) return [];
  if (page.after !== undefined) {
    return forwards(channel, firstAfter(channel, page.after), page.limit).reverse();
  }
  if (page.around !== undefined) return around(channel, page.around, page.limit);
  const end = page.before === undefined ? channel.log.order.length : positionOf(channel.log, page.before);
  return backwards(channel, end, page.limit);
}

/** The half before the place, the message itself, the half after it. */
function around(channel: ChannelRecord, id: string, limit: number): MessageRecord[] {
  const place = positionOf(channel.log, id);
  const half = Math.floor(limit / 2);
  const older = backwards(channel, place, half);
  const newer = forwards(channel, place, limit - older.length);
  return [...newer.reverse(), ...older];
}

function firstAfter(channel: ChannelRecord, id: string): number {
  const place = positionOf(channel.log, id);
  return channel.log.order[place] === id ? place + 1 : place;
}

function forwards(channel: ChannelRecord, start: number, limit: number): MessageRecord[] {
  const found: MessageRecord[] = [];
  for (let place = start; place < channel.log.order.length && found.length < limit; place += 1) {
    push(found, channel, place);
  }
  return found;
}

function backwards(channel: ChannelRecord, end: number, limit: number): MessageRecord[] {
  const found: MessageRecord[] = [];
  for (let place = end - 1; place >= 0 && found.length < limit; place -= 1) push(found, channel, place);
  return found;
}

/** Ephemeral answers are in no history. */
function push(found: MessageRecord[], channel: ChannelRecord, place: number): void {
  const message = channel.log.byId.get(channel.log.order[place] ?? '');
  if (message && message.ephemeralTo === null) found.push(message);
}
