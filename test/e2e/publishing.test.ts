import { readFileSync, renameSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishServer } from '../../src/app/publishing/publish-server.js';
import { parseSession } from '../../src/core/document/parse.js';
import { KEEP } from '../../src/core/replies.js';
import { describeEachStore } from '../db/each-store.js';
import { type BareRepository, bareRepository } from '../ops/bare-repository.js';
import { type Group, startGroup, wordsOf } from './group.js';

const BREAD = readFileSync(new URL('./bread.md', import.meta.url), 'utf8');
const SOURCE = BREAD.replace('zone: Europe/Berlin', 'zone: Europe/Berlin\npublish: public');

// Each commit is a dozen processes, which take their time on a busy machine.
const PATIENCE = { timeout: 120_000 };

describeEachStore('publishing in Git', parseSession, (under) => {
  let there: BareRepository;
  let group: Group;
  beforeEach(async () => {
    there = bareRepository();
    group = await startGroup(under.store, undefined, { repository: { repository: there.ours(), only: null } });
  });
  afterEach(async () => {
    await group.close();
    there.remove();
  });

  const path = () => `${group.guild.id}/sessions/keeping-bread-fresh.md`;
  const text = () => there.read(path()) ?? '';
  const commits = () => (there.git('for-each-ref', '--count=1').trim() !== '' ? there.subjects() : []);
  const status = async (who = group.host) => wordsOf(await (await who.run(group.room, 'session status')).answer());

  async function load(source: string): Promise<void> {
    const document = { name: 'bread.md', data: source };
    const preview = await (await group.host.run(group.room, 'session load', { document })).answer();
    const again = wordsOf(preview).includes('Post the changes') ? 'Post the changes' : 'Post';
    await group.host.click(group.room, preview.id, again);
    await group.settle();
  }

  function talk(): string {
    return [...group.local.world.channels.values()].find(({ name }) => name.startsWith('1.'))?.id ?? '';
  }

  async function kept(words: string): Promise<string> {
    const { id } = await group.people.teo.say(talk(), words);
    await group.people.ilse.react(talk(), id, KEEP);
    await group.settle();
    return id;
  }

  /** A posted session with one kept sentence, closed and published. Gives the sentence's message. */
  async function published(source = SOURCE): Promise<string> {
    await load(source);
    const said = await kept('Count the freezer.');
    await (await group.host.run(group.room, 'session close')).answer();
    await group.bot.tick();
    return said;
  }

  it('commits the document of a closed public session, and nothing when nothing changed', PATIENCE, async () => {
    await load(SOURCE);
    await kept('Count the freezer.');
    await group.bot.tick();
    expect(commits()).toEqual([]);
    await (await group.host.run(group.room, 'session close')).answer();
    await group.bot.tick();
    expect(commits()).toEqual(['Notes of “Keeping bread fresh”']);
    expect(text()).toContain('“Count the freezer.”');
    expect(text().startsWith(SOURCE.slice(0, SOURCE.indexOf('(none)')))).toBe(true);
    await group.bot.tick();
    await group.restart();
    await group.bot.tick();
    expect(commits()).toHaveLength(1);
    await kept('The tin was damp.');
    await group.bot.tick();
    expect(commits()).toEqual(['Notes of “Keeping bread fresh”, brought up to date', 'Notes of “Keeping bread fresh”']);
    expect(text()).toContain('The tin was damp.');
  });

  it('leaves out whoever did not say that it is public', PATIENCE, async () => {
    await published(BREAD);
    expect(commits()).toEqual([]);
  });

  it('publishes from wrap at once, and says where', PATIENCE, async () => {
    await load(SOURCE);
    await kept('Count the freezer.');
    const page = await (await group.host.run(group.room, 'session wrap')).answer();
    for (const next of ['Next', 'Next']) await (await group.host.click(group.room, page.id, next)).answer();
    const asked = await group.host.click(group.room, page.id, 'Publish …');
    const submitted = await group.host.submit(asked.modal, { acts: ['Publish in Git', 'Close the session'] });
    await submitted.answer();
    await group.settle();
    expect(wordsOf(submitted.message ?? {})).toContain(`✓ Git: published as \`${path()}\``);
    expect(text()).toContain('“Count the freezer.”');
  });

  it('says that notes are not public before they are posted or the session is closed', PATIENCE, async () => {
    await load(SOURCE);
    await kept('Count the freezer.');
    const page = await (await group.host.run(group.room, 'session wrap')).answer();
    for (const next of ['Next', 'Next']) await (await group.host.click(group.room, page.id, next)).answer();
    const asked = await group.host.click(group.room, page.id, 'Publish …');
    const submitted = await group.host.submit(asked.modal, { acts: ['Publish in Git'] });
    await submitted.answer();
    await group.settle();
    expect(wordsOf(submitted.message ?? {})).toContain('– Git: not yet.');
    expect(commits()).toEqual([]);
  });

  it('makes one commit of two processes that publish at once', PATIENCE, async () => {
    await load(SOURCE);
    await kept('Count the freezer.');
    await (await group.host.run(group.room, 'session close')).answer();
    const { app } = group.bot;
    const place = { repository: there.ours({ clone: 'another' }), only: null };
    const other = { ...app, attempt: () => 'another process', repository: place };
    const both = [app, other].map((each) =>
      publishServer(each, each.repository ?? place, group.guild.id, 'when-changed'),
    );
    expect(['busy', 'unchanged']).toContain((await Promise.all(both)).find((went) => went !== 'published'));
    expect(commits()).toEqual(['Notes of “Keeping bread fresh”']);
    expect(await publishServer(other, place, group.guild.id, 'always')).toBe('published');
    expect(commits()).toHaveLength(1);
  });

  it('keeps what people change elsewhere in the document', PATIENCE, async () => {
    await published();
    there.person(path(), text().replace('We compare three ways', 'We compared three good ways'));
    await kept('The tin was damp.');
    await group.bot.tick();
    expect(text()).toContain('We compared three good ways');
    expect(text()).toContain('The tin was damp.');
    expect(await status()).not.toContain('Git:');
    await load(SOURCE.replace('## Sources', '## Where from'));
    await group.bot.tick();
    expect(text()).toContain('We compared three good ways');
    expect(text()).not.toContain('## Where from');
    expect(await status()).toContain(`\`${path()}\` was changed in the repository, and the document was loaded anew`);
    await load(text());
    await group.bot.tick();
    expect(await status()).not.toContain('Git:');
    expect(text()).toContain('We compared three good ways');
  });

  it('puts a document that was loaded anew in the place of one that nobody else touched', PATIENCE, async () => {
    await published();
    await load(SOURCE.replace('## Sources', '## Where from'));
    await group.bot.tick();
    expect(text()).toContain('## Where from');
    expect(text()).toContain('“Count the freezer.”');
  });

  it(
    'leaves a block alone that people changed, tells the host, and goes on once that is undone',
    PATIENCE,
    async () => {
      await published();
      const ours = text();
      there.person(path(), ours.replace('Count the freezer.', 'Count it twice.'));
      await kept('The tin was damp.');
      await group.bot.tick();
      expect(text()).toContain('Count it twice.');
      expect(text()).not.toContain('The tin was damp.');
      expect(await status()).toMatch(
        /Git: somebody changed my text in `.*keeping-bread-fresh\.md` \(discussion, \d+\)/,
      );
      expect(await status(group.people.ilse)).not.toContain('Git:');
      there.person(path(), ours);
      group.setTime('2026-10-05T11:00:00Z');
      await group.bot.tick();
      expect(text()).toContain('The tin was damp.');
      expect(await status()).not.toContain('Git:');
    },
  );

  it('takes out what its author deletes, and names the history to the host', PATIENCE, async () => {
    const said = await published();
    await kept('The tin was damp.');
    await group.people.teo.remove(talk(), said);
    await group.settle();
    await group.bot.tick();
    expect(text()).not.toContain('Count the freezer.');
    expect(text()).toContain('The tin was damp.');
    expect(await status()).toContain(`Git: older commits of \`${path()}\` still hold 1.1.`);
  });

  it('writes a file again from wrap after its history was taken away', PATIENCE, async () => {
    await load(SOURCE);
    const said = await kept('Count the freezer.');
    await kept('The tin was damp.');
    const publish = async () => {
      const page = await (await group.host.run(group.room, 'session wrap')).answer();
      for (const next of ['Next', 'Next']) await (await group.host.click(group.room, page.id, next)).answer();
      const asked = await group.host.click(group.room, page.id, 'Publish …');
      await (await group.host.submit(asked.modal, { acts: ['Close the session', 'Publish in Git'] })).answer();
      await group.settle();
    };
    await publish();
    await group.people.teo.remove(talk(), said);
    await group.settle();
    await publish();
    expect(await status()).toContain('still hold 1.1');
    there.person('README.md', 'Hello');
    there.person(path(), null);
    there.theirs('checkout', '--quiet', '--orphan', 'fresh');
    there.theirs('commit', '--quiet', '--message', 'Begin');
    there.theirs('push', '--quiet', '--force', 'origin', 'fresh:main');
    await group.bot.tick();
    expect(text()).toBe('');
    await publish();
    expect(text()).toContain('“The tin was damp.”');
    expect(await status()).not.toContain('still hold');
    expect(commits()).toEqual(['Notes of “Keeping bread fresh”, brought up to date', 'Begin']);
  });

  it('takes out a session that is deleted, and says whose history is left', PATIENCE, async () => {
    await published();
    const asked = await group.host.run(group.room, 'session delete');
    const deleted = await (await group.host.submit(asked.modal, { title: 'Keeping bread fresh' })).answer();
    expect(wordsOf(deleted)).toContain(`Git: \`${path()}\``);
    await group.bot.tick();
    expect(there.read(path())).toBeNull();
    expect(commits()[0]).toBe('Remove a file that is no longer public');
    expect(await under.store.publications.files(group.guild.id)).toEqual([]);
  });

  it('takes out only what is ours where people have a share in the file', PATIENCE, async () => {
    const theirs = BREAD.replace('(none)', '(nothing yet)');
    there.person(path(), theirs);
    await published();
    expect(text()).toContain('“Count the freezer.”');
    await load(BREAD);
    await group.bot.tick();
    expect(text()).not.toContain('Count the freezer.');
    expect(text()).toContain('We compare three ways');
  });

  it('takes out everything of a server that is erased', PATIENCE, async () => {
    await published();
    const admin = group.guild.join('Ada', { permissions: PermissionFlagsBits.Administrator });
    const asked = await admin.run(group.room, 'privacy erase');
    const erased = await (await admin.submit(asked.modal, { name: 'Readers' })).answer();
    expect(wordsOf(erased)).toContain(`Git: \`${path()}\``);
    await group.bot.tick();
    expect(there.read(path())).toBeNull();
    expect(await under.store.publications.servers()).toEqual([]);
  });

  it(
    'tells the host that the repository is away, waits longer each time, and publishes when it is back',
    PATIENCE,
    async () => {
      const away = `${there.remote}-away`;
      renameSync(there.remote, away);
      await published();
      expect(await status()).toMatch(/Git: not published: the repository does not answer\. I try again <t:\d+:R>/);
      const waits = async () => {
        const state = await under.store.publications.state(group.guild.id);
        return [state?.failures, state?.nextTry?.getTime()] as const;
      };
      const [, first = 0] = await waits();
      await group.bot.tick();
      expect((await waits())[0]).toBe(1);
      group.setTime(new Date(first).toISOString());
      await group.bot.tick();
      const [failures, second = 0] = await waits();
      expect(failures).toBe(2);
      expect(second - first).toBeGreaterThanOrEqual(120_000);
      renameSync(away, there.remote);
      group.setTime(new Date(second).toISOString());
      await group.bot.tick();
      expect(text()).toContain('“Count the freezer.”');
      expect(await status()).not.toContain('Git:');
    },
  );

  it.each(['../../../etc/cron.d/x', '.git/hooks/post-update', 'con', 'ひらがな', 'a\\b:c'])(
    'gives the slug %j a name inside the folder',
    PATIENCE,
    async (slug) => {
      await published(SOURCE.replace('publish: public', `publish: public\nslug: ${JSON.stringify(slug)}`));
      const [file, ...others] = there.git('ls-tree', '-r', '--name-only', '-z', 'main').split('\0').filter(Boolean);
      expect(others).toEqual([]);
      expect(file).toMatch(new RegExp(`^${group.guild.id}/sessions/[\\p{L}\\p{N}\\p{M}-]+\\.md$`, 'u'));
    },
  );

  it('publishes each digest with the public sessions alone', PATIENCE, async () => {
    const news = group.guild.createChannel({ name: 'news' }).id;
    const options = { channel: news, weekday: 'Friday', hour: 18, zone: 'Europe/Berlin' };
    await (await group.host.run(group.room, 'digest schedule', options)).answer();
    await load(SOURCE);
    const said = await kept('Count the freezer.');
    const other = group.guild.createChannel({ name: 'other-room' }).id;
    const document = { name: 'milk.md', data: BREAD.replaceAll('bread', 'milk') };
    const preview = await (await group.host.run(other, 'session load', { document })).answer();
    await group.host.click(other, preview.id, 'Post');
    await group.settle();
    const inside = [...group.local.world.channels.values()].findLast(({ name }) => name.startsWith('1.'))?.id ?? '';
    const secret = await group.people.teo.say(inside, 'Between us.');
    await group.people.ilse.react(inside, secret.id, KEEP);
    await group.settle();
    group.setTime('2026-10-09T16:00:30Z');
    await group.bot.tick();
    expect(JSON.stringify(group.people.ilse.sees(news))).toContain('Between us.');
    await group.bot.tick();
    const digest = () => there.read(`${group.guild.id}/digests/2026-10-09.md`) ?? '';
    expect(digest()).toContain('Count the freezer.');
    expect(digest()).not.toContain('Between us.');
    expect(commits()).toEqual(['Digest of 2026-10-09']);
    await (await group.host.run(talk(), 'session close')).answer();
    await group.bot.tick();
    await group.people.teo.remove(talk(), said);
    await group.settle();
    await group.bot.tick();
    expect(there.git('log', '-1', '--format=%B').trim()).toBe(
      'Notes of “Keeping bread fresh”, and 1 more\n\n- Notes of “Keeping bread fresh”, brought up to date\n- Digest of 2026-10-09, brought up to date',
    );
    const told = wordsOf(await (await group.host.run(talk(), 'session status')).answer());
    for (const file of [path(), `${group.guild.id}/digests/2026-10-09.md`]) {
      expect(told).toContain(`older commits of \`${file}\` still hold 1.1.`);
    }
    expect(digest()).not.toContain('Count the freezer.');
  });
});
