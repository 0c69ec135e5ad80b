import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Store } from '../core/ports/store.js';

/**
 * The same store, whose failed queries tell which statement failed and why, but none of the values in it: drizzle puts
 * all of them into its message, what people wrote among them, and errors end in logs.
 */
export function withoutValues(store: Store): Store {
  // Each part is an object of asynchronous functions, and so is the whole: the shape stays what it was.
  return guarded(store) as Store;
}

function guarded(part: object): object {
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    typeof value === 'function' ? guardedCall(value as AnyCall) : guarded(value as object),
  ]);
  return Object.fromEntries(entries);
}

type AnyCall = (...args: unknown[]) => Promise<unknown>;

function guardedCall(call: AnyCall): AnyCall {
  return async (...args) => {
    try {
      return await call(...args);
    } catch (error) {
      throw error instanceof DrizzleQueryError ? bareError(error) : error;
    }
  };
}

/** A query that failed. */
export interface QueryError extends Error {
  /** PostgreSQL's or the driver's code, such as `23505`; null when there was none. */
  readonly code: string | null;
}

/** The server's message may quote a value, its code and the names it gives do not. */
function bareError(error: DrizzleQueryError): QueryError {
  const cause = (error.cause ?? {}) as Readonly<Record<string, unknown>>; // Both drivers' errors carry these fields as text.
  const name = (field: string) => (typeof cause[field] === 'string' ? cause[field] : null);
  const code = name('code');
  const about = [code, name('constraint_name') ?? name('constraint'), name('routine')].filter((each) => each !== null);
  const bare = new Error(`A query failed (${about.join(', ') || 'no code'}): ${error.query.slice(0, 200)}`);
  return Object.assign(bare, { code });
}
