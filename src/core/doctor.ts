import type { Id } from './ids.js';
import type { Ability, ChannelKind } from './ports/chat.js';

/** What a channel is used for, or to be. */
export type ChannelUse = 'sessions' | 'digest' | 'meeting' | 'asked';

/** What each use needs. In a forum posts need no permission to open threads (facts 2), which the adapter knows. */
const NEEDS: Readonly<Record<ChannelUse, readonly Ability[]>> = {
  sessions: ['see', 'send', 'attach', 'history', 'react', 'open-threads', 'send-in-threads'],
  digest: ['see', 'send', 'attach', 'history'],
  meeting: ['see', 'send', 'attach', 'history'],
  asked: ['see', 'send', 'attach', 'history', 'react', 'open-threads', 'send-in-threads'],
};

/** All that the uses of a channel need together. */
export function abilitiesFor(uses: readonly ChannelUse[]): readonly Ability[] {
  return [...new Set(uses.flatMap((use) => NEEDS[use]))];
}

/** The kinds of channel in which a session can be posted. */
export function takesSessions(kind: ChannelKind): boolean {
  return kind === 'text' || kind === 'forum';
}

/**
 * How a channel stands: `lacking` names permissions; `forbidden`: it is closed to us; `missing`: it is not there;
 * `unfit`: sessions cannot be posted in its kind; `demands a tag`: a forum where every post must have one.
 */
export type ChannelState = 'well' | 'lacking' | 'forbidden' | 'missing' | 'unfit' | 'demands a tag';

export interface ChannelFinding {
  readonly channel: Id;
  /** Null where it cannot be seen. */
  readonly name: string | null;
  readonly kind: ChannelKind | null;
  readonly uses: readonly ChannelUse[];
  readonly state: ChannelState;
  /** Permissions that are missing, as Discord calls them. */
  readonly missing: readonly string[];
}

/** An open session: threads that cannot be read are no fault of people who have not written yet. */
export interface SessionFinding {
  readonly session: string;
  readonly title: string;
  readonly unreadable: number;
  readonly replies: number;
}

/** `away`: it does not answer; otherwise what it says of itself. */
export type StoreFinding = 'away' | StoreFacts;

/** What a database says of itself. */
export interface StoreFacts {
  /** Whether it forces what it writes to the disk. */
  readonly forcesWrites: boolean;
  /** PostgreSQL's major version. */
  readonly version: number;
}

/** What the doctor finds of the bot as a whole. */
export interface BotFinding {
  /** Whether Discord lets us read what people write. */
  readonly readsContent: boolean;
  /** By how many seconds our clock is ahead of Discord's; null when Discord did not say. */
  readonly clockAhead: number | null;
  readonly knowsZones: boolean;
  readonly store: StoreFinding;
}

/** What the doctor finds in one server. */
export interface ServerFinding {
  readonly server: Id;
  readonly channels: readonly ChannelFinding[];
  readonly sessions: readonly SessionFinding[];
}

/** A clock that is off by less does no harm. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** Whether anything has to be done. */
export function isWell(bot: BotFinding, servers: readonly ServerFinding[]): boolean {
  const { readsContent, clockAhead, knowsZones, store } = bot;
  if (!readsContent || !knowsZones || store === 'away') return false;
  if (clockAhead !== null && Math.abs(clockAhead) > CLOCK_TOLERANCE_SECONDS) return false;
  return servers.every(
    ({ channels, sessions }) =>
      channels.every(({ state }) => state === 'well') && sessions.every(({ unreadable }) => unreadable === 0),
  );
}
