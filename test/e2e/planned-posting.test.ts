import { readFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBot } from '../../src/cli/start-bot.js';
import { parseSession } from '../../src/core/document/parse.js';
import { describeEachStore, SILENT } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');
const [FIRST, SECOND, LAST] = ['1. Is the freezer cheating?', '2. Why did two tins go mouldy?', 'What we took from it'];

describeEachStore('posting by the clock', parseSession, (under) => {
  let group: Group;
  beforeEach(async () => {
    group = await startGroup(under.store);
  });
  afterEach(() => group.close());

  async function preview(data = SOURCE): Promise<APIMessage> {
    const asked = await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data } });
    return asked.answer();
  }

  async function plan(when: string, pace = 'All questions at once'): Promise<APIMessage> {
    const asked = await group.host.click(group.room, (await preview()).id, 'Post at …');
    return (await group.host.submit(asked.modal, { when, pace })).answer();
  }

  async function at(instant: string): Promise<void> {
    group.setTime(instant);
    await group.bot.tick();
    await group.settle();
  }

  const threads = () =>
    [...group.local.world.channels.values()]
      .filter(({ parentId }) => parentId === group.room)
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
      .map(({ name }) => name);

  const overviews = () =>
    group.people.ilse.sees(group.room).filter((message) => wordsOf(message).includes('keeps a sentence for the notes'));

  it('comes at the moment that was chosen, in the document’s zone, once', async () => {
    await preview();
    // The preview is found again when its message is gone.
    const again = await (await group.host.run(group.room, 'session post')).answer();
    const asked = await group.host.click(group.room, again.id, 'Post at …');
    const submitted = await group.host.submit(asked.modal, { when: '2026-10-06 09:00', pace: 'All questions at once' });
    const planned = await submitted.answer();
    expect(wordsOf(planned)).toContain('<t:1791270000:F>');
    expect(wordsOf(planned)).toContain('Europe/Berlin');
    await at('2026-10-06T06:59:30Z');
    expect(threads()).toEqual([]);
    group.setTime('2026-10-06T07:00:10Z');
    // Another process with the same servers wakes at the same moment.
    const { token, apiUrl } = group.local;
    const clock = () => new Date('2026-10-06T07:00:10Z');
    const other = await startBot({
      ...{ token, apiUrl, clock },
      store: under.store,
      log: SILENT,
      holder: 'other',
      zone: 'UTC',
      onFatal: () => {},
    });
    await Promise.all([group.bot.tick(), other.tick()]);
    await Promise.all([group.bot.tick(), other.tick()]);
    await other.stop();
    await group.settle();
    expect(threads()).toEqual([FIRST, SECOND, LAST]);
    expect(overviews()).toHaveLength(1);
  });

  it('comes late when the bot was away, and not when it was taken back', async () => {
    const planned = await plan('2026-10-06 09:00');
    await (await group.host.click(group.room, planned.id, 'Do not post')).answer();
    await at('2026-10-07T09:00:00Z');
    expect(threads()).toEqual([]);
    await plan('2026-10-08 09:00', 'One question a day');
    // The message that said so is gone by then; the status still says it, with the ways to change it.
    const status = async () => (await group.host.run(group.room, 'session status')).answer();
    const shown = await status();
    expect(wordsOf(shown)).toContain('<t:1791442800:F>');
    expect(wordsOf(shown)).toContain('one a day');
    await (await group.host.click(group.room, shown.id, 'Do not post')).answer();
    expect(wordsOf(await status())).not.toContain('<t:');
    await plan('2026-10-08 09:00');
    await group.restart();
    await at('2026-10-29T09:00:00Z');
    expect(threads()).toEqual([FIRST, SECOND, LAST]);
  });

  it.each([
    ['tomorrow', /“tomorrow” is no moment/],
    ['2026-10-04 09:00', /That moment is past/],
  ])('refuses “%s” with what to do, and plans nothing', async (when, said) => {
    const asked = await group.host.click(group.room, (await preview()).id, 'Post at …');
    const submitted = await group.host.submit(asked.modal, { when, pace: 'All questions at once' });
    await group.settle();
    expect(submitted.followUps.map(wordsOf).join()).toMatch(said);
    await at('2026-10-30T09:00:00Z');
    expect(threads()).toEqual([]);
  });

  it('opens one question a day, at the same hour, and the takeaways with the last', async () => {
    group.setTime('2026-10-05T07:20:00Z');
    await group.host.click(group.room, (await preview()).id, 'One a day');
    await group.settle();
    expect(threads()).toEqual([FIRST]);
    const status = await (await group.host.run(group.room, 'session status')).answer();
    expect(wordsOf(status)).toContain('1 of 2 questions are open');
    await at('2026-10-06T06:59:00Z');
    expect(threads()).toEqual([FIRST]);
    await at('2026-10-06T07:00:10Z');
    await group.restart();
    await at('2026-10-06T07:02:00Z');
    expect(threads()).toEqual([FIRST, SECOND, LAST]);
    expect(overviews()).toHaveLength(1);
    expect(wordsOf(overviews()[0] ?? {})).toContain(`[Why did two tins go mouldy?](`);
  });

  it('opens all that have come after three weeks away, in order, and adopts no document that waits', async () => {
    group.setTime('2026-10-05T07:20:00Z');
    const three = SOURCE.replace('2. Why', '2. Who pays for the power?\n3. Why');
    await group.host.click(group.room, (await preview(three)).id, 'One a day');
    await group.settle();
    await preview(three.replace('Who pays for the power?', 'Who counts the power?'));
    await at('2026-10-26T12:00:00Z');
    expect(threads()).toEqual([FIRST, '2. Who pays for the power?', '3. Why did two tins go mouldy?', LAST]);
  });
});
