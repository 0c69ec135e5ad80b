/** What is known of a server that the bot was taken out of is erased so many days later (design 7). */
const SERVER_KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Servers that were left before this instant are erased. */
export function erasedBefore(now: Date): Date {
  return new Date(now.getTime() - SERVER_KEPT_DAYS * DAY_MS);
}
