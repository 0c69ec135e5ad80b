import { UserError } from '../core/errors.js';
import type { Log } from '../core/ports/log.js';
import type { Database } from './db.js';
import * as schema from './schema.js';
import { steadyClient } from './steady-client.js';

const CONNECT_SECONDS = 10;

const POOL = {
  max: 10,
  connect_timeout: CONNECT_SECONDS,
  idle_timeout: 60,
  max_lifetime: 30 * 60,
  prepare: false,
  // Arrays travel in their text form, so a look-up of array types on each connection buys nothing.
  fetch_types: false,
  onnotice: () => {},
};

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
  const address = parseAddress(databaseUrl);
  try {
    return await connect(databaseUrl, TIMEOUTS);
  } catch (error) {
    if (errorCode(error) !== PROTOCOL_VIOLATION) throw unreachable(address, error);
    log.warn({}, 'The pooler takes no time limits from us: set statement_timeout for the database user instead');
    return connect(databaseUrl, {}).catch((again: unknown) => {
      throw unreachable(address, again);
    });
  }
}

async function connect(databaseUrl: string, timeouts: Record<string, number>): Promise<Database> {
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
  ]);
  const makePool = () => {
    const pool = postgres(databaseUrl, { ...POOL, connection: { application_name: 'rapporteur', ...timeouts } });
    // Drizzle changes how the client that it is given reads and writes dates: each new pool is to do the same.
    drizzle(pool);
    return pool;
  };
  const { client, close } = steadyClient(makePool);
  try {
    await client.unsafe('select 1');
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(client, { schema }), close };
}

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function parseAddress(databaseUrl: string): URL {
  const address = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  // A server on a Unix socket stands in the query: postgres:///database?host=/var/run/postgresql
  const hasHost = address !== null && (address.hostname !== '' || address.searchParams.has('host'));
  if (hasHost && /^postgres(?:ql)?:$/.test(address.protocol)) return address;
  throw new UserError({
    message: 'DATABASE_URL is no address of a PostgreSQL database.',
    hint: 'Write it as postgres://user:password@host:5432/database, or leave it out to keep everything in a folder.',
  });
}

/** Only host and database are told: the rest of the address is secret. */
function unreachable({ host, pathname }: URL, error: unknown): Error {
  const code = errorCode(error);
  if (code === null) return error instanceof Error ? error : new Error('The database could not be opened');
  return new UserError({ message: `PostgreSQL at ${host}${pathname} can't be opened (${code}).`, hint: hintFor(code) });
}

function hintFor(code: string): string {
  if (code.startsWith('28')) return 'Check user and password in DATABASE_URL.';
  if (code === '3D000') return 'Create the database first, or correct its name in DATABASE_URL.';
  if (code === '53300') return 'The server has no connection left: raise max_connections or stop another client.';
  return 'Check that the server runs and that DATABASE_URL names its host and port.';
}
