import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBot } from '../../src/discord/bot.js';
import { keepingLog, NO_INTERACTIONS, startWorld } from './start-world.js';

type World = Awaited<ReturnType<typeof startWorld>>;

describe('what happens in Discord comes through the doors', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    await world.begin();
  });
  afterAll(() => world.end());

  /** What came since `from`, as one line each. */
  const since = (from: number): readonly string[] =>
    world.heard.changes.slice(from).map((change) => {
      switch (change.kind) {
        case 'message':
          return `${change.message.authorName}: ${change.message.text}${change.message.editedAt ? ' (edited)' : ''}`;
        case 'deleted':
          return `deleted ${change.messages.length}`;
        case 'reaction':
          return `${change.added ? '+' : '-'}${change.emoji}`;
        default:
          return change.kind;
      }
    });

  it('tells who the bot is, that it is ready and which server is there', () => {
    const { heard, guild } = world;
    expect(heard.events).toEqual([`here ${guild.id}`, 'ready']);
    expect(world.bot.isConnected()).toBe(true);
  });

  it('words, edits, reactions and deletions, in the order in which they came', async () => {
    const { guild, heard } = world;
    const channel = guild.createChannel({ name: 'papers' }).id;
    const ilse = guild.join('Ilse', { nick: 'Ilse from Ghent' });
    const host = guild.join('Host', { permissions: P.ManageMessages | P.ManageThreads });
    const other = guild.join('Helper', { bot: true });
    const from = heard.changes.length;
    const first = await ilse.say(channel, 'It scales.');
    await other.say(channel, 'I am a bot.');
    await ilse.edit(channel, first.id, 'It scales, mostly.');
    await host.react(channel, first.id, '📌');
    await other.react(channel, first.id, '📌');
    await host.unreact(channel, first.id, '📌');
    await ilse.remove(channel, first.id);
    const more = [await ilse.say(channel, 'one'), await ilse.say(channel, 'two')];
    await host.removeMany(
      channel,
      more.map(({ id }) => id),
    );
    const thread = (await ilse.openThread(channel, 'Question 1')).id;
    await ilse.say(thread, 'in the thread');
    await host.deleteThread(thread);
    await heard.until(() => heard.changes.at(-1)?.kind === 'channel-deleted', 'the thread’s deletion');
    expect(since(from)).toEqual([
      'Ilse from Ghent: It scales.',
      'Ilse from Ghent: It scales, mostly. (edited)',
      '+📌',
      '-📌',
      'deleted 1',
      'Ilse from Ghent: one',
      'Ilse from Ghent: two',
      'deleted 2',
      'Ilse from Ghent: in the thread',
      'channel-deleted',
    ]);
  });

  it('says nothing of our own words', async () => {
    const { guild, heard, bot } = world;
    const channel = guild.createChannel({ name: 'quiet' }).id;
    const from = heard.changes.length;
    await bot.chat.send(channel, { content: 'mine' });
    await guild.join('Noor').say(channel, 'yours');
    await heard.until(() => heard.changes.length > from, 'the word after ours');
    expect(since(from)).toEqual(['Noor: yours']);
  });

  it('leaves out and warns of words that are withheld, and never stores them as empty', async () => {
    const { local, guild, heard, log } = world;
    const channel = guild.createChannel({ name: 'withheld' }).id;
    const ilse = guild.join('Ida');
    const from = heard.changes.length;
    local.faults.withholdContent = true;
    await ilse.say(channel, 'you cannot read this');
    local.faults.withholdContent = false;
    await ilse.say(channel, 'but this');
    await heard.until(() => heard.changes.length > from, 'the readable word');
    expect(since(from)).toEqual(['Ida: but this']);
    expect(log.lines.filter(({ level, message }) => level === 'warn' && /withholds/.test(message))).toHaveLength(1);
    expect(heard.events.filter((event) => event === 'withheld')).toHaveLength(1);
  });

  it('takes a dropped connection up again, and misses nothing', async () => {
    const { local, guild, heard } = world;
    const channel = guild.createChannel({ name: 'gap' }).id;
    const ilse = guild.join('Ines');
    const from = heard.changes.length;
    local.dropSockets({ resumable: true });
    await ilse.say(channel, 'said in the gap');
    await heard.until(() => heard.events.includes('resumed'), 'the resumption');
    await heard.until(() => heard.changes.length > from, 'what was said in the gap');
    expect(since(from)).toEqual(['Ines: said in the gap']);
    expect(heard.events.filter((event) => event === 'ready')).toHaveLength(1);
  });

  it('is ready anew after a connection that could not be taken up', async () => {
    const { local, heard, bot } = world;
    local.dropSockets({ resumable: false });
    const readies = () => heard.events.filter((event) => event === 'ready').length;
    await heard.until(() => readies() === 2, 'the second readiness');
    expect(bot.isConnected()).toBe(true);
  });
});

