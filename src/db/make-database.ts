import postgres from 'postgres';

/** A database of one trial's own on a PostgreSQL server. */
export interface MadeDatabase {
  readonly url: string;
  /** Ends every lease on work, as if a minute had gone by. */
  freeLeases(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Makes a database for trials, to be dropped after them.
 *
 * @param server an address whose role may make databases
 * @param name letters, digits and underscores only
 */
export async function makeDatabase(server: string, name: string): Promise<MadeDatabase> {
  if (!/^\w+$/.test(name)) throw new Error(`no name of a database: ${name}`);
  const run = async (address: string, statement: string): Promise<void> => {
    const sql = postgres(address, { max: 1, onnotice: () => undefined });
    await sql.unsafe(statement);
    await sql.end();
  };
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    freeLeases: () => run(url.href, `update work set lease_until = now() where state <> 'done'`),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  };
}
