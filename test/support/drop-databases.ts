import postgres from 'postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** How all databases that a run makes on PostgreSQL begin. */
    databases: string;
  }
}

/** Names the databases of a run, and drops at its end those that are still there: suites that share one never do. */
export default function setup(project: TestProject): () => Promise<void> {
  const prefix = `rapporteur_${process.pid}_`;
  project.provide('databases', prefix);
  return async () => {
    const { TEST_DATABASE_URL } = process.env;
    if (TEST_DATABASE_URL === undefined) return;
    const admin = postgres(TEST_DATABASE_URL, { max: 1, onnotice: () => {} });
    const left = await admin`select datname from pg_database where starts_with(datname, ${prefix})`;
    for (const { datname } of left) await admin`drop database if exists ${admin(datname)} with (force)`;
    await admin.end();
  };
}
