import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('answers long after the question', parseSession, (under) => {
  let group: Group;
  beforeEach(async () => {
    group = await startGroup(under.store);
  });
  afterEach(() => group.close());

  async function preview() {
    const { host, room } = group;
    return (await host.run(room, 'session load', { document: { name: 'bread.md', data: SOURCE } })).answer();
  }

  function threads() {
    return [...group.local.world.channels.values()].filter((channel) => channel.parentId === group.room);
  }

  function thread(start: string): string {
    const found = threads().find(({ name }) => name.startsWith(start));
    if (!found) throw new Error(`no thread ${start}`);
    return found.id;
  }

  it('tells the end of a posting of twenty minutes as a message, once, where the host had pressed', async () => {
    const { host, room, local, people } = group;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    local.faults.onRequest({ method: 'POST', path: /\/threads$/, skip: 1, effect: { kind: 'hold', until: held } });
    await host.click(room, (await preview()).id, 'Post');
    await local.until(() => local.faults.met === 1, { what: 'the second thread' });
    group.setTime('2026-10-05T08:20:00Z');
    release();
    const told = () => people.ilse.sees(room).filter((message) => wordsOf(message).includes('is posted'));
    await local.until(() => told().length > 0, { what: 'the late answer' });
    await group.settle();
    expect(told()).toHaveLength(1);
    expect(told()[0]?.author.id).toBe(local.botUserId);
    expect(threads().map(({ name }) => name)).toEqual([
      '1. Is the freezer cheating?',
      '2. Why did two tins go mouldy?',
      'What we took from it',
    ]);
  });

  it('tells the end of a short posting to the host alone', async () => {
    const { host, room, people } = group;
    await (await host.click(room, (await preview()).id, 'Post')).answer();
    await group.settle();
    expect(threads()).toHaveLength(3);
    expect(people.ilse.sees(room).filter((message) => wordsOf(message).includes('is posted'))).toEqual([]);
  });

  it('buttons on messages from before a restart work after it', async () => {
    const { host, room, people } = group;
    const shown = await preview();
    await group.restart();
    await host.click(room, shown.id, 'Post');
    await group.settle();
    expect(threads()).toHaveLength(3);
    await group.restart();
    const first = people.ilse.sees(room)[1]?.id ?? '';
    const choices = await (await people.ilse.click(room, first, 'Name me')).answer();
    await group.restart();
    await (await people.ilse.click(room, choices.id, 'My name')).answer();
    expect(await under.store.people.find(group.guild.id, people.ilse.id)).toMatchObject({ outside: 'name' });
  });

  it('a form opened before a restart is taken after it', async () => {
    const { host, room, people } = group;
    await host.click(room, (await preview()).id, 'Post');
    await group.settle();
    const talk = thread('1.');
    const reply = await people.teo.say(talk, 'I froze twelve loaves. Nobody could tell.');
    await group.settle();
    const asked = await people.ilse.menu(talk, reply.id, 'Keep a sentence');
    await group.restart();
    const kept = await people.ilse.submit(asked.modal, { sentence: ['Nobody could tell.'] });
    expect(wordsOf(await kept.answer())).toContain('Kept as 1.1: “Nobody could tell.”');
    const [session] = await under.store.sessions.list(group.guild.id);
    const record = await under.store.record(group.guild.id, session?.id ?? '');
    expect(record?.claims.map(({ quote, keeper }) => [quote, keeper])).toEqual([
      ['Nobody could tell.', people.ilse.id],
    ]);
  });
});
