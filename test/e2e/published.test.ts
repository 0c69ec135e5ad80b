import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSession } from '../../src/core/document/parse.js';
import { AGREE, KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('what was published', parseSession, (under) => {
  let group: Group;
  let news: string;
  let talk: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    const preview = await (
      await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data: SOURCE } })
    ).answer();
    await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    news = group.guild.createChannel({ name: 'news' }).id;
    talk = [...group.local.world.channels.values()].find(({ name }) => name.startsWith('1.'))?.id ?? '';
    const options = { channel: news, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' };
    await (await group.host.run(group.room, 'digest schedule', options)).answer();
  });
  afterEach(() => group.close());

  /** Says it, has it kept and agreed with by two; gives the message. */
  async function kept(text: string): Promise<string> {
    const { ilse, teo, noor } = group.people;
    const { id } = await teo.say(talk, text);
    await ilse.react(talk, id, KEEP);
    await ilse.react(talk, id, AGREE);
    await noor.react(talk, id, AGREE);
    await group.settle();
    return id;
  }

  async function publish(): Promise<void> {
    group.setTime('2026-10-09T16:00:30Z');
    await group.bot.tick();
    await group.settle();
  }

  function digests() {
    return group.people.ilse.sees(news);
  }

  function shown(): string {
    return wordsOf(digests()[0] ?? {});
  }

  function file(): string {
    const url = digests()[0]?.attachments[0]?.url;
    return url === undefined ? '' : Buffer.from(group.local.fetchFile(url)?.data ?? []).toString('utf8');
  }

  /** The bot's edits in the digest's channel since they were last counted. */
  let counted = 0;
  function edits(): number {
    const all = group.local.requests.filter(
      ({ method, path }) => method === 'PATCH' && path.startsWith(`/channels/${news}/messages/`),
    ).length;
    const since = all - counted;
    counted = all;
    return since;
  }

  it('loses words that nobody agreed with, which stand there in a small group’s week', async () => {
    const { ilse, teo } = group.people;
    const { id } = await teo.say(talk, 'Count the freezer.');
    await ilse.react(talk, id, KEEP);
    await group.settle();
    await publish();
    expect(shown()).toContain('Count the freezer.');
    await teo.remove(talk, id);
    await group.settle();
    expect(shown()).not.toContain('Count the freezer.');
    expect(file()).not.toContain('Count the freezer.');
  });

  it('loses a deleted message’s words in the digest and in its file, with one edit; the rest stays', async () => {
    counted = 0;
    const gone = await kept('Count the freezer.');
    await kept('The tin keeps the crust soft.');
    await publish();
    expect(shown()).toContain('Count the freezer.');
    expect(file()).toContain('Count the freezer.');
    const before = digests()[0]?.id;
    await group.people.teo.remove(talk, gone);
    await group.settle();
    expect(shown()).not.toContain('Count the freezer.');
    expect(file()).not.toContain('Count the freezer.');
    expect(shown()).toContain('The tin keeps the crust soft.');
    expect(file()).toContain('The tin keeps the crust soft.');
    expect(digests().map(({ id, attachments }) => [id, attachments.length])).toEqual([[before, 1]]);
    expect(edits()).toBe(1);
  });

  it('loses words that were edited away, and is not edited for a change elsewhere in the message', async () => {
    counted = 0;
    const message = await kept('Count the freezer.');
    await publish();
    await group.people.teo.edit(talk, message, 'Count the freezer. I mean it.');
    await group.settle();
    expect(edits()).toBe(0);
    await group.people.teo.edit(talk, message, 'I was not there.');
    await group.settle();
    expect(shown()).not.toContain('Count the freezer.');
    expect(edits()).toBe(1);
  });

  it('tells nothing new when it is written again', async () => {
    const gone = await kept('Count the freezer.');
    await kept('The tin keeps the crust soft.');
    await publish();
    await kept('Said a day after the digest.');
    await group.people.teo.remove(talk, gone);
    await group.settle();
    expect(shown()).not.toContain('Said a day after');
    expect(shown()).not.toContain('Count the freezer.');
  });

  it('has no file any more where an edit names none', async () => {
    await kept('Count the freezer.');
    await publish();
    expect(file()).not.toBe('');
    const components = [{ type: 10, content: 'A quiet week.' }];
    await group.bot.app.chat.edit(news, digests()[0]?.id ?? '', { components, files: [] });
    expect(digests()[0]?.attachments).toEqual([]);
  });

  it('calls people as they chose since, and leaves out of the file who wants nothing of theirs there', async () => {
    const { teo } = group.people;
    await kept('Count the freezer.');
    await publish();
    expect(file()).toContain('a participant');
    const notice = teo.sees(group.room)[1]?.id ?? '';
    const choose = async (label: string) => {
      const choices = await (await teo.click(group.room, notice, 'Name me')).answer();
      await (await teo.click(group.room, choices.id, label)).answer();
      await group.settle();
    };
    await choose('My name');
    expect(file()).toContain('Teo');
    await choose('Not outside at all');
    expect(file()).not.toContain('Teo');
    expect(file()).not.toContain('Count the freezer.');
    expect(shown()).toContain('Count the freezer.');
  });

  it('is corrected at the next start where the bot was away', async () => {
    const gone = await kept('Count the freezer.');
    await publish();
    await group.bot.stop();
    await group.people.teo.remove(talk, gone);
    await group.restart();
    await group.settle();
    await group.bot.tick();
    expect(shown()).not.toContain('Count the freezer.');
  });

  it('is edited once for all that goes while Discord makes us wait', async () => {
    counted = 0;
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) ids.push(await kept(`${name} loaves were fine.`));
    await publish();
    let go = () => {};
    const until = new Promise<void>((resolve) => {
      go = resolve;
    });
    const path = new RegExp(`/channels/${news}/messages/`);
    group.local.faults.onRequest({ method: 'PATCH', path, effect: { kind: 'hold', until } });
    const met = group.local.faults.met;
    await group.people.teo.remove(talk, ids[0] ?? '');
    await group.local.until(() => group.local.faults.met > met, { what: 'the first edit' });
    for (const id of ids.slice(1, 3)) await group.people.teo.remove(talk, id);
    await group.host.type(group.room, 'claim change', { claim: '' }, 'claim');
    await group.local.until(async () => (await under.store.replies.find(group.guild.id, ids[2] ?? '')) === null, {
      what: 'all deletions stored',
    });
    go();
    await group.settle();
    expect(shown()).toContain('Four loaves');
    for (const name of ['One', 'Two', 'Three']) expect(shown()).not.toContain(`${name} loaves`);
    expect(edits()).toBe(2);
  });

  it('is left alone where somebody deleted the digest, and is asked for no more', async () => {
    counted = 0;
    const first = await kept('Count the freezer.');
    const second = await kept('The tin keeps the crust soft.');
    await publish();
    await group.host
      .remove(news, digests()[0]?.id ?? '')
      .catch(() => group.guild.owner.remove(news, digests()[0]?.id ?? ''));
    for (const id of [first, second]) {
      await group.people.teo.remove(talk, id);
      await group.settle();
    }
    expect(digests()).toEqual([]);
    expect(edits()).toBe(1);
  });

  it('is corrected later where Discord refuses at first', async () => {
    const gone = await kept('Count the freezer.');
    await publish();
    group.guild.setOverwrites(news, [{ id: group.guild.botRoleId, of: 'role', deny: 1n << 10n }]);
    await group.people.teo.remove(talk, gone);
    await group.settle();
    expect(shown()).toContain('Count the freezer.');
    group.guild.setOverwrites(news, []);
    await group.bot.tick();
    // It is not asked each minute: the row waits for ten.
    expect(shown()).toContain('Count the freezer.');
    const { postedDigests } = await import('../../src/db/schema.js');
    await under.db.update(postedDigests).set({ leaseUntil: null });
    await group.bot.tick();
    expect(shown()).not.toContain('Count the freezer.');
  });

  it('tells hosts which exports hold words that were withdrawn, and nobody else', async () => {
    const gone = await kept('Count the freezer.');
    await kept('The tin keeps the crust soft.');
    await (await group.host.run(group.room, 'session export')).answer();
    const status = async (who = group.host) => wordsOf(await (await who.run(group.room, 'session status')).answer());
    expect(await status()).not.toContain('still holds');
    await group.people.teo.remove(talk, gone);
    await group.settle();
    expect(await status()).toContain(`by <@${group.host.id}>: still holds 1.1. Replace that file`);
    expect(await status(group.people.ilse)).not.toContain('still holds');
  });
});
