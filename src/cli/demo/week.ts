/** The demo's zone; the week lies before the change of clocks, so one day is always 24 hours long. */
export const DEMO_ZONE = 'Europe/Berlin';

/** Monday 5 October 2026, midnight in Berlin. */
const MONDAY = Date.UTC(2026, 9, 4, 22);

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon+'];
const MOMENT = /^(\w{3}\+?) (\d{2}):(\d{2})$/;
const MINUTE = 60_000;

/**
 * The instant of a moment of the demo's week.
 *
 * @param at such as `Thu 19:00`, or `Mon+ 09:00` for the Monday after
 * @throws Error when it is written otherwise: a mistake in the script, not in anybody's input
 */
export function momentOf(at: string): Date {
  const found = MOMENT.exec(at);
  const day = DAYS.indexOf(found?.[1] ?? '');
  const hour = Number(found?.[2]);
  const minute = Number(found?.[3]);
  if (day < 0 || hour > 23 || minute > 59) throw new Error(`No moment of the demo's week: ${at}`);
  return new Date(MONDAY + ((day * 24 + hour) * 60 + minute) * MINUTE);
}

/** Scenes in the order they are played; those of the same moment stay as they were written. */
export function inOrder<T extends { readonly at: string }>(scenes: readonly T[]): readonly T[] {
  return scenes.toSorted((a, b) => momentOf(a.at).getTime() - momentOf(b.at).getTime());
}
