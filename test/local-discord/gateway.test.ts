import { Events, GatewayIntentBits as I, Options } from 'discord.js';
import { ApplicationFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { clientOf, dispatched, login, type Stage, stage } from './stage.js';

let here: Stage;
beforeEach(async () => {
  here = await stage();
});
afterEach(() => here.end());

/** Waits until a word was said that the client has also heard. */
async function heard(words: string): Promise<void> {
  await dispatched(here, 'MESSAGE_CREATE', (d) => d.content === words);
}

describe('a lost connection', () => {
  it.each([
    ['breaks', { resumable: true }],
    ['is closed', { resumable: true, code: 4000 }],
    ['is asked to reconnect', { resumable: true, byOpcode: true }],
  ] as const)('that %s is resumed, and what was missed comes once', async (_name, fault) => {
    await here.ilse.say(here.channelId, 'before');
    await heard('before');
    const resumed = new Promise((resolve) => here.client.once(Events.ShardResume, resolve));
    here.local.dropSockets(fault);
    await here.ilse.say(here.channelId, 'meanwhile');
    await resumed;
    await here.ilse.say(here.channelId, 'after');
    await heard('after');
    const words = here.dispatches.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content);
    expect(words).toEqual(['before', 'meanwhile', 'after']);
  });

  it('that cannot be resumed starts anew: the gap is lost, the guild comes again', async () => {
    const again = new Promise((resolve) => here.client.once(Events.ShardReady, resolve));
    here.dispatches.length = 0;
    here.local.dropSockets({ resumable: false });
    await here.ilse.say(here.channelId, 'meanwhile');
    await again;
    await dispatched(here, 'GUILD_CREATE', (d) => d.id === here.guild.id);
    await here.ilse.say(here.channelId, 'after');
    await heard('after');
    const words = here.dispatches.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content);
    expect(words).toEqual(['after']);
  }, 20_000);

  it('is not resumed when it lasted too long', async () => {
    const clock = { at: Date.now() };
    const other = await stage({ now: () => clock.at });
    const again = new Promise((resolve) => other.client.once(Events.ShardReady, resolve));
    other.local.faults.refuseGateway = true;
    other.local.dropSockets({ resumable: true });
    await other.local.until(() => other.local.connected() === 0, { what: 'the end of the connection' });
    clock.at += 60 * 60 * 1000;
    other.local.faults.refuseGateway = false;
    await again;
    await other.end();
  }, 20_000);
});

describe('events that go wrong', () => {
  it.each([
    ['lose', ['two', 'three']],
    ['repeat', ['one', 'one', 'two', 'three']],
    ['swap', ['two', 'one', 'three']],
  ] as const)('%s', async (effect, expected) => {
    here.local.faults.onEvent({ name: 'MESSAGE_CREATE', effect });
    for (const word of ['one', 'two', 'three']) await here.ilse.say(here.channelId, word);
    await heard('three');
    expect(here.dispatches.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content)).toEqual(expected);
  });
});

