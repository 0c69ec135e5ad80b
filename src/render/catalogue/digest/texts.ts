import type { UserErrorFacts } from '../../../core/errors.js';

/** What is said about the digest; what the digest itself says stands in `core/catalogue`. */
export interface DigestTexts {
  readonly descriptions: Readonly<
    Record<
      'digest' | 'preview' | 'now' | 'schedule' | 'when' | 'subscribe' | 'channel' | 'weekday' | 'hour' | 'zone',
      string
    >
  >;
  /** From Monday to Sunday. */
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  /** Above the next dates. */
  goesTo(channel: string): string;
  readonly howWords: string;
  readonly byDirect: string;
  /** On a button that cannot be pressed, under a digest that somebody gets as a direct message. */
  readonly youAsked: string;
  readonly stop: string;
  sentNow(link: string): string;
  /** The next one's time, as Discord shows it; null when none is set. */
  subscribed(next: string | null): string;
  readonly unsubscribed: string;
  readonly notHost: UserErrorFacts;
  readonly notSet: UserErrorFacts;
  readonly underWay: UserErrorFacts;
  readonly wrongChannel: UserErrorFacts;
  missing(channel: string, permissions: string): UserErrorFacts;
  noZone(zone: string): UserErrorFacts;
}
