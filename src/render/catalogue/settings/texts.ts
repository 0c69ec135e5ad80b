import type { UserErrorFacts } from '../../../core/errors.js';
import type { GroupSettings } from '../../../core/settings.js';

/** What `/settings` says. */
export interface SettingsTexts {
  readonly description: string;
  readonly groupOption: string;
  readonly title: string;
  readonly groupTitle: (group: string) => string;
  /** What a choice is about; in a modal it is the field's label, at most 45 characters. */
  readonly labels: Readonly<Record<keyof GroupSettings, string>>;
  readonly values: ValueTexts;
  /** Below a field of a modal, at most 100 characters. */
  readonly hints: Readonly<
    Record<'zone' | 'emoji' | 'acceptAt' | 'holdBackHours' | 'retentionDays' | 'proposals', string>
  >;
  /** The buttons that open modals, and the modals' titles, at most 45 characters. */
  readonly forms: Readonly<Record<'time' | 'keeping' | 'people', string>>;
  readonly changed: (what: string, before: string, after: string) => string;
  readonly unchanged: string;
  readonly takeBack: string;
  readonly lacking: (channel: string, permissions: string) => string;
  readonly onlyManagers: string;
  readonly refused: RefusalTexts;
}

/** A choice in words. */
export interface ValueTexts {
  readonly managersOnly: string;
  readonly managersAnd: (roles: string) => string;
  readonly anyone: string;
  readonly whereLoaded: string;
  readonly nowhere: string;
  readonly botZone: (zone: string) => string;
  readonly documents: string;
  readonly hostsAccept: string;
  readonly agreeing: (count: number) => string;
  readonly named: string;
  readonly unnamed: string;
  readonly erasedAfter: (days: number) => string;
  readonly kept: string;
  readonly line: string;
  readonly nothing: string;
  readonly until: (hour: number) => string;
  readonly noWaiting: string;
  readonly atOnce: string;
  readonly hoursAfter: (hours: number) => string;
  readonly most: (count: number) => string;
}

export interface RefusalTexts {
  readonly notHost: UserErrorFacts;
  readonly rolesNeedManager: UserErrorFacts;
  readonly noGroup: UserErrorFacts;
  readonly zone: (typed: string) => UserErrorFacts;
  readonly number: (what: string, least: number, most: number) => UserErrorFacts;
  readonly emoji: (typed: string) => UserErrorFacts;
  readonly sameEmoji: UserErrorFacts;
  readonly channel: UserErrorFacts;
  readonly forgotten: UserErrorFacts;
  readonly changedSince: UserErrorFacts;
}