it('hears of a thread that was archived before it came', async () => {
  const world = await startWorld();
  const { guild, heard } = world;
  const ilse = guild.join('Ilse');
  const thread = (await ilse.openThread(guild.createChannel({ name: 'papers' }).id, 'Question 1')).id;
  const { id } = await ilse.say(thread, 'before');
  guild.setArchived(thread, true);
  await world.begin();
  await ilse.remove(thread, id);
  await guild.join('Host', { permissions: P.ManageThreads }).deleteThread(thread);
  await heard.until(() => heard.changes.length === 2, 'both deletions');
  const place = { server: guild.id, channel: thread };
  expect(heard.changes).toEqual([
    { kind: 'deleted', ...place, messages: [id] },
    { kind: 'channel-deleted', ...place },
  ]);
  await world.end();
});

it('goes on when a door fails', async () => {
  const world = await startWorld();
  const ilse = world.guild.join('Ilse');
  const channel = world.guild.createChannel({ name: 'papers' }).id;
  const fails = () => world.heard.changes.length === 1;
  await world.begin(NO_INTERACTIONS, () => {
    if (fails()) throw new Error('a door that fails');
  });
  await ilse.say(channel, 'one');
  await ilse.say(channel, 'two');
  await world.heard.until(() => world.heard.changes.length === 2, 'the second word');
  expect(world.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  await world.end();
});

describe('a server that goes', () => {
  it('is told apart from an outage', async () => {
    const world = await startWorld();
    const other = world.local.createGuild({ name: 'Other' });
    await world.begin();
    const { heard, guild } = world;
    guild.setUnavailable(true);
    guild.setUnavailable(false);
    other.remove(world.local.botUserId);
    await heard.until(() => heard.events.some((event) => event.startsWith('gone')), 'the farewell');
    expect(heard.events.filter((event) => event.startsWith('gone'))).toEqual([`gone ${other.id}`]);
    expect(heard.events.filter((event) => event.endsWith('later'))).toEqual([`here ${guild.id} later`]);
    await world.end();
  });
});

it('tells which servers a connection has, and which it would have', async () => {
  const world = await startWorld();
  const { local, guild, heard } = world;
  const other = local.createGuild({ name: 'Other' });
  const strange = local.createGuild({ name: 'Strange', withBot: false });
  await world.begin();
  expect(heard.shards).toHaveLength(1);
  const [shard] = heard.shards;
  expect([...(shard?.servers ?? [])].sort()).toEqual([guild.id, other.id].sort());
  expect(shard?.owns(strange.id)).toBe(true);
  await world.end();
});

it('tells that channels came into sight', async () => {
  const world = await startWorld();
  const { guild, heard } = world;
  const deny = [{ id: guild.botRoleId, deny: P.ViewChannel }];
  const hidden = guild.createChannel({ name: 'hidden', overwrites: deny }).id;
  await world.begin();
  guild.setOverwrites(hidden, []);
  await heard.until(() => heard.events.includes(`sight ${guild.id}`), 'the sight');
  await world.end();
});

describe('a start that cannot be', () => {
  it('names a wrong token and the next step', async () => {
    const world = await startWorld();
    const bot = createBot({ token: 'wrong', apiUrl: world.local.apiUrl, log: keepingLog(), clock: () => new Date() });
    await expect(bot.register([])).rejects.toMatchObject({
      name: 'RefusedError',
      message: expect.stringContaining('token'),
      hint: expect.stringContaining('DISCORD_TOKEN'),
    });
    await bot.stop();
    await world.end();
  });

  it('names a missing intent before it connects', async () => {
    const world = await startWorld();
    world.local.application.flags = 0;
    await expect(world.begin()).rejects.toMatchObject({
      name: 'RefusedError',
      hint: expect.stringContaining('Privileged Gateway Intents'),
    });
    expect(world.bot.isConnected()).toBe(false);
    await world.end();
  });

  it('says that Discord is not there', async () => {
    const world = await startWorld();
    await world.local.close();
    await expect(world.begin()).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('could not be reached'),
    });
    await world.bot.stop();
  });
});

it('tells a connection that Discord closes for good', async () => {
  const world = await startWorld();
  await world.begin();
  world.local.dropSockets({ resumable: false, code: 4014 });
  await world.heard.until(() => world.heard.events.includes('fatal 4014'), 'the fatal close');
  expect(world.bot.isConnected()).toBe(false);
  await world.end();
});

it('registers its commands, replacing those there were', async () => {
  const world = await startWorld();
  const command = (name: string) => ({ name, description: 'A command' });
  await world.bot.register([command('old'), command('both')]);
  await world.bot.register([command('both'), command('new')]);
  expect([...world.local.application.commands.values()].map(({ name }) => name).sort()).toEqual(['both', 'new']);
  await world.end();
});
