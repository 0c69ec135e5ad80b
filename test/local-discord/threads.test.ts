import { type APIMessage, type APIThreadChannel, ChannelType, Routes } from 'discord.js';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, dispatched, type Stage, stage } from './stage.js';

let here: Stage;
const clock = { at: Date.UTC(2026, 9, 5, 8) };
beforeAll(async () => {
  here = await stage({ now: () => clock.at });
});
afterAll(() => here.end());

const rest = () => here.client.rest;

async function botThread(channelId = here.channelId, name = 'a thread'): Promise<APIThreadChannel> {
  return (await rest().post(Routes.threads(channelId), { body: { name, type: 11 } })) as APIThreadChannel;
}

async function typesIn(channelId: string): Promise<[number, string][]> {
  const found = (await rest().get(Routes.channelMessages(channelId))) as APIMessage[];
  return found.reverse().map(({ type, content }) => [type, content]);
}

describe('a thread from a message', () => {
  it('has the id of the message, points back at it, and is told of once', async () => {
    const said = await here.ilse.say(here.channelId, 'the question');
    const route = Routes.threads(here.channelId, said.id);
    const thread = (await rest().post(route, {
      body: { name: 'the question', auto_archive_duration: 4320 },
    })) as APIThreadChannel;
    expect(thread).toMatchObject({ id: said.id, type: 11, parent_id: here.channelId, owner_id: here.local.botUserId });
    const created = await dispatched(here, 'THREAD_CREATE', (d) => d.id === thread.id);
    expect(created.newly_created).toBe(true);
    const marked = await dispatched(here, 'MESSAGE_UPDATE', (d) => d.id === said.id);
    expect(marked).toMatchObject({ edited_timestamp: null, flags: 1 << 5, thread: { id: thread.id } });
    const [starter] = (await rest().get(Routes.channelMessages(thread.id))) as APIMessage[];
    expect(starter).toMatchObject({
      type: 21,
      content: '',
      message_reference: { message_id: said.id },
      referenced_message: { content: 'the question' },
    });
    expect(starter?.id).not.toBe(thread.id);
    expect(await codeOf(rest().post(route, { body: { name: 'again' } }))).toBe(160004);
    expect(await codeOf(rest().post(Routes.threads(thread.id, starter?.id), { body: { name: 'inside' } }))).toBe(50024);
  });

  it('outlives the message, and the message outlives it', async () => {
    const said = await here.ilse.say(here.channelId, 'the question');
    const thread = await here.ilse.openThread(here.channelId, 'one', { on: said.id });
    await here.ilse.remove(here.channelId, said.id);
    expect(await rest().get(Routes.channel(thread.id))).toMatchObject({ id: thread.id });
    const other = await here.ilse.say(here.channelId, 'another');
    await here.ilse.openThread(here.channelId, 'two', { on: other.id });
    here.dispatches.length = 0;
    await rest().delete(Routes.channel(other.id));
    const gone = await dispatched(here, 'THREAD_DELETE');
    expect(gone).toEqual({ id: other.id, guild_id: here.guild.id, parent_id: here.channelId, type: 11 });
    expect(here.dispatches.some(({ t }) => t.startsWith('MESSAGE_DELETE'))).toBe(false);
    const left = (await rest().get(Routes.channelMessage(here.channelId, other.id))) as APIMessage;
    expect([left.thread, left.flags]).toEqual([undefined, 0]);
    expect(await codeOf(rest().get(Routes.channel(other.id)))).toBe(10003);
  });
});

