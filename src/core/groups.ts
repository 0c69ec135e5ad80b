import { createHash } from 'node:crypto';

/** The group of a session whose document names none, and of a server that has only one (design 8, groups). */
export const DEFAULT_GROUP = 'default';

/** How buttons name a group: its own name may be of any length and any signs. */
export function groupKey(group: string): string {
  return createHash('sha256').update(group).digest('hex').slice(0, 16);
}
