import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { changeSettings } from '../../src/app/settings.js';
import { parseSession } from '../../src/core/document/parse.js';
import { DEFAULT_GROUP } from '../../src/core/groups.js';
import type { GroupSettings } from '../../src/core/settings.js';
import { openStore } from '../../src/db/open.js';
import { transcriptOf } from '../../src/local-discord/transcript.js';
import { describeEachStore, describeOneStore, SILENT } from '../db/each-store.js';
import { beginIn } from '../support/begun-store.js';
import { SHORT_LIVED } from '../support/short-lived.js';
import { type Group, startGroup, wordsOf } from './group.js';

const SESSION = '# Bread\n\n## Questions\n\n1. Is the freezer cheating?\n';

describeEachStore('the doctor', parseSession, (under) => {
  let group: Group;
  beforeEach(async () => {
    group = await startGroup(under.store);
  });
  afterEach(() => group.close());

  const choose = (wanted: Partial<GroupSettings>) =>
    changeSettings(group.bot.app, { server: group.guild.id, group: DEFAULT_GROUP, by: group.host.id }, wanted);
  const told = async (values = {}, by = group.host) =>
    wordsOf(await (await by.run(group.room, 'doctor', values)).answer())
      .trim()
      .split('\n');
  const lineOf = (lines: readonly string[], channel: string) => lines.find((line) => line.includes(`<#${channel}>`));
  /** A channel in which the bot lacks something. */
  const channel = (deny: bigint, type: 'text' | 'forum' | 'voice' = 'text', more = {}) =>
    group.guild.createChannel({ name: 'c', type, overwrites: [{ id: group.guild.botRoleId, deny }], ...more }).id;

  it('names each missing permission of every channel that is used, and where to change it', async () => {
    const lacking = channel(P.CreatePublicThreads | P.AddReactions);
    const voice = channel(P.SendMessages, 'voice');
    await choose({ channel: lacking, voiceChannel: voice });
    const lines = await told();
    expect(lines[0]).toBe('**Something has to be done.**');
    expect(lineOf(lines, lacking)).toBe(
      `✗ <#${lacking}> (sessions): I lack Create Public Threads, Add Reactions. Edit Channel › Permissions › my role.`,
    );
    expect(lineOf(lines, voice)).toContain('(the meeting): I lack Send Messages.');
    expect(lines).toContain('A forum would do with fewer permissions: it needs no Create Public Threads.');
    const forum = channel(P.CreatePublicThreads, 'forum');
    expect(lineOf(await told({ channel: forum }), forum)).toBe(`✓ <#${forum}> (as asked): every permission is there.`);
  });

  it('tells closed, gone, unfit and demanding channels apart, and a silent session from an unreadable one', async () => {
    const closed = channel(P.ViewChannel);
    expect(lineOf(await told({ channel: closed }, group.host), closed)).toContain('it is closed to me');
    const demanding = channel(0n, 'forum', { requireTag: true, tags: ['paper'] });
    expect(lineOf(await told({ channel: demanding }), demanding)).toContain('this forum wants a tag');
    const intoForum = { document: { name: 'bread.md', data: SESSION }, channel: demanding };
    const wanted = await (await group.host.run(group.room, 'session load', intoForum)).answer();
    const pressed = await group.host.click(group.room, wanted.id, 'Post');
    await group.settle();
    expect(pressed.followUps.map(wordsOf).join('\n')).toContain('This forum wants a tag on every post');
    const gone = channel(0n);
    await choose({ channel: gone });
    group.guild.deleteChannel(gone);
    expect(lineOf(await told(), gone)).toContain('it is not there any more');
    const document = { document: { name: 'bread.md', data: SESSION }, channel: group.room };
    const preview = await (await group.host.run(group.room, 'session load', document)).answer();
    await group.host.click(group.room, preview.id, 'Post');
    await group.settle();
    const lines = await told();
    expect(lines).toContain('– “Bread”: I can read its threads; nobody has written there yet.');
    expect(lineOf(lines, group.room)).toContain('✓');
  });

  it('knows the clock from Discord’s own, and what the database promises', async () => {
    const lines = await told();
    // The group's clock stands still in another month than that of the machine, which the answers of Discord bear.
    expect(lines.some((line) => /^✗ My clock is \d+ seconds (ahead of|behind) Discord’s/.test(line))).toBe(true);
    expect(lines.some((line) => /^✓ The database answers \(PostgreSQL 1[5-9]\)/.test(line))).toBe(true);
    expect(lines.some((line) => line.includes('does not force'))).toBe(under.backend === 'PGlite');
    expect(lines).toContain('✓ Discord shows me what people write.');
  });

  it('reads as a chat', async () => {
    group.setTime(new Date().toISOString());
    await choose({ channel: channel(P.SendMessagesInThreads), voiceChannel: channel(P.SendMessages, 'voice') });
    await told();
    // The database's version is the machine's.
    const words = transcriptOf(group.local, group.room).replace(/PostgreSQL \d+/, 'PostgreSQL N');
    if (under.backend === 'PGlite')
      expect(words).toMatchInlineSnapshot(`
      "# reading-room

      Hanna  >  /doctor

      Rapporteur, only to Hanna
      | **Something has to be done.**
      | ✗ #c (sessions): I lack Send Messages in Threads. Edit Channel › Permissions › my role.
      | ✗ #c (the meeting): I lack Send Messages. Edit Channel › Permissions › my role.
      | A forum suits several sessions best, since each question is a post of its own there; in a text channel the threads stand beside the other talk.
      | ✓ Discord shows me what people write.
      | ✓ The database answers (PostgreSQL N), its tables are up to date.
      | – The database does not force its writes to the disk: after a power cut the last seconds may be missing, and are read from Discord again.
      | – I cannot see whether the disk is encrypted; Discord’s terms ask for it.
      "
    `);
  });

  it('answers hosts alone', async () => {
    expect((await told({}, group.people.teo))[0]).toBe('Only hosts can look at this.');
  });
});