describe('a thread without a message', () => {
  it('is announced in its parent, and private when nothing is said', async () => {
    const { id } = here.guild.createChannel({ name: 'other' });
    const thread = await botThread(id, 'open');
    expect(await typesIn(id)).toEqual([[18, 'open']]);
    expect(await typesIn(thread.id)).toEqual([]);
    const body = { name: 'closed' };
    const closed = (await rest().post(Routes.threads(id), { body })) as APIThreadChannel;
    expect(closed.type).toBe(ChannelType.PrivateThread);
    expect(await typesIn(id)).toEqual([[18, 'open']]);
    here.guild.setOverwrites(id, [{ id: here.guild.everyoneRoleId, deny: P.CreatePrivateThreads }]);
    expect(await codeOf(rest().post(Routes.threads(id), { body }))).toBe(50013);
  });

  it('counts what is said but not what starts it', async () => {
    const thread = await botThread();
    const said = await here.ilse.say(thread.id, 'one');
    await here.teo.say(thread.id, 'two');
    await here.ilse.remove(thread.id, said.id);
    const now = (await rest().get(Routes.channel(thread.id))) as APIThreadChannel;
    expect([now.message_count, now.total_message_sent, now.member_count]).toEqual([1, 2, 3]);
    await rest().patch(Routes.channel(thread.id), { body: { name: 'renamed' } });
    expect((await typesIn(thread.id)).at(-1)).toEqual([4, 'renamed']);
  });
});

describe('an archived thread', () => {
  it('takes deletions only, until a message wakes it', async () => {
    const thread = await botThread();
    const own = (await rest().post(Routes.channelMessages(thread.id), { body: { content: 'mine' } })) as APIMessage;
    await rest().patch(Routes.channel(thread.id), { body: { archived: true } });
    const route = Routes.channelMessage(thread.id, own.id);
    expect(await codeOf(rest().patch(route, { body: { content: 'x' } }))).toBe(50083);
    expect(await codeOf(here.ilse.react(thread.id, own.id, '👍'))).toBe(50083);
    expect(await codeOf(rest().patch(Routes.channel(thread.id), { body: { name: 'x' } }))).toBe(50083);
    await rest().delete(route);
    here.dispatches.length = 0;
    const said = await here.ilse.say(thread.id, 'awake');
    await dispatched(here, 'MESSAGE_CREATE', (d) => d.id === said.id);
    const order = here.dispatches.map(({ t }) => t).filter((t) => t === 'THREAD_UPDATE' || t === 'MESSAGE_CREATE');
    expect(order).toEqual(['THREAD_UPDATE', 'MESSAGE_CREATE']);
    expect(here.dispatches.find(({ t }) => t === 'THREAD_UPDATE')?.d.thread_metadata).toMatchObject({
      archived: false,
    });
  });

  it('that is locked opens for moderators only', async () => {
    const thread = await botThread();
    expect(await codeOf(here.ilse.lock(thread.id))).toBe(50013);
    await rest().patch(Routes.channel(thread.id), { body: { locked: true, archived: true } });
    expect(await codeOf(here.ilse.say(thread.id, 'let me in'))).toBe(160005);
    expect(await codeOf(here.ilse.unarchive(thread.id))).toBe(50013);
    await rest().post(Routes.channelMessages(thread.id), { body: { content: 'I may' } });
  });

  it('may be archived by who made it, and woken by who may write', async () => {
    const thread = await here.ilse.openThread(here.channelId, 'mine');
    expect(await codeOf(here.teo.archive(thread.id))).toBe(50013);
    await here.ilse.archive(thread.id);
    await here.teo.unarchive(thread.id);
    expect(here.local.world.channels.get(thread.id)?.thread?.archived).toBe(false);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['a change', (id) => rest().patch(Routes.channel(id), { body: { archived: false } })],
    ['a message', (id) => here.ilse.say(id, 'good morning')],
  ])('tells its members when %s wakes it', async (_name, wake) => {
    const thread = await botThread();
    await rest().patch(Routes.channel(thread.id), { body: { archived: true } });
    await wake(thread.id);
    const own = await dispatched(here, 'THREAD_MEMBER_UPDATE', (d) => d.id === thread.id);
    expect(own.user_id).toBe(here.local.botUserId);
  });
});

