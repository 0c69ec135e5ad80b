import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Log } from '../../src/core/ports/log.js';
import type { Store } from '../../src/core/ports/store.js';
import type { Database, Db } from '../../src/db/db.js';
import { IN_MEMORY, openDatabase } from '../../src/db/open.js';
import type { ParseDocument } from '../../src/db/parse-document.js';
import * as schema from '../../src/db/schema.js';
import { createStore } from '../../src/db/store.js';

/** The address of a PostgreSQL server on which tests may make and drop databases. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

export const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Why the PostgreSQL half of a suite is not run; empty when it is. */
export const WITHOUT_POSTGRES =
  TEST_DATABASE_URL === undefined ? ' (skipped: TEST_DATABASE_URL names no PostgreSQL server)' : '';

/** What a test of the store has in hand. Both are there inside tests and hooks only. */
export interface StoreUnderTest {
  readonly backend: 'PGlite' | 'PostgreSQL';
  readonly store: Store;
  readonly db: Db;
}

/** A database of this test's own on the server, and how to be rid of it. */
export async function makeDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `${inject('databases')}${randomUUID().replaceAll('-', '')}`;
  await administer(async (admin) => {
    await admin`create database ${admin(name)}`;
    // What a test writes need not survive a power cut; waiting for the disk is most of its time.
    await admin`alter database ${admin(name)} set synchronous_commit = off`;
  });
  const url = new URL(TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer((admin) => admin`drop database if exists ${admin(name)} with (force)`),
  };
}

async function administer(act: (admin: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  if (TEST_DATABASE_URL === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const admin = postgres(TEST_DATABASE_URL, { max: 1, onnotice: () => {} });
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

/** Empties every table. Deleting few rows is faster than truncating, which makes PostgreSQL write new files. */
export async function emptyTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of Object.values(schema)) await tx.delete(table);
  });
}

/**
 * The database that all suites of this process share: opening one takes seconds, emptying it none. It ends with the
 * process, the one on PostgreSQL with the run.
 */
const shared = new Map<StoreUnderTest['backend'], Promise<Database>>();

function sharedDatabase(backend: StoreUnderTest['backend']): Promise<Database> {
  const there = shared.get(backend) ?? openShared(backend);
  shared.set(backend, there);
  return there;
}

async function openShared(backend: StoreUnderTest['backend']): Promise<Database> {
  const databaseUrl = backend === 'PostgreSQL' ? (await makeDatabase()).url : null;
  return openDatabase({ databaseUrl, dataFolder: IN_MEMORY, log: SILENT });
}

/**
 * One suite for both databases: PGlite in memory, and PostgreSQL when {@link TEST_DATABASE_URL} is set. The database
 * is emptied before every test.
 */
export function describeEachStore(title: string, parse: ParseDocument, suite: (under: StoreUnderTest) => void): void {
  describe(`${title} on PGlite`, () => suite(openFor('PGlite', parse)));
  describe.skipIf(TEST_DATABASE_URL === undefined)(`${title} on PostgreSQL${WITHOUT_POSTGRES}`, () =>
    suite(openFor('PostgreSQL', parse)),
  );
}

/** A suite on PGlite alone: for what is decided above the store, and long. */
export function describeOneStore(title: string, parse: ParseDocument, suite: (under: StoreUnderTest) => void): void {
  describe(title, () => suite(openFor('PGlite', parse)));
}

function openFor(backend: StoreUnderTest['backend'], parse: ParseDocument): StoreUnderTest {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await sharedDatabase(backend);
  });
  beforeEach(() => emptyTables(opened().db));
  function opened(): Database {
    if (database === undefined) throw new Error('The database is open inside tests and hooks only');
    return database;
  }
  return {
    backend,
    get db() {
      return opened().db;
    },
    get store() {
      return createStore(opened(), parse);
    },
  };
}
