import { isZone } from './zoned.js';

/** The least and the most of a number that a group may choose. */
export const SETTING_RANGES = {
  acceptAt: [0, 100],
  holdBackHours: [0, 720],
  retentionDays: [0, 3_650],
  proposalsPerPerson: [1, 50],
} as const;

/** The numbers among the settings. */
export type NumberSetting = keyof typeof SETTING_RANGES;

/** A number that somebody typed, full-width digits too; null for anything that is no whole number of the range. */
export function readNumber(field: NumberSetting, typed: string): number | null {
  const text = typed.normalize('NFKC').trim();
  const [least, most] = SETTING_RANGES[field];
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

/**
 * The time zone that somebody typed, in the spelling of the zone data; the city alone is enough where only one zone has
 * it. Null for anything else.
 */
export function readZone(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().replaceAll(' ', '_');
  // Offsets such as +02:00 know no clock changes.
  if (!/^\p{L}/u.test(text)) return null;
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const wanted = text.toLowerCase();
  const exact = zones.find((zone) => zone.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const byCity = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  const [only] = byCity;
  if (only !== undefined && byCity.length === 1) return only;
  return isZone(text) ? text : null;
}
