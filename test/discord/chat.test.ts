import { MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Id } from '../../src/core/ids.js';
import type { Chat } from '../../src/core/ports/chat.js';
import { addThreadMember } from '../../src/local-discord/world/threads/thread-members.js';
import { startWorld } from './start-world.js';

type World = Awaited<ReturnType<typeof startWorld>>;

let world: World;
let chat: Chat;
let channels = 0;
beforeAll(async () => {
  world = await startWorld();
  await world.begin();
  chat = world.bot.chat;
});
afterAll(() => world.end());

function channel(more: object = {}): Id {
  channels += 1;
  return world.guild.createChannel({ name: `channel-${channels}`, ...more }).id;
}

const stored = (channelId: Id) => {
  const log = world.local.world.channels.get(channelId)?.log;
  return (log?.order ?? []).flatMap((id) => log?.byId.get(id) ?? []);
};

describe('sending', () => {
  it('notifies nobody, at the first time or at an edit', async () => {
    const ilse = world.guild.join('Ilse');
    const id = channel();
    const sent = await chat.send(id, { content: `<@${ilse.id}> @everyone <@&${world.guild.botRoleId}>` });
    const silent = { everyone: false, userIds: [], roleIds: [] };
    expect(stored(id)[0]?.mentions).toEqual(silent);
    await chat.edit(id, sent, { content: `again <@${ilse.id}> @everyone` });
    expect(stored(id)[0]?.content).toContain('again');
    expect(stored(id)[0]?.mentions).toEqual(silent);
  });

  it('the same nonce is the same message', async () => {
    const id = channel();
    const first = await chat.send(id, { content: 'once' }, 'step-1');
    expect(await chat.send(id, { content: 'once' }, 'step-1')).toBe(first);
    expect(await chat.send(id, { content: 'once' }, 'step-2')).not.toBe(first);
    expect(stored(id)).toHaveLength(2);
  });

  it('survives an answer that was lost after the work, without a second message', async () => {
    const id = channel();
    const path = new RegExp(`channels/${id}/messages`);
    world.local.faults.onRequest({ method: 'POST', path, when: 'after', effect: { kind: 'status', status: 502 } });
    await chat.send(id, { content: 'once' }, 'step-3');
    expect(stored(id)).toHaveLength(1);
  });

  it('carries files as bytes, and components of the second kind', async () => {
    const id = channel();
    const data = new TextEncoder().encode('# Title\r\n');
    const file = { name: 'session.md', data, contentType: 'text/markdown; charset=utf-8', description: 'The session' };
    const components = [
      { type: 10, content: 'Read it' },
      { type: 13, file: { url: 'attachment://session.md' } },
    ];
    await chat.send(id, { components, flags: MessageFlags.IsComponentsV2, files: [file] });
    const attachment = world.guild.owner.sees(id)[0]?.attachments[0];
    expect(attachment).toMatchObject({ filename: 'session.md', description: 'The session' });
    expect(attachment?.content_type).toContain('text/markdown');
    expect(Buffer.from(await chat.download(attachment?.url ?? '', 100)).toString()).toBe('# Title\r\n');
  });

  it('answers a message, also one that is gone', async () => {
    const id = channel();
    const first = await world.guild.join('Jan').say(id, 'a word');
    await chat.send(id, { content: 'an answer', replyTo: first.id });
    await chat.send(id, { content: 'another', replyTo: '111111111111111111' });
    expect(stored(id).map((message) => message.reference?.message_id)).toEqual([undefined, first.id, undefined]);
  });
});

describe('threads and posts', () => {
  it('asked twice, the thread on a message is one thread', async () => {
    const id = channel();
    const message = await chat.send(id, { content: 'Question 1' });
    expect(await chat.startThread(id, message, 'Question 1')).toBe(message);
    expect(await chat.startThread(id, message, 'Question 1')).toBe(message);
    expect(world.local.world.channels.get(message)?.name).toBe('Question 1');
  });

  it('a post is asked for once, also when its answer is lost', async () => {
    const id = channel({ type: 'forum' });
    const threads = () => [...world.local.world.channels.values()].filter((each) => each.parentId === id);
    const post = await chat.startPost(id, 'Question 1', { content: 'What of it?' });
    expect(stored(post)[0]?.id).toBe(post);
    const path = new RegExp(`channels/${id}/threads`);
    world.local.faults.onRequest({ method: 'POST', path, when: 'after', effect: { kind: 'status', status: 502 } });
    await expect(chat.startPost(id, 'Question 2', { content: 'And this?' })).rejects.toThrow();
    expect(threads()).toHaveLength(2);
  });

  it('a forum that wants tags is told in words', async () => {
    const id = channel({ type: 'forum', tags: ['open'], requireTag: true });
    await expect(chat.startPost(id, 'Question', { content: 'x' })).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('tag'),
    });
  });

  it('a server that is full of threads is told in words, and what was posted stays', async () => {
    const id = channel();
    const message = await chat.send(id, { content: 'Question 1' });
    const body = { message: 'Maximum number of active threads reached', code: 160006 };
    world.local.faults.onRequest({ path: /threads$/, effect: { kind: 'status', status: 400, body } });
    await expect(chat.startThread(id, message, 'Question 1')).rejects.toMatchObject({
      name: 'UserError',
      hint: expect.stringContaining('archive'),
    });
    expect(await chat.startThread(id, message, 'Question 1')).toBe(message);
  });

  it('edits and reacts in an archived thread, and leaves it archived', async () => {
    const id = channel();
    const message = await chat.send(id, { content: 'Question 1' });
    const thread = await chat.startThread(id, message, 'Question 1');
    const inside = await chat.send(thread, { content: 'before' });
    world.guild.setArchived(thread, true);
    await chat.edit(thread, inside, { content: 'after' });
    await chat.react(thread, inside, '📌');
    expect(stored(thread).at(-1)?.content).toBe('after');
    expect(stored(thread).at(-1)?.reactions).toHaveLength(1);
    expect(world.local.world.channels.get(thread)?.thread?.archived).toBe(true);
  });
});

