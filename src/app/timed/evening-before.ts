import { addDays, instantOf, wallTime } from '../../core/zoned.js';

/** The hour of the evening before a meeting. */
const EVENING = 18;

/** The evening before an instant, by a zone's wall clock. */
export function eveningBefore(instant: Date, zone: string): Date {
  return instantOf({ ...addDays(wallTime(instant, zone), -1), hour: EVENING }, zone);
}
