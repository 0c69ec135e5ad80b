import { MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentId } from '../../src/core/component-id.js';
import type { Id } from '../../src/core/ids.js';
import type { Chat } from '../../src/core/ports/chat.js';
import { button } from './interaction-world.js';
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
  it('comes oldest first in pages, with nicknames, and every emoji, since sessions differ in what one means', async () => {
    const id = channel();
    const ilse = world.guild.join('Mara', { nick: 'Mara V' });
    const said: Id[] = [];
    for (let n = 0; n < 130; n += 1) said.push((await ilse.say(id, `word ${n}`)).id);
    const own = await chat.send(id, { content: 'ours' });
    await ilse.react(id, said[3] ?? '', '👍🏽');
    await ilse.react(id, said[3] ?? '', '🎉');
    const first = await chat.history(id, null);
    expect(first.messages.map((message) => message.id)).toEqual(said.slice(0, 100));
    expect(first).toMatchObject({
      counted: 100,
      last: said[99],
      complete: false,
      reacted: [
        { message: said[3], emoji: '👍🏽', count: 1 },
        { message: said[3], emoji: '🎉', count: 1 },
      ],
    });
    expect(first.messages[0]).toMatchObject({ authorName: 'Mara V', text: 'word 0', server: world.guild.id });
    const second = await chat.history(id, first.last);
    expect(second.messages.map((message) => message.id)).toEqual(said.slice(100));
    expect(second).toMatchObject({ last: own, complete: true, reacted: [] });
    expect(await chat.history(id, own)).toEqual({
      messages: [],
      reacted: [],
      present: [],
      counted: 0,
      last: null,
      complete: true,
    });
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
    await expect(chat.history(id, null)).rejects.toMatchObject({ name: 'UnreachableError', reason: 'withheld' });
    world.local.faults.withholdContent = false;
    expect((await chat.history(id, null)).messages).toHaveLength(5);
  });
});

describe('one message', () => {
  it('is a page of its own, with its reactions but ours, and an empty one when it was deleted', async () => {
    const id = channel();
    const rosa = world.guild.join('Rosa');
    const { id: message } = await rosa.say(id, 'look at me');
    await rosa.react(id, message, '📌');
    await chat.react(id, message, '📌');
    expect(await chat.message(id, message, world.guild.id)).toMatchObject({
      messages: [{ id: message, text: 'look at me' }],
      present: [message],
      reacted: [{ message, emoji: '📌', count: 1 }],
    });
    await rosa.remove(id, message);
    expect((await chat.message(id, message, world.guild.id)).present).toEqual([]);
  });

  it('in a channel that is closed or gone is not taken for a deleted one', async () => {
    const closed = channel({ overwrites: [{ id: world.guild.botRoleId, deny: P.ReadMessageHistory }] });
    const { id: message } = await world.guild.join('Sil').say(closed, 'here');
    const asked = (where: Id) => chat.message(where, message, world.guild.id);
    await expect(asked(closed)).rejects.toMatchObject({ name: 'UnreachableError', reason: 'forbidden' });
    world.guild.deleteChannel(closed);
    await expect(asked(closed)).rejects.toMatchObject({ name: 'UnreachableError', reason: 'missing' });
  });
});

describe('threads', () => {
  it('are listed while active, then by the time they were archived, latest first, in pages', async () => {
    // A clock that moves with every look, so that no two threads are archived at the same time.
    let now = Date.parse('2026-10-05T08:00:00Z');
    const own = await startWorld(() => ++now);
    const id = own.guild.createChannel({ name: 'forum', type: 'forum' }).id;
    const host = own.guild.join('Tove', { permissions: P.ManageThreads });
    const threads: Id[] = [];
    for (let n = 0; n < 130; n += 1) threads.push((await host.openThread(id, `post ${n}`, { words: 'first' })).id);
    for (const thread of threads.slice(1)) await host.archive(thread);
    // Old by its id, and archived last.
    await host.archive(threads[0] ?? '');
    const open = (await host.openThread(id, 'open', { words: 'first' })).id;
    // The words it begins with are not counted.
    const { id: last } = await host.say(open, 'newest');
    expect(await own.bot.chat.activeThreads(own.guild.id)).toEqual([
      { id: open, name: 'open', parent: id, last, messages: 1 },
    ]);
    const first = await own.bot.chat.archivedThreads(id, null);
    expect(first.threads[0]?.id).toBe(threads[0]);
    const second = await own.bot.chat.archivedThreads(id, first.before);
    expect(second.before).toBeNull();
    const listed = [...first.threads, ...second.threads].map((thread) => thread.id);
    expect(listed.sort()).toEqual([...threads].sort());
    await own.end();
  });

  it('that are closed to us, gone, or no threads are told apart', async () => {
    const host = world.guild.join('Una', { permissions: P.ManageThreads });
    const id = channel({ overwrites: [{ id: world.guild.botRoleId, deny: P.ManageThreads }] });
    const secret = (await host.openThread(id, 'secret', { isPrivate: true })).id;
    const gone = (await host.openThread(id, 'gone')).id;
    await host.deleteThread(gone);
    await expect(chat.thread(secret)).rejects.toMatchObject({ reason: 'forbidden' });
    await expect(chat.thread(gone)).rejects.toMatchObject({ reason: 'missing' });
    await expect(chat.thread(id)).rejects.toMatchObject({ reason: 'missing' });
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
    expect([...(await chat.reactors(id, message, '📌', true))].sort()).toEqual([piet.id, quirine.id].sort());
    expect(await chat.reactors(id, message, '👍', false)).toEqual([]);
    await chat.unreact(id, message, '📌');
    await chat.unreact(id, message, '📌');
    expect(stored(id)[0]?.reactions[0]?.userIds.size).toBe(3);
  });
});