// The command line has a store of its own.
describeOneStore('rapporteur doctor', parseSession, (under) => {
  let group: Group;
  let folder: string;
  beforeEach(async () => {
    group = await startGroup(under.store);
    folder = await mkdtemp(join(tmpdir(), 'rapporteur-doctor-'));
    await beginIn(join(folder, 'data'));
  });
  afterEach(async () => {
    await group.close();
    await rm(folder, { recursive: true, force: true });
  });

  function run(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
    const discord = { DISCORD_TOKEN: group.local.token, DISCORD_API_URL: group.local.apiUrl };
    const env = { PATH: process.env.PATH ?? '', RAPPORTEUR_DATA: join(folder, 'data'), ...discord };
    return new Promise((resolve) => {
      execFile(process.execPath, [...SHORT_LIVED, inject('cli'), 'doctor', ...args], { env }, (error, out) =>
        resolve({ code: error === null ? 0 : Number(error.code), out }),
      );
    });
  }

  it('looks at named channels with a store of its own, as text and as JSON, and never logs in', async () => {
    const lacking = group.guild.createChannel({
      name: 'papers',
      overwrites: [{ id: group.guild.botRoleId, deny: P.SendMessagesInThreads }],
    }).id;
    const text = await run(group.room, lacking);
    expect(text.out).toContain(`  ✓ #reading-room (${group.room}) (as asked): every permission is there.`);
    expect(text.out).toContain(`  ✗ #papers (${lacking}) (as asked): I lack Send Messages in Threads.`);
    expect(text.out).toContain('✓ Discord shows me what people write.');
    expect(text.code).toBe(1);
    const json = await run('--json', group.room);
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({
      well: true,
      storeError: null,
      bot: { readsContent: true, knowsZones: true, store: { forcesWrites: false } },
      servers: [{ server: group.guild.id, channels: [{ channel: group.room, state: 'well', missing: [] }] }],
    });
    expect(group.bot.isConnected()).toBe(true);
  });

  it('looks at named channels alone while a bot holds the folder of its database, and says who holds it', async () => {
    const dataFolder = join(folder, 'data');
    const held = await openStore({ databaseUrl: null, dataFolder, log: SILENT, parse: parseSession });
    const { code, out } = await run(group.room);
    await held.close();
    expect(out).toContain('✗ The database does not answer.');
    expect(out).toContain(String(process.pid));
    expect(out).toContain(`✓ #reading-room (${group.room}) (as asked)`);
    expect(code).toBe(1);
  });
});
