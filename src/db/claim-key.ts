import { and, eq, type SQL } from 'drizzle-orm/sql';
import type { Id } from '../core/ids.js';
import { claims } from './schema.js';
import { isStoredId } from './stored-id.js';

/** True for one claim, removed or not, by its number as people write it; null when that is no such number. */
export function isClaimNumber(server: Id, session: string, number: string): SQL | null {
  const [, question, n] = /^([0-9]{1,9})\.([0-9]{1,9})$/.exec(number) ?? [];
  if (question === undefined || n === undefined || !isStoredId(session)) return null;
  return (
    and(
      eq(claims.server, server),
      eq(claims.session, BigInt(session)),
      eq(claims.question, Number(question)),
      eq(claims.number, Number(n)),
    ) ?? null
  );
}