/** The close code a raw socket gets for what it sends after HELLO. */
function closeCode(origin: string, payload: unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/?v=10&encoding=json`);
    socket.once('message', () => socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload)));
    socket.once('close', resolve);
    socket.once('error', reject);
  });
}

describe('close codes', () => {
  const identify = (d: object) => ({ op: 2, d: { token: here.local.token, intents: 1, properties: {}, ...d } });
  it.each<[number, string, () => unknown]>([
    [4001, 'an unknown opcode', () => ({ op: 77, d: null })],
    [4002, 'no JSON', () => 'words'],
    [4002, 'more than 4096 bytes', () => ({ op: 1, d: 'x'.repeat(5000) })],
    [4003, 'a presence before identifying', () => ({ op: 3, d: {} })],
    [4004, 'a wrong token', () => identify({ token: 'wrong' })],
    [4010, 'a shard beyond the number', () => identify({ shard: [2, 2] })],
    [4013, 'intents that do not exist', () => identify({ intents: 2 ** 30 })],
    [4014, 'a privileged intent that is not switched on', () => identify({ intents: I.GuildMembers })],
  ])('%i for %s', async (code, _name, payload) => {
    expect(await closeCode(here.local.world.origin, payload())).toBe(code);
  });
});

describe('intents', () => {
  it('decide which dispatches come, and whether content does', async () => {
    const other = here.local.addApplication('Deaf');
    here.guild.invite(other, P.ViewChannel);
    const client = clientOf(here.local, { intents: [I.Guilds, I.GuildMessages] });
    const seen: { t: string; d: { content?: string; attachments?: unknown[] } }[] = [];
    client.on('raw', (packet) => seen.push(packet));
    await login(client, other.token);
    const said = await here.ilse.say(here.channelId, 'secret', { files: [{ name: 'a.txt', data: Buffer.from('a') }] });
    await here.teo.react(here.channelId, said.id, '📌');
    await here.ilse.say(here.channelId, `<@${other.botUserId}> hello`);
    await here.local.until(() => seen.filter(({ t }) => t === 'MESSAGE_CREATE').length === 2, { what: 'two messages' });
    const messages = seen.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => [d.content, d.attachments?.length]);
    expect(messages).toEqual([
      ['', 0],
      [`<@${other.botUserId}> hello`, 0],
    ]);
    expect(seen.some(({ t }) => t === 'MESSAGE_REACTION_ADD')).toBe(false);
    await client.destroy();
  });

  it('withhold content by REST too when the application lacks the flag', async () => {
    const said = await here.ilse.say(here.channelId, 'secret');
    const read = async () => {
      const channel = await here.client.channels.fetch(here.channelId);
      if (!channel?.isTextBased()) throw new Error('no text channel');
      return (await channel.messages.fetch({ message: said.id, force: true, cache: false })).content;
    };
    expect(await read()).toBe('secret');
    here.local.application.flags &= ~ApplicationFlags.GatewayMessageContentLimited;
    expect(await read()).toBe('');
  });

  it('can be put off for a while by a fault', async () => {
    here.local.faults.withholdContent = true;
    await here.ilse.say(here.channelId, 'unseen');
    await heard('');
    here.local.faults.withholdContent = false;
    await here.ilse.say(here.channelId, 'seen');
    await heard('seen');
  });
});

describe('shards', () => {
  it('share the guilds out by their ids', async () => {
    const guilds = [here.guild];
    // Ids that differ by their milliseconds fall on both shards sooner or later.
    const isOdd = (id: string) => (BigInt(id) >> 22n) % 2n === 1n;
    await here.local.until(
      () => {
        guilds.push(here.local.createGuild({ name: 'another' }));
        return new Set(guilds.map(({ id }) => isOdd(id))).size === 2;
      },
      { what: 'guilds for both shards' },
    );
    const client = clientOf(here.local, { shards: [1], shardCount: 2, makeCache: Options.cacheEverything() });
    await login(client, here.local.token);
    const expected = guilds.filter(({ id }) => isOdd(id)).map(({ id }) => id);
    expect([...client.guilds.cache.keys()].sort()).toEqual(expected.sort());
    await client.destroy();
  });
});

describe('a guild', () => {
  it('is lost in an outage and comes back', async () => {
    here.guild.setUnavailable(true);
    await dispatched(here, 'GUILD_DELETE', (d) => d.id === here.guild.id && d.unavailable === true);
    here.dispatches.length = 0;
    here.guild.setUnavailable(false);
    await dispatched(here, 'GUILD_CREATE', (d) => d.id === here.guild.id);
  });

  it('tells a bot that it was removed, and greets it again', async () => {
    here.guild.remove(here.local.botUserId);
    const gone = await dispatched(here, 'GUILD_DELETE', (d) => d.id === here.guild.id);
    expect(gone.unavailable).toBeUndefined();
    here.dispatches.length = 0;
    here.guild.invite(here.local.application, P.ViewChannel);
    await dispatched(here, 'GUILD_CREATE', (d) => d.id === here.guild.id);
  });
});

describe('a hidden channel', () => {
  it('arrives without its name, is left out by REST, and comes back whole with its threads', async () => {
    const { id } = here.guild.createChannel({
      name: 'backstage',
      topic: 'the plan',
      overwrites: [
        { id: here.guild.everyoneRoleId, deny: P.ViewChannel },
        { id: here.ilse.id, of: 'member', allow: P.ViewChannel },
      ],
    });
    const hidden = await dispatched(here, 'CHANNEL_CREATE', (d) => d.id === id);
    expect(hidden).toMatchObject({ name: '___hidden___', flags: 1 << 17 });
    expect(hidden.topic).toBeUndefined();
    const said = await here.ilse.say(id, 'psst');
    const thread = await here.ilse.openThread(id, 'aside', { on: said.id });
    const listed = await here.client.guilds.cache.get(here.guild.id)?.channels.fetch();
    expect(listed?.has(id)).toBe(false);

    here.guild.setOverwrites(id, []);
    const shown = await dispatched(here, 'CHANNEL_UPDATE', (d) => d.id === id);
    expect(shown).toMatchObject({ name: 'backstage', topic: 'the plan' });
    const sync = await dispatched(here, 'THREAD_LIST_SYNC');
    expect(sync.channel_ids).toEqual([id]);
    expect(sync.threads).toMatchObject([{ id: thread.id, name: 'aside' }]);
    expect(here.dispatches.filter(({ t, d }) => t === 'CHANNEL_UPDATE' && d.id === id)).toHaveLength(1);
    // Nothing of what was said behind the door came before.
    expect(here.dispatches.some(({ t, d }) => t === 'MESSAGE_CREATE' && d.channel_id === id)).toBe(false);

    here.dispatches.length = 0;
    here.guild.setOverwrites(id, [{ id: here.guild.everyoneRoleId, deny: P.ViewChannel }]);
    const lost = await dispatched(here, 'CHANNEL_UPDATE', (d) => d.id === id);
    expect(lost.name).toBe('___hidden___');
    expect(here.dispatches.some(({ t }) => t.startsWith('THREAD_'))).toBe(false);

    // A role opens it as well.
    here.dispatches.length = 0;
    here.guild.setRolePermissions(here.guild.botRoleId, P.Administrator);
    expect(await dispatched(here, 'CHANNEL_UPDATE', (d) => d.id === id)).toMatchObject({ name: 'backstage' });
  });
});
