import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { describeEachStore, TEST_DATABASE_URL, WITHOUT_POSTGRES } from '../db/each-store.js';
import { keepingLog } from '../discord/start-world.js';
import { type Group, startGroup, wordsOf } from './group.js';
import { type ProxiedGroup, postSession, startProxiedGroup } from './proxied-group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('answers that fail or come too late', parseSession, (under) => {
  let group: Group;
  let log: ReturnType<typeof keepingLog>;
  beforeEach(async () => {
    log = keepingLog();
    group = await startGroup(under.store, log);
  });
  afterEach(() => group.close());

  /** Holds the bot's next such request back until `go`. */
  function hold(method: string, path: RegExp) {
    let go = () => {};
    const until = new Promise<void>((resolve) => (go = resolve));
    const met = group.local.faults.met;
    group.local.faults.onRequest({ method, path, effect: { kind: 'hold', until } });
    const arrived = () =>
      group.local.until(() => group.local.faults.met > met, { timeoutMs: 10_000, what: `${method} ${path}` });
    return { go, arrived };
  }

  /** Puts the clock beyond the quarter of an hour that an interaction lives, then lets the request go. */
  async function late(held: ReturnType<typeof hold>): Promise<void> {
    await held.arrived();
    group.setTime('2026-10-05T08:20:00Z');
    held.go();
    await group.settle();
  }

  it('posting that fails after a quarter of an hour says so in the channel', async () => {
    const loaded = await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data: SOURCE } });
    const { id } = await loaded.answer();
    const held = hold('POST', /\/messages$/);
    await group.host.click(group.room, id, 'Post');
    const body = { code: 160006, message: 'Maximum number of active threads reached' };
    group.local.faults.onRequest({ method: 'POST', path: /\/threads$/, effect: { kind: 'status', status: 400, body } });
    await late(held);
    expect(wordsOf(group.people.ilse.sees(group.room).at(-1) ?? {})).toContain('Close or archive threads');
  });

  it('an answer that is not lasting goes to the log and not into the channel', async () => {
    await postSession(group, under.store);
    const before = group.people.ilse.sees(group.room).length;
    const held = hold('PATCH', /^\/webhooks\//);
    await group.host.run(group.room, 'session status');
    await late(held);
    expect(group.people.ilse.sees(group.room)).toHaveLength(before);
    expect(log.lines.map(({ message }) => message)).toContain('an answer came too late to be shown');
  });

  it('whose acknowledgement Discord does not take write nothing', async () => {
    const { session } = await postSession(group, under.store);
    const body = { code: 10062, message: 'Unknown interaction' };
    group.local.faults.onRequest({ path: /callback$/, effect: { kind: 'status', status: 404, body } });
    const asked = await group.host.run(group.room, 'session speaker', { user: group.people.marta.id });
    expect(asked.kind).toBe('failed');
    await group.settle();
    const record = await under.store.record(group.guild.id, session);
    expect(record?.session.speaker).toBeNull();
  });
});

describe.skipIf(TEST_DATABASE_URL === undefined)(`a database of five seconds an answer${WITHOUT_POSTGRES}`, () => {
  let world: ProxiedGroup;
  beforeEach(async () => {
    world = await startProxiedGroup();
  });
  afterEach(() => world.close());

  it('every interaction is acknowledged in time, modals and offers come from memory, and handlers finish', async () => {
    const { group, thread } = world;
    const { host, room, people } = group;
    const said = await people.marta.say(thread, 'One sentence here.');
    await group.settle();
    world.proxy.delay = 5_000;
    // The local Discord counts what is not answered within three seconds as failed.
    const asked = await Promise.all([
      host.run(room, 'session status'),
      host.run(room, 'claim list'),
      host.run(room, 'session export'),
      host.run(room, 'session speaker', { user: people.marta.id }),
    ]);
    expect(asked.map(({ kind }) => kind)).toEqual(['deferred', 'deferred', 'deferred', 'deferred']);
    const menu = await people.ilse.menu(thread, said.id, 'Keep a sentence');
    expect(menu.kind).toBe('modal');
    expect(await host.type(room, 'session status', { session: '' }, 'session')).toHaveLength(1);
    const submitted = await people.ilse.submit(menu.modal, {});
    expect(submitted.kind).toBe('deferred');
    world.proxy.delay = 0;
    for (const each of [...asked, submitted]) await each.answer({ timeoutMs: 60_000 });
    const record = await world.store.record(group.guild.id, world.session);
    expect(record?.session.speaker).toBe(people.marta.id);
    expect(record?.claims.map(({ quote }) => quote)).toEqual(['One sentence here.']);
  }, 120_000);
});
