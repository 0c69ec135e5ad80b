import { MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentId } from '../../src/core/component-id.js';
import type { Id } from '../../src/core/ids.js';
import type { Chat } from '../../src/core/ports/chat.js';
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

const button = (id: string) => ({ type: 1, components: [{ type: 2, style: 1, label: 'Press', custom_id: id }] });

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

describe('finding what was sent before a crash', () => {
  it('our own messages with components, and nobody else’s', async () => {
    const id = channel();
    await chat.send(id, { content: 'plain' });
    const first = await chat.send(id, { content: 'one', components: [button(componentId('help', 's1'))] });
    await world.guild.join('Kim').say(id, 'hello');
    const inner = { type: 17, components: [{ type: 10, content: 'two' }, button(componentId('help', 's2'))] };
    const second = await chat.send(id, { components: [inner], flags: MessageFlags.IsComponentsV2 });
    expect(await chat.ownMessages(id)).toEqual([
      { id: second, customIds: [componentId('help', 's2')] },
      { id: first, customIds: [componentId('help', 's1')] },
    ]);
  });

  it('our own posts, active, archived and emptied', async () => {
    const id = channel({ type: 'forum' });
    const host = world.guild.join('Lea', { permissions: P.ManageThreads | P.ManageMessages });
    const post = (name: string) =>
      chat.startPost(id, name, { content: name, components: [button(componentId('help', name))] });
    const [active, archived, emptied] = [await post('a'), await post('b'), await post('c')];
    await host.openThread(id, 'a person’s post', { words: 'mine' });
    await host.archive(archived);
    await host.remove(emptied, emptied);
    expect(await chat.ownPosts(id)).toEqual([
      { id: emptied, customIds: [] },
      { id: archived, customIds: [componentId('help', 'b')] },
      { id: active, customIds: [componentId('help', 'a')] },
    ]);
  });
});

describe('history', () => {
  it('comes oldest first in pages, with nicknames, our emoji and what is not kept left out', async () => {
    const id = channel();
    const ilse = world.guild.join('Mara', { nick: 'Mara V' });
    const said: Id[] = [];
    for (let n = 0; n < 130; n += 1) said.push((await ilse.say(id, `word ${n}`)).id);
    const own = await chat.send(id, { content: 'ours' });
    await ilse.react(id, said[3] ?? '', '👍🏽');
    await ilse.react(id, said[3] ?? '', '🎉');
    const first = await chat.history(id, null);
    expect(first.messages.map((message) => message.id)).toEqual(said.slice(0, 100));
    expect(first).toMatchObject({ last: said[99], complete: false, reacted: [{ message: said[3], emoji: ['👍🏽'] }] });
    expect(first.messages[0]).toMatchObject({ authorName: 'Mara V', text: 'word 0', server: world.guild.id });
    const second = await chat.history(id, first.last);
    expect(second.messages.map((message) => message.id)).toEqual(said.slice(100));
    expect(second).toMatchObject({ last: own, complete: true, reacted: [] });
    expect(await chat.history(id, own)).toEqual({ messages: [], reacted: [], last: null, complete: true });
  });

  it('that is closed to us is not taken for an empty one', async () => {
    const deny = [{ id: world.guild.botRoleId, deny: P.ReadMessageHistory }];
    const id = channel({ overwrites: deny });
    await world.guild.join('Nils').say(id, 'unread');
    await expect(chat.history(id, null)).rejects.toMatchObject({ name: 'UnreachableError', reason: 'forbidden' });
    await expect(chat.ownMessages(id)).rejects.toMatchObject({ name: 'UnreachableError', reason: 'forbidden' });
  });

  it('whose words are withheld is not taken for an empty one', async () => {
    const id = channel();
    const olga = world.guild.join('Olga');
    for (let n = 0; n < 5; n += 1) await olga.say(id, 'words');
    world.local.faults.withholdContent = true;
    await expect(chat.history(id, null)).rejects.toMatchObject({ name: 'UnreachableError', reason: 'forbidden' });
    world.local.faults.withholdContent = false;
    expect((await chat.history(id, null)).messages).toHaveLength(5);
  });
});

describe('reactions', () => {
  it('are counted by person, bots left out', async () => {
    const id = channel();
    const [piet, quirine] = [world.guild.join('Piet'), world.guild.join('Quirine')];
    const helper = world.guild.join('Helper', { bot: true });
    const { id: message } = await piet.say(id, 'keep me');
    for (const actor of [piet, quirine, helper]) await actor.react(id, message, '📌');
    await chat.react(id, message, '📌');
    expect([...(await chat.reactors(id, message, '📌'))].sort()).toEqual([piet.id, quirine.id].sort());
    expect(await chat.reactors(id, message, '👍')).toEqual([]);
    await chat.unreact(id, message, '📌');
    await chat.unreact(id, message, '📌');
    expect(stored(id)[0]?.reactions[0]?.userIds.size).toBe(3);
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
      [chat.reactors(open, gone, '📌'), 'missing'],
    ];
    for (const [asked, reason] of cases) {
      await expect(asked).rejects.toMatchObject({ name: 'UnreachableError', reason });
    }
  });
});