describe('lists of threads', () => {
  it('give the active ones, and the archived ones by the time they were archived', async () => {
    const { id } = here.guild.createChannel({ name: 'many' });
    const threads = [];
    for (const name of ['a', 'b', 'c', 'd']) threads.push(await botThread(id, name));
    for (const place of [2, 0, 1]) {
      clock.at += 1000;
      await rest().patch(Routes.channel(threads[place]?.id ?? ''), { body: { archived: true } });
    }
    const active = (await rest().get(Routes.guildActiveThreads(here.guild.id))) as { threads: APIThreadChannel[] };
    expect(active.threads.filter(({ parent_id }) => parent_id === id).map(({ name }) => name)).toEqual(['d']);
    const page = async (query: Record<string, string>) => {
      const found = await rest().get(Routes.channelThreads(id, 'public'), { query: new URLSearchParams(query) });
      return found as { threads: APIThreadChannel[]; has_more: boolean };
    };
    const first = await page({ limit: '2' });
    expect([first.threads.map(({ name }) => name), first.has_more]).toEqual([['b', 'a'], true]);
    const before = first.threads.at(-1)?.thread_metadata?.archive_timestamp ?? '';
    const second = await page({ limit: '2', before });
    expect([second.threads.map(({ name }) => name), second.has_more]).toEqual([['c'], false]);
    expect(await codeOf(page({ limit: '1' }))).toBe(50035);
    here.guild.setOverwrites(id, [{ id: here.guild.botRoleId, deny: P.ReadMessageHistory }]);
    expect(await codeOf(page({}))).toBe(50013);
  });
});

describe('private threads', () => {
  it('are listed, once archived, to moderators and, by their ids, to those inside', async () => {
    const { id } = here.guild.createChannel({ name: 'asides' });
    const mine = await here.ilse.openThread(id, 'with Teo', { isPrivate: true });
    const other = (await rest().post(Routes.threads(id), { body: { name: 'without Teo' } })) as APIThreadChannel;
    for (const thread of [mine, other]) here.guild.setArchived(thread.id, true);
    const list = async (route: `/${string}`) =>
      ((await rest().get(route)) as { threads: APIThreadChannel[] }).threads.map(({ name }) => name);
    expect((await list(Routes.channelThreads(id, 'private'))).sort()).toEqual(['with Teo', 'without Teo']);
    expect(await list(Routes.channelJoinedArchivedThreads(id))).toEqual(['without Teo']);
    here.guild.setOverwrites(id, [{ id: here.guild.botRoleId, deny: P.ManageThreads }]);
    expect(await codeOf(list(Routes.channelThreads(id, 'private')))).toBe(50013);
    expect(await list(Routes.channelJoinedArchivedThreads(id))).toEqual(['without Teo']);
  });

  it('let in whom a member adds, who then hears of them', async () => {
    const { id } = here.guild.createChannel({
      name: 'more asides',
      overwrites: [{ id: here.guild.botRoleId, deny: P.ManageThreads }],
    });
    const closed = await here.ilse.openThread(id, 'closed', { isPrivate: true });
    expect(await codeOf(rest().get(Routes.channel(closed.id)))).toBe(50001);
    const token = here.local.world.users.get(here.ilse.id)?.token ?? '';
    const added = await fetch(`${here.local.apiUrl}/v10/channels/${closed.id}/thread-members/${here.local.botUserId}`, {
      method: 'PUT',
      headers: { authorization: token },
    });
    expect(added.status).toBe(204);
    const created = await dispatched(here, 'THREAD_CREATE', (d) => d.id === closed.id);
    expect(created.newly_created).toBeUndefined();
    await dispatched(here, 'THREAD_MEMBERS_UPDATE', (d) => d.id === closed.id);
    expect(await rest().get(Routes.channel(closed.id))).toMatchObject({ name: 'closed' });
  });
});

