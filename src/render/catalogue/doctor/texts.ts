import type { ChannelUse } from '../../../core/doctor.js';
import type { UserErrorFacts } from '../../../core/errors.js';

/** What `/doctor` says; permissions and places in Discord's client have their English names in every language. */
export interface DoctorTexts {
  readonly description: string;
  readonly channelOption: string;
  readonly well: string;
  readonly unwell: string;
  readonly noChannels: string;
  readonly uses: Readonly<Record<ChannelUse, string>>;
  readonly channelWell: (channel: string, uses: string) => string;
  readonly lacking: (channel: string, uses: string, permissions: string) => string;
  readonly forbidden: (channel: string, uses: string) => string;
  readonly missing: (channel: string, uses: string) => string;
  readonly unfit: (channel: string) => string;
  readonly demandsTag: (channel: string) => string;
  readonly forumInstead: string;
  readonly forumOrText: string;
  readonly unreadable: (title: string, threads: number) => string;
  readonly silent: (title: string) => string;
  readonly contentShown: string;
  readonly contentWithheld: string;
  readonly databaseWell: (version: number) => string;
  readonly noForcedWrites: string;
  readonly databaseAway: string;
  readonly encryption: string;
  readonly clockAhead: (seconds: number) => string;
  readonly clockBehind: (seconds: number) => string;
  readonly noZones: string;
  /** Where a session is to be posted. */
  readonly tagRefused: UserErrorFacts;
  readonly notHost: UserErrorFacts;
}
