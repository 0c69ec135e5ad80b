import postgres from 'postgres';
import { parseSession } from '../src/core/document/parse.js';
import type { Log } from '../src/core/ports/log.js';
import type { Store } from '../src/core/ports/store.js';
import { openStore } from '../src/db/open.js';

const ADDRESS = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A PostgreSQL database of the benches' own: ours through the store, the reference through its own client. */
export interface BenchStore {
  readonly store: Store;
  readonly sql: postgres.Sql;
  readonly url: string;
}

/** Makes an empty database, lets `work` use it, and drops it. The server is BENCH_DATABASE_URL's, by default the local one. */
export async function withBenchStore<T>(work: (under: BenchStore) => Promise<T>): Promise<T> {
  const name = `rapporteur_bench_${process.pid}`;
  const admin = postgres(ADDRESS, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(ADDRESS);
  url.pathname = `/${name}`;
  const options = { databaseUrl: url.href, dataFolder: '', log: SILENT, parse: parseSession };
  const store = await openStore(options);
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  try {
    return await work({ store, sql, url: url.href });
  } finally {
    await sql.end();
    await store.close();
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  }
}