describe('a forum', () => {
  const forum = () =>
    here.guild.createChannel({ name: 'posts', type: 'forum', tags: ['open', { name: 'official', moderated: true }] })
      .id;
  const tagsOf = (id: string) => here.local.world.channels.get(id)?.forum?.tags ?? [];
  const post = async (id: string, body: object) =>
    (await rest().post(Routes.threads(id), {
      body: { name: 'a post', message: { content: 'first' }, ...body },
    })) as APIThreadChannel & {
      message: APIMessage;
    };

  it('takes posts, whose first message lies inside with the same id', async () => {
    const id = forum();
    const [open] = tagsOf(id);
    const made = await post(id, { applied_tags: [open?.id] });
    expect(made.message).toMatchObject({ id: made.id, channel_id: made.id, content: 'first' });
    expect(made.applied_tags).toEqual([open?.id]);
    expect(await typesIn(made.id)).toEqual([[0, 'first']]);
    expect(made.message_count).toBe(0);
    expect(await codeOf(rest().post(Routes.channelMessages(id), { body: { content: 'x' } }))).toBe(40058);
    expect(await codeOf(rest().post(Routes.threads(id), { body: { name: 'no message', type: 11 } }))).toBe(50035);
  });

  it('needs SEND_MESSAGES and nothing else', async () => {
    const id = forum();
    const both = P.CreatePublicThreads | P.SendMessagesInThreads;
    here.guild.setOverwrites(id, [
      { id: here.guild.botRoleId, deny: both },
      { id: here.guild.everyoneRoleId, deny: both },
    ]);
    await post(id, {});
    const deny = P.SendMessages;
    here.guild.setOverwrites(id, [
      { id: here.guild.botRoleId, deny },
      { id: here.guild.everyoneRoleId, deny },
    ]);
    expect(await codeOf(post(id, {}))).toBe(50013);
  });

  it('knows its tags, and who may give them', async () => {
    const id = forum();
    const [open, official] = tagsOf(id);
    expect(await codeOf(post(id, { applied_tags: ['123456789012345678'] }))).toBe(10087);
    expect(await codeOf(here.ilse.openThread(id, 'x', { words: 'x', tags: [official?.id ?? ''] }))).toBe(50013);
    here.guild.editChannel(id, { requireTag: true });
    expect(await codeOf(post(id, {}))).toBe(40067);
    await here.ilse.openThread(id, 'x', { words: 'x', tags: [open?.id ?? ''] });
    here.guild.editChannel(id, { tags: [{ id: official?.id ?? '', name: 'official' }] });
    expect(tagsOf(id).map((tag) => tag.id)).toEqual([official?.id]);
    expect(await codeOf(here.ilse.openThread(id, 'x', { words: 'x' }))).toBe(40066);
    expect(await codeOf((async () => here.guild.editChannel(id, { tags: [{ name: 'a' }, { name: 'a' }] }))())).toBe(
      40061,
    );
  });

  it('pins one post at a time', async () => {
    const id = forum();
    const [first, second] = [await post(id, {}), await post(id, {})];
    await rest().patch(Routes.channel(first.id), { body: { flags: 2 } });
    expect(await codeOf(rest().patch(Routes.channel(second.id), { body: { flags: 2 } }))).toBe(30047);
  });
});

describe('deleting a channel', () => {
  it('takes its threads along without a word', async () => {
    const { id } = here.guild.createChannel({ name: 'doomed' });
    const thread = await botThread(id);
    expect(await codeOf(rest().delete(Routes.channel(id)))).toBe(50013);
    here.dispatches.length = 0;
    here.guild.deleteChannel(id);
    await dispatched(here, 'CHANNEL_DELETE', (d) => d.id === id);
    expect(here.dispatches.some(({ t }) => t === 'THREAD_DELETE')).toBe(false);
    expect(await codeOf(rest().get(Routes.channel(thread.id)))).toBe(10003);
  });
});
