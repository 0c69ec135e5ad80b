import { customType, timestamp } from 'drizzle-orm/pg-core';
import { arrayLiteral, parseArrayLiteral } from './array-literal.js';
import { harmlessText } from './harmless-text.js';
import { storedId } from './stored-id.js';

/** A Discord id, or one of ours: a decimal string here, `bigint` there, and never a Number (Discord reference, "Snowflakes"). */
export const idColumn = customType<{ data: string; driverData: unknown }>({
  dataType: () => 'bigint',
  toDriver: storedId,
  fromDriver: (value) => String(value),
});

/** Text of any source; what PostgreSQL would refuse is made harmless on the way in. */
export const textColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: harmlessText,
});

/** A list of short texts. One driver gives the array's text form back, the other the array itself. */
export const textListColumn = customType<{ data: readonly string[]; driverData: string | string[] }>({
  dataType: () => 'text[]',
  toDriver: (values) => arrayLiteral(values.map(harmlessText)),
  fromDriver: (value) => (typeof value === 'string' ? parseArrayLiteral(value) : value),
});

/** Bytes exactly as they came. */
export const bytesColumn = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

/** An instant to the millisecond, which is what a `Date` holds. */
export function instantColumn(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
