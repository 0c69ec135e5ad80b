import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEEP } from '../../src/core/replies.js';
import { TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { type ProxiedGroup, startProxiedGroup } from './proxied-group.js';

describe.skipIf(TEST_DATABASE_URL === undefined)(`bad minutes of PostgreSQL${WITHOUT_POSTGRES}`, () => {
  let world: ProxiedGroup;
  beforeEach(async () => {
    world = await startProxiedGroup();
  });
  afterEach(() => world.close());

  /** People talk on while `harm` is done after each few messages. */
  async function talk(harm: () => unknown): Promise<void> {
    const { marta, ilse } = world.group.people;
    for (let n = 0; n < 60; n += 1) {
      const said = await marta.say(world.thread, `Sentence ${n} of a bad minute.`);
      if (n % 3 === 0) await ilse.edit(world.thread, (await ilse.say(world.thread, 'First.')).id, `Edited ${n}.`);
      if (n % 10 === 0) await ilse.react(world.thread, said.id, KEEP);
      if (n % 7 === 3) await harm();
    }
  }

  async function nothingIsLost(): Promise<void> {
    await world.group.settle();
    expect(await world.inStore()).toEqual(world.inDiscord());
    const record = await world.store.record(world.group.guild.id, world.session);
    expect(record?.claims.map(({ quote }) => quote)).toEqual(
      [0, 10, 20, 30, 40, 50].map((n) => `Sentence ${n} of a bad minute.`),
    );
    expect(world.group.bot.app.memory.session(world.group.guild.id, world.session)).toEqual(record);
  }

  it('killed backends lose nothing, and nothing is kept twice', async () => {
    let killed = 0;
    await talk(async () => {
      killed += await world.terminate();
    });
    expect(killed).toBeGreaterThan(0);
    await nothingIsLost();
  });

  it('cut connections lose nothing', async () => {
    await talk(() => world.proxy.cut());
    await nothingIsLost();
  });

  it('a server that refuses for a while loses nothing', async () => {
    await talk(() => {
      world.proxy.refusing = !world.proxy.refusing;
      world.proxy.cut();
    });
    world.proxy.refusing = false;
    await nothingIsLost();
  });

  it('a pool whose connections are all busy loses nothing', async () => {
    world.proxy.stalling = true;
    const busy = Array.from({ length: 12 }, () => world.store.sessions.servers());
    await talk(() => undefined);
    world.proxy.stalling = false;
    await Promise.all(busy);
    await nothingIsLost();
  });

  it('more than memory may hold while the database is away is gathered when it is back', async () => {
    await world.close();
    world = await startProxiedGroup({ mostWaiting: { changes: 10, characters: 10_000 } });
    const { marta, ilse, teo } = world.group.people;
    const before = await marta.say(world.thread, 'Before the bad minute.');
    const kept = await marta.say(world.thread, 'Kept in the bad minute.');
    const removed = await marta.say(world.thread, 'Removed in the bad minute.');
    await world.group.settle();
    // Swept just now, so that no ordinary sweep is due when the database is back.
    await world.group.bot.tick();
    await world.group.bot.drain();
    world.proxy.refusing = true;
    world.proxy.cut();
    for (let n = 0; n < 30; n += 1) await ilse.say(world.thread, `Said meanwhile ${n}.`);
    await marta.edit(world.thread, before.id, 'Edited meanwhile.');
    await marta.remove(world.thread, removed.id);
    await teo.react(world.thread, kept.id, KEEP);
    world.proxy.refusing = false;
    await ilse.say(world.thread, 'Afterwards.');
    await world.group.settle();
    expect(await world.inStore()).toEqual(world.inDiscord());
    const record = await world.store.record(world.group.guild.id, world.session);
    expect(record?.claims.map(({ quote }) => quote)).toEqual(['Kept in the bad minute.']);
  });

  /** The same world with settings of PostgreSQL's own. */
  async function worldWith(settings: Readonly<Record<string, string>>): Promise<void> {
    await world.close();
    world = await startProxiedGroup({}, settings);
  }

  /** How often PostgreSQL refused what the program sent. */
  const rolledBack = async () => {
    // What a backend counted is told when it goes idle or ends, and read anew in each transaction.
    await world.terminate();
    const [row] = await world.admin`select xact_rollback from pg_stat_database where datname = current_database()`;
    return Number(row?.xact_rollback);
  };

  it('statements that take too long are tried again, and lose nothing', async () => {
    await worldWith({ statement_timeout: '100' });
    const before = await rolledBack();
    await talk(() =>
      world.admin.begin((sql) => sql`lock table replies in exclusive mode`.then(() => sql`select pg_sleep(0.3)`)),
    );
    await nothingIsLost();
    expect(await rolledBack()).toBeGreaterThan(before);
  });

  it('writes that another one overtakes are tried again, and lose nothing', async () => {
    await worldWith({ default_transaction_isolation: 'repeatable read' });
    const before = await rolledBack();
    // The thread's row is touched while a batch waits for it: then its snapshot is too old (SQLSTATE 40001).
    const overtake = () =>
      world.admin.begin(async (sql) => {
        await sql`update places set swept_at = now()`;
        await sql`select pg_sleep(0.2)`;
      });
    await talk(overtake);
    await nothingIsLost();
    expect(await rolledBack()).toBeGreaterThan(before);
  });
});
