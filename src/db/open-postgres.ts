import { UserError } from '../core/errors.js';
import type { Log } from '../core/ports/log.js';
import type { Database } from './db.js';
import * as schema from './schema.js';

const CONNECT_SECONDS = 10;

/** Cut on the server: a statement that runs too long, and a transaction that somebody forgot. */
const TIMEOUTS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/** What a pooler answers to a start-up parameter that it does not pass on (PostgreSQL manual, "Error Codes"). */
const PROTOCOL_VIOLATION = '08P01';

/**
 * Opens a pool of at most ten connections and tries one. Statements are never prepared by name, so that a pooler
 * handing connections out per transaction may stand between.
 * @throws UserError when the server can't be reached, refuses us, or the address is none
 */
export async function openPostgres(databaseUrl: string, log: Log): Promise<Database> {
  try {
    return await connect(databaseUrl, TIMEOUTS);
  } catch (error) {
    if (errorCode(error) !== PROTOCOL_VIOLATION) throw unreachable(databaseUrl, error);
    log.warn({}, 'The pooler takes no time limits from us: set statement_timeout for the database user instead');
    return connect(databaseUrl, {}).catch((again: unknown) => {
      throw unreachable(databaseUrl, again);
    });
  }
}

async function connect(databaseUrl: string, timeouts: Record<string, number>): Promise<Database> {
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
  ]);
  const client = postgres(databaseUrl, {
    max: 10,
    connect_timeout: CONNECT_SECONDS,
    idle_timeout: 60,
    max_lifetime: 30 * 60,
    prepare: false,
    // Arrays travel in their text form, so a look-up of array types on each connection buys nothing.
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'rapporteur', ...timeouts },
  });
  try {
    await client`select 1`;
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  // From here the client is drizzle's alone: drizzle changes how it reads and writes dates.
  return { db: drizzle(client, { schema }), close: () => client.end({ timeout: 5 }) };
}

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The server's own words may hold nothing secret; the address does, so only host and database are told. */
function unreachable(databaseUrl: string, error: unknown): Error {
  const code = errorCode(error);
  if (!URL.canParse(databaseUrl)) {
    return new UserError({
      message: 'DATABASE_URL is no address of a PostgreSQL database.',
      hint: 'Write it as postgres://user:password@host:5432/database, or leave it out to keep everything in a folder.',
    });
  }
  if (code === null) return error instanceof Error ? error : new Error('The database could not be opened');
  const { host, pathname } = new URL(databaseUrl);
  return new UserError({
    message: `PostgreSQL at ${host}${pathname} can't be opened (${code}).`,
    hint: hintFor(code),
  });
}

function hintFor(code: string): string {
  if (code.startsWith('28')) return 'Check user and password in DATABASE_URL.';
  if (code === '3D000') return 'Create the database first, or correct its name in DATABASE_URL.';
  if (code === '53300') return 'The server has no connection left: raise max_connections or stop another client.';
  return 'Check that the server runs and that DATABASE_URL names its host and port.';
}
