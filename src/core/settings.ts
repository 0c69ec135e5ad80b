import type { Language } from './document/session.js';
import type { Id } from './ids.js';
import { AGREE, KEEP } from './replies.js';

/** What a group chose for itself. A server has one default group and may have more (design 8, groups). */
export interface GroupSettings {
  /** Whoever has one of these roles is a host of every session of the group. */
  readonly hostRoles: readonly Id[];
  /** Who may keep, tag and confirm; empty for anyone. */
  readonly keeperRoles: readonly Id[];
  /** Where sessions are posted unless the host says otherwise; null for where the document is loaded. */
  readonly channel: Id | null;
  /** The voice channel whose chat the brief goes to; null for none. */
  readonly voiceChannel: Id | null;
  /** IANA zone of the digest, of timed acts and of dates; null for that of the whole bot. */
  readonly zone: string | null;
  /** What the bot speaks in channels where no document says it; null for English. */
  readonly language: Language | null;
  /** An emoji, or `name:id` for one of the server's own: as routes of reactions name it. */
  readonly keepEmoji: string;
  readonly agreeEmoji: string;
  /** So many who agree, and nobody who does not, accept a takeaway; 0 leaves it to the hosts. */
  readonly acceptAt: number;
  /** People who chose nothing stand under their own name outside (design 11). */
  readonly namesShown: boolean;
  /** Days after closing until the text of replies that nobody kept is erased; 0 keeps it. */
  readonly retentionDays: number;
  /** What a week without news brings. */
  readonly quietWeek: 'line' | 'nothing';
  /** The hour of the day it is due up to which the digest waits for a wrap; null for no waiting. */
  readonly digestWaitsUntil: number | null;
  /** Members who joined less than so many hours ago may not keep or propose yet; 0 for no holding back. */
  readonly holdBackHours: number;
  /** How many takeaways one person may propose in a session. */
  readonly proposalsPerPerson: number;
}

/** What holds until a group chooses otherwise. */
export const DEFAULT_SETTINGS: GroupSettings = {
  hostRoles: [],
  keeperRoles: [],
  channel: null,
  voiceChannel: null,
  zone: null,
  language: null,
  keepEmoji: KEEP,
  agreeEmoji: AGREE,
  acceptAt: 0,
  namesShown: false,
  retentionDays: 90,
  quietWeek: 'line',
  digestWaitsUntil: 20,
  holdBackHours: 0,
  proposalsPerPerson: 5,
};
