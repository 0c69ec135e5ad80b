import type { UserErrorFacts } from '../../../core/errors.js';

/** Posting later, and one question a day. */
export interface PlanningTexts {
  readonly daily: string;
  readonly postAt: string;
  readonly modalTitle: string;
  readonly when: string;
  /** Which zone the time is meant in. */
  zoneHint(zone: string): string;
  readonly pace: string;
  readonly paceHint: string;
  readonly allAtOnce: string;
  readonly oneADay: string;
  /** When is a timestamp that Discord shows in each reader's own zone, where a mention of a channel. */
  planned(session: string, when: string, where: string, zone: string): string;
  readonly dailyPlanned: string;
  readonly postNow: string;
  readonly change: string;
  readonly cancel: string;
  cancelled(session: string): string;
  notAMoment(typed: string): UserErrorFacts;
  readonly past: UserErrorFacts;
  readonly posted: UserErrorFacts;
}