describe('what we may not do, and what is not there', () => {
  it('names the permissions that are missing, a thread’s by its parent', async () => {
    const deny = P.SendMessages | P.AttachFiles | P.SendMessagesInThreads;
    const id = channel({ overwrites: [{ id: world.guild.botRoleId, deny }] });
    expect(await chat.channel(id, ['see', 'send', 'attach', 'history'])).toMatchObject({
      kind: 'text',
      server: world.guild.id,
      missing: ['Send Messages', 'Attach Files'],
    });
    const thread = (await world.guild.join('Rik').openThread(id, 'A thread')).id;
    expect(await chat.channel(thread, ['send'])).toMatchObject({
      kind: 'thread',
      name: 'A thread',
      missing: ['Send Messages in Threads'],
    });
    expect((await chat.channel(channel({ type: 'forum' }), ['open-threads'])).missing).toEqual([]);
  });

  it('tells closed from gone', async () => {
    const hidden = channel({ overwrites: [{ id: world.guild.botRoleId, deny: P.ViewChannel }] });
    const open = channel();
    const gone = '111111111111111111';
    const cases: readonly [Promise<unknown>, 'forbidden' | 'missing'][] = [
      [chat.channel(hidden, ['see']), 'forbidden'],
      [chat.send(hidden, { content: 'x' }), 'forbidden'],
      [chat.history(hidden, null), 'forbidden'],
      [chat.channel(gone, []), 'missing'],
      [chat.send(gone, { content: 'x' }), 'missing'],
      [chat.edit(open, gone, { content: 'x' }), 'missing'],
      [chat.startThread(open, gone, 'x'), 'missing'],
      [chat.react(open, gone, '📌'), 'missing'],
      [chat.reactors(open, gone, '📌', false), 'missing'],
    ];
    for (const [asked, reason] of cases) {
      await expect(asked).rejects.toMatchObject({ name: 'UnreachableError', reason });
    }
  });
});

describe('members', () => {
  it('say what decides about them: roles, when they joined, a time-out, and whether a role or ownership manages the server', async () => {
    const { guild } = world;
    const role = guild.createRole({ name: 'keepers' }).id;
    const ilse = guild.join('Ilse', { roles: [role] });
    const host = guild.join('Hanna', { permissions: P.ManageGuild });
    const admin = guild.join('Ada', { permissions: P.Administrator });
    const until = new Date('2099-01-01T00:00:00Z');
    guild.editMember(ilse.id, { timedOutUntil: until.getTime() });
    const found = await chat.member(guild.id, ilse.id);
    expect(found).toMatchObject({ roles: [role], timedOutUntil: until, managesServer: false });
    expect(found?.joinedAt?.getTime()).toBe(guild.record.members.get(ilse.id)?.joinedAt);
    for (const { id } of [host, admin, guild.owner]) {
      expect((await chat.member(guild.id, id))?.managesServer).toBe(true);
    }
    guild.remove(ilse.id);
    expect(await chat.member(guild.id, ilse.id)).toBeNull();
  });
});

describe('who sees what', () => {
  const sees = async (user: Id, roles: readonly Id[], channels: readonly Id[], isAdministrator = false) => [
    ...(await chat.visible({ server: world.guild.id, user, roles, isAdministrator }, channels)),
  ];

  it('is decided by roles and overwrites, for a thread by those of its channel; a private thread is for its members', async () => {
    const { guild } = world;
    const role = guild.createRole({ name: 'members' }).id;
    const hidden = channel({
      overwrites: [
        { id: guild.id, deny: P.ViewChannel },
        { id: role, allow: P.ViewChannel },
        { id: guild.botRoleId, allow: P.ViewChannel },
      ],
    });
    const open = channel({ overwrites: [{ id: guild.botRoleId, allow: P.ManageThreads }] });
    const owner = guild.owner;
    const thread = (await owner.openThread(hidden, 'inside')).id;
    const secret = (await owner.openThread(open, 'among us', { isPrivate: true })).id;
    const teo = guild.join('Teo');
    const all = [open, hidden, thread, secret, '1234567890123456700'];
    expect(await sees(teo.id, [], all)).toEqual([open]);
    expect(await sees(teo.id, [role], all)).toEqual([open, hidden, thread]);
    expect(await sees(teo.id, [], all, true)).toEqual([open, hidden, thread, secret]);
    addThreadMember(world.local.world, owner.id, secret, teo.id);
    expect(await sees(teo.id, [], [secret])).toEqual([secret]);
    const elsewhere = world.local.createGuild({ name: 'Elsewhere' }).createChannel({ name: 'room' }).id;
    expect(await sees(teo.id, [], [elsewhere], true)).toEqual([]);
  });
});
