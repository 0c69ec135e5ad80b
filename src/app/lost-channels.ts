import type { Id } from '../core/ids.js';
import type { Change } from '../core/replies.js';

/** So many channels are remembered by name; beyond them everything counts as lost. */
const MOST_CHANNELS = 10_000;

/** Where events were dropped. `everywhere` when there were too many places to remember. */
export interface Lost {
  readonly channels: ReadonlySet<Id>;
  readonly everywhere: boolean;
  /** Deleted channels are few and small, and nothing in Discord tells of them later: they are kept as they came. */
  readonly deletions: readonly Change[];
}

/** Remembers where events were dropped for want of room, in bounded memory itself. */
export interface LostChannels {
  add(change: Change): void;
  /** What was remembered, null for nothing; it is forgotten here. */
  take(): Lost | null;
}

/** A memory of nothing so far. */
export function createLostChannels(most = MOST_CHANNELS): LostChannels {
  let channels = new Set<Id>();
  let deletions: Change[] = [];
  let everywhere = false;
  return {
    add(change) {
      const { channel } = change.kind === 'message' ? change.message : change;
      if (channels.size >= most && !channels.has(channel)) everywhere = true;
      else channels.add(channel);
      if (change.kind === 'channel-deleted' && deletions.length < most) deletions.push(change);
    },
    take() {
      if (channels.size === 0 && !everywhere) return null;
      const lost = { channels, everywhere, deletions };
      channels = new Set();
      deletions = [];
      everywhere = false;
      return lost;
    },
  };
}
