import { readFileSync } from 'node:fs';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDocument } from '../../src/app/write-back.js';
import { wordsFor } from '../../src/core/catalogue/words-for.js';
import { parseSession } from '../../src/core/document/parse.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import type { GroupSettings } from '../../src/core/settings.js';
import type { Actor } from '../../src/local-discord/actor.js';
import type { Asked } from '../../src/local-discord/interactions/asked.js';
import { transcriptOf } from '../../src/local-discord/transcript.js';
import { describeEachStore } from '../db/each-store.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SOURCE = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');

describeEachStore('/settings', parseSession, (under) => {
  let group: Group;
  beforeEach(async () => {
    group = await startGroup(under.store);
  });
  afterEach(() => group.close());

  const open = (by: Actor, values = {}) => by.run(group.room, 'settings', values);
  const page = async (by: Actor, values = {}) => (await open(by, values)).answer();
  const stored = async (name = DEFAULT_GROUP): Promise<GroupSettings | undefined> =>
    (await under.store.settings.ofServer(group.guild.id)).find((each) => each.group === name)?.settings;
  /** What a button, select or form came to: the page, and what was said aside. */
  const said = async (asked: Asked) => {
    await group.settle();
    return [asked.message, ...asked.followUps].map((message) => wordsOf(message ?? {})).join('\n');
  };
  const fill = async (message: { id: string }, form: string, values: Record<string, string | string[]>) => {
    const opened = await group.host.click(group.room, message.id, form);
    return said(await group.host.submit(opened.modal, values));
  };

  it('shows every choice in words, to hosts alone', async () => {
    const words = wordsOf(await page(group.host));
    expect(words).toMatch(/Time zone:\*\* Pacific\/Kiritimati, as the bot itself/);
    expect(words).toMatch(/Emoji for keeping:\*\* 📌/);
    expect(words).toMatch(/Words that nobody kept:\*\* are erased 90 days after closing/);
    expect(wordsOf(await page(group.people.teo))).toContain('Only hosts change the settings');
    expect(wordsOf(await page(group.host, { group: 'nobody' }))).toContain('no such group');
  });

  it('changes roles for who may Manage Server, whose role then lets somebody change the rest', async () => {
    const role = group.guild.createRole({ name: 'hosts' }).id;
    const shown = await page(group.host);
    expect(await said(await group.host.choose(group.room, shown.id, 'Hosts', [role]))).toContain(`and <@&${role}>`);
    expect(await stored()).toMatchObject({ hostRoles: [role] });
    group.guild.editMember(group.people.ilse.id, { roleIds: [role] });
    const hers = await page(group.people.ilse);
    expect(wordsOf(hers)).toContain('Only who may Manage Server changes roles');
    const forum = group.guild.createChannel({ name: 'papers', type: 'forum' }).id;
    await said(await group.people.ilse.choose(group.room, hers.id, 'Sessions are posted', [forum]));
    expect(await stored()).toMatchObject({ channel: forum, hostRoles: [role] });
    group.guild.editMember(group.people.ilse.id, { roleIds: [] });
    const refused = await said(await group.people.ilse.choose(group.room, hers.id, 'Sessions are posted', []));
    expect(refused).toContain('Only hosts change the settings');
    expect(await stored()).toMatchObject({ channel: forum });
  });

  it('names what the bot lacks in a channel that is chosen', async () => {
    const overwrites = [{ id: group.guild.botRoleId, deny: P.SendMessagesInThreads }];
    const closed = group.guild.createChannel({ name: 'closed', overwrites }).id;
    const shown = await page(group.host);
    const words = await said(await group.host.choose(group.room, shown.id, 'Sessions are posted', [closed]));
    expect(words).toContain(`<#${closed}> yet: Send Messages in Threads`);
  });

  it('reads forms as people fill them, says what changed, and takes it back', async () => {
    const shown = await page(group.host);
    const time = {
      zone: ' tokyo ',
      language: '日本語',
      digestWaitsUntil: 'until 9:00 of its day',
      quietWeek: 'is silent',
    };
    const words = await fill(shown, 'Time and digest …', time);
    expect(words).toContain('**Time zone:** Pacific/Kiritimati, as the bot itself → Asia/Tokyo');
    const chosen = { zone: 'Asia/Tokyo', language: 'ja', digestWaitsUntil: 9, quietWeek: 'nothing' };
    expect(await stored()).toMatchObject(chosen);
    expect(await said(await group.host.click(group.room, shown.id, 'Take it back'))).toContain(
      '→ that of the document',
    );
    expect(await stored()).toMatchObject({ zone: null, language: null, digestWaitsUntil: 20, quietWeek: 'line' });
    const people = { namesShown: 'as in this server, unless they choose otherwise', retentionDays: '０' };
    await fill(shown, 'Names and texts …', people);
    expect(await stored()).toMatchObject({ namesShown: true, retentionDays: 0 });
    expect(await fill(shown, 'Names and texts …', {})).toContain('Nothing has changed');
  });

  it('takes one emoji for each, of Unicode or the server’s own, and nothing at all when one field is wrong', async () => {
    const own = group.guild.createEmoji('bookmark');
    const shown = await page(group.host);
    const before = await stored();
    const wrong = [
      [{ keepEmoji: '📌📌' }, 'not one emoji'],
      [{ agreeEmoji: ':nowhere:' }, 'not one emoji'],
      [{ agreeEmoji: '📌' }, 'need different emoji'],
      [{ acceptAt: '3.5' }, 'from 0 to 100'],
      [{ acceptAt: '7', holdBackHours: '-1' }, 'from 0 to 720'],
    ] as const;
    for (const [values, why] of wrong) expect(await fill(shown, 'Keeping and takeaways …', values)).toContain(why);
    expect(await fill(shown, 'Time and digest …', { zone: '+02:00' })).toContain('no time zone');
    expect(await stored()).toEqual(before);
    await fill(shown, 'Keeping and takeaways …', { keepEmoji: ':bookmark:', agreeEmoji: '👏🏽', acceptAt: '3' });
    expect(await stored()).toMatchObject({ keepEmoji: `bookmark:${own}`, agreeEmoji: '👏', acceptAt: 3 });
  });

  it('changes what reactions mean in sessions that are posted afterwards, and in no other', async () => {
    const { ilse, teo, noor } = group.people;
    const post = async (title: string) => {
      const data = SOURCE.replace('Keeping bread fresh', title);
      const loaded = await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data } });
      await group.host.click(group.room, (await loaded.answer()).id, 'Post');
      await group.settle();
      const record = (await under.store.sessions.list(group.guild.id)).find((session) => session.title === title);
      const loadedAgain = await under.store.record(group.guild.id, record?.id ?? '');
      return { id: record?.id ?? '', thread: loadedAgain?.places.find((place) => place.question === 1)?.thread ?? '' };
    };
    const kept = async (id: string) => {
      await group.settle();
      const record = await under.store.record(group.guild.id, id);
      return { claims: record?.claims.length, reactions: record?.reactions.map(({ meaning }) => meaning).sort() };
    };
    const own = group.guild.createEmoji('bookmark');
    const before = await post('Bread before');
    await fill(await page(group.host), 'Keeping and takeaways …', { keepEmoji: ':bookmark:', agreeEmoji: '👏' });
    const after = await post('Bread after');
    const overview = group.people.teo
      .sees(group.room)
      .map(wordsOf)
      .find((words) => words.includes('Bread after'));
    expect(overview).toContain(`<:bookmark:${own}> keeps a sentence for the notes, 👏 agrees with it.`);
    for (const { thread } of [before, after]) {
      const said = await ilse.say(thread, 'It stops the clock.');
      await teo.react(thread, said.id, '📌');
      await noor.react(thread, said.id, '👏🏽');
    }
    expect(await kept(before.id)).toEqual({ claims: 1, reactions: ['keep'] });
    expect(await kept(after.id)).toEqual({ claims: 0, reactions: ['agree'] });
    const [said] = group.people.teo.sees(after.thread).filter(({ content }) => content === 'It stops the clock.');
    await teo.react(after.thread, said?.id ?? '', `bookmark:${own}`);
    expect(await kept(after.id)).toEqual({ claims: 1, reactions: ['agree', 'keep'] });
    // The bot's own is the receipt; a look at the thread counts by the same meaning.
    const shown = group.people.teo.sees(after.thread).find(({ id }) => id === said?.id)?.reactions;
    expect(shown?.find(({ emoji }) => emoji.id === own)?.count).toBe(2);
    await group.restart();
    expect(await kept(after.id)).toEqual({ claims: 1, reactions: ['agree', 'keep'] });
    expect(wordsOf(await (await teo.run(after.thread, 'help')).answer())).toContain(`<:bookmark:${own}>`);
    expect(wordsOf(await (await teo.run(before.thread, 'help')).answer())).toContain('📌');
  });

  it('decides where the next session is posted, and in which zone its notes are dated', async () => {
    const forum = group.guild.createChannel({ name: 'papers', type: 'forum' }).id;
    const shown = await page(group.host);
    await said(await group.host.choose(group.room, shown.id, 'Sessions are posted', [forum]));
    await fill(shown, 'Time and digest …', { zone: 'UTC' });
    const loaded = await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data: SOURCE } });
    expect(wordsOf(await loaded.answer())).toContain(`<#${forum}>`);
    await group.host.click(group.room, (await loaded.answer()).id, 'Post');
    await group.settle();
    const [session] = await under.store.sessions.list(group.guild.id);
    expect(session?.channel).toBe(forum);
    const record = await under.store.record(group.guild.id, session?.id ?? '');
    const thread = record?.places.find((place) => place.question === 1)?.thread ?? '';
    group.setTime('2026-10-05T12:00:00Z');
    const words = await group.people.ilse.say(thread, 'It stops the clock.');
    await group.people.teo.react(thread, words.id, '📌');
    await group.settle();
    // In the bot's own zone, Kiritimati, it would be the 6th.
    const { text } = await fillDocument(
      { store: under.store, zone: 'Pacific/Kiritimati' },
      group.guild.id,
      session?.id ?? '',
    );
    expect(text).toContain('5 October');
    expect(text).not.toContain('6 October');
  });

  it('lets 📌 keep for the chosen roles alone, also what was pressed while the bot was away', async () => {
    const role = group.guild.createRole({ name: 'keepers' }).id;
    const shown = await page(group.host);
    await said(await group.host.choose(group.room, shown.id, 'Who may keep', [role]));
    const loaded = await group.host.run(group.room, 'session load', { document: { name: 'bread.md', data: SOURCE } });
    await group.host.click(group.room, (await loaded.answer()).id, 'Post');
    await group.settle();
    const [session] = await under.store.sessions.list(group.guild.id);
    const record = async () => {
      await group.settle();
      return under.store.record(group.guild.id, session?.id ?? '');
    };
    const thread = (await record())?.places.find((place) => place.question === 1)?.thread ?? '';
    const { ilse, teo, noor } = group.people;
    const words = await ilse.say(thread, 'It stops the clock.');
    for (const person of [teo, noor]) await person.react(thread, words.id, '📌');
    await group.restart();
    expect(await record()).toMatchObject({ claims: [], reactions: [{}, {}] });
    const receipts = ilse.sees(thread).find(({ id }) => id === words.id)?.reactions;
    expect(receipts?.map(({ count }) => count)).toEqual([2]);
    group.guild.editMember(teo.id, { roleIds: [role] });
    await group.restart();
    expect((await record())?.claims.map(({ keeper }) => keeper)).toEqual([teo.id]);
  });

  it('says in which language a quiet week’s digest is', async () => {
    const news = group.guild.createChannel({ name: 'news' }).id;
    await fill(await page(group.host), 'Time and digest …', { language: 'Deutsch' });
    const set = { channel: news, weekday: 'Friday', hour: 18, zone: 'UTC' };
    await (await group.host.run(group.room, 'digest schedule', set)).answer();
    group.setTime('2026-10-09T18:00:30Z');
    await group.bot.tick();
    expect(group.people.teo.sees(news).map(wordsOf)).toEqual([expect.stringContaining(wordsFor('de').digest.quiet)]);
  });

  it('reads as a chat', async () => {
    const keepers = group.guild.createRole({ name: 'keepers' }).id;
    const shown = await page(group.host);
    await said(await group.host.choose(group.room, shown.id, 'Who may keep', [keepers]));
    await fill(shown, 'Keeping and takeaways …', { acceptAt: '3', holdBackHours: '24' });
    await said(await group.host.click(group.room, shown.id, 'Take it back'));
    await fill(shown, 'Time and digest …', { zone: 'Berlin/Europe' });
    expect(transcriptOf(group.local, group.room).replace(/\d{17,}/g, 'keepers')).toMatchInlineSnapshot(`
      "# reading-room

      Hanna  >  /settings

      Rapporteur, only to Hanna
      | **Settings of this server**
      | **A takeaway is accepted:** by a host, or when 3 agree → by a host
      | **New members keep and propose:** 24 hours after they join → at once   [Take it back]
      | **Hosts:** who may Manage Server, and who loaded the session
      | **Who may keep:** @keepers
      | **New members keep and propose:** at once
      | **Sessions are posted:** where the document is loaded
      | **Voice channel of the meeting:** none
      | **Time zone:** Pacific/Kiritimati, as the bot itself
      | **Language in channels:** that of the document
      | **Emoji for keeping:** 📌
      | **Emoji for agreeing:** 👍
      | **A takeaway is accepted:** by a host
      | **Takeaways proposed in one session:** at most 5 a person
      | **The digest waits for a wrap:** until 20:00 of its day
      | **A week without news:** is one line
      | **Names outside this server:** *a participant*, until they choose a name
      | **Words that nobody kept:** are erased 90 days after closing
      | (Hosts)
      | (Who may keep)
      | (Sessions are posted)
      | (Voice channel of the meeting)
      | [Time and digest …] [Keeping and takeaways …] [Names and texts …]

      Hanna  >  (Who may keep: keepers)
      Hanna  >  [Keeping and takeaways …]
      Hanna  >  Keeping and takeaways: A takeaway is accepted = 3; New members keep and propose = 24
      Hanna  >  [Take it back]
      Hanna  >  [Time and digest …]
      Hanna  >  Time and digest: Time zone = Berlin/Europe

      Rapporteur, only to Hanna
      | There is no time zone “Berlin/Europe”.
      | Write it as a continent and a city, such as Europe/Berlin or America/New_York.
      "
    `);
  });

  it('refuses whoever lost the right meanwhile, also to take roles back', async () => {
    const role = group.guild.createRole({ name: 'keepers' }).id;
    const shown = await page(group.host);
    await said(await group.host.choose(group.room, shown.id, 'Who may keep', [role]));
    const change = (await stored())?.keeperRoles;
    expect(change).toEqual([role]);
    group.guild.editMember(group.host.id, { roleIds: (await stored())?.hostRoles ?? [] });
    expect(await said(await group.host.click(group.room, shown.id, 'Take it back'))).toContain(
      'may manage this server',
    );
    expect((await stored())?.keeperRoles).toEqual([role]);
  });
});
