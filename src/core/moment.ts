import { addDays, instantOf } from './zoned.js';

/** A moment as a document writes it: a day, perhaps a time of day, perhaps with its own offset. */
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const MINUTE = 60_000;

/**
 * The instant that a document's `opens`, `meets` or `closes` names: by its own offset, else on the wall clock of a zone.
 *
 * @param hour what a day without a time of day means; 24 is its end
 * @returns null for none, and for a day that no calendar has
 */
export function momentOf(text: string | null, zone: string, hour: number): Date | null {
  const match = MOMENT.exec(text?.trim() ?? '');
  if (match === null) return null;
  const [, year, month, day, hours, minutes, offset] = match;
  if (offset !== undefined) return instantWithOffset(text ?? '', offset);
  const wall = { year: Number(year), month: Number(month), day: Number(day), hour: hours ? Number(hours) : hour };
  if (!isDay(wall) || wall.hour > 24 || Number(minutes ?? 0) > 59) return null;
  const start = wall.hour === 24 ? { ...addDays(wall, 1), hour: 0 } : wall;
  return new Date(instantOf(start, zone).getTime() + Number(minutes ?? 0) * MINUTE);
}

function instantWithOffset(text: string, offset: string): Date | null {
  const colon = offset === 'Z' ? offset : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  const instant = new Date(text.trim().replace(' ', 'T').slice(0, -offset.length) + colon);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function isDay({ year, month, day }: { readonly year: number; readonly month: number; readonly day: number }): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
