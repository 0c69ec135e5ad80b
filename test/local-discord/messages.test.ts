import { type APIMessage, Routes } from 'discord.js';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, dispatched, type Stage, stage } from './stage.js';

let here: Stage;
const clock = { at: Date.UTC(2026, 9, 5, 8) };
beforeAll(async () => {
  here = await stage({ now: () => clock.at });
});
afterAll(() => here.end());

/** The body of a request of the real REST client, with the type that the route gives. */
async function get(route: `/${string}`, query: Record<string, string | number> = {}): Promise<APIMessage[]> {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  return (await here.client.rest.get(route, { query: search })) as APIMessage[];
}

function post(channelId: string, body: unknown): Promise<APIMessage> {
  return here.client.rest.post(Routes.channelMessages(channelId), { body }) as Promise<APIMessage>;
}

function newChannel(name = 'talk') {
  return here.guild.createChannel({ name }).id;
}

describe('history', () => {
  it('pages newest first in every direction, at most a hundred', async () => {
    const channelId = newChannel();
    for (let n = 1; n <= 7; n += 1) await here.ilse.say(channelId, String(n));
    const route = Routes.channelMessages(channelId);
    const words = (found: APIMessage[]) => found.map(({ content }) => content).join(' ');
    const all = await get(route);
    const idOf = (word: string) => all.find(({ content }) => content === word)?.id ?? '';
    expect(words(all)).toBe('7 6 5 4 3 2 1');
    expect(words(await get(route, { limit: 2 }))).toBe('7 6');
    expect(words(await get(route, { before: idOf('4'), limit: 2 }))).toBe('3 2');
    expect(words(await get(route, { after: idOf('4'), limit: 2 }))).toBe('6 5');
    expect(words(await get(route, { after: 0, limit: 3 }))).toBe('3 2 1');
    expect(words(await get(route, { around: idOf('4'), limit: 3 }))).toBe('5 4 3');
    await here.ilse.remove(channelId, idOf('4'));
    expect(words(await get(route, { after: idOf('4'), limit: 2 }))).toBe('6 5');
    expect(words(await get(route, { before: idOf('4'), limit: 2 }))).toBe('3 2');
    for (const query of [{ limit: 0 }, { limit: 101 }, { before: 'words' }, { before: 1, after: 1 }]) {
      expect(await codeOf(get(route, query))).toBe(50035);
    }
  });

  it('is empty, not refused, without the permission to read it', async () => {
    const channelId = newChannel();
    const said = await here.ilse.say(channelId, 'words');
    here.guild.setOverwrites(channelId, [{ id: here.guild.botRoleId, deny: P.ReadMessageHistory }]);
    expect(await get(Routes.channelMessages(channelId))).toEqual([]);
    expect(await codeOf(get(Routes.channelMessage(channelId, said.id)))).toBe(50013);
  });
});

describe('creating', () => {
  it('takes the same enforced nonce once within minutes, and refuses it when that message was deleted', async () => {
    const channelId = newChannel();
    const body = { content: 'once', nonce: 'job-1', enforce_nonce: true };
    const first = await post(channelId, body);
    expect(first.nonce).toBe('job-1');
    expect((await post(channelId, body)).id).toBe(first.id);
    expect((await post(channelId, { ...body, enforce_nonce: false })).id).not.toBe(first.id);
    clock.at += 60 * 60 * 1000;
    const later = await post(channelId, body);
    expect(later.id).not.toBe(first.id);
    await here.client.rest.delete(Routes.channelMessage(channelId, later.id));
    expect(await codeOf(post(channelId, body))).toBe(10008);
  });

  it('gives rising ids of the clock, although it stands still', async () => {
    const channelId = newChannel();
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(BigInt((await post(channelId, { content: 'x' })).id));
    expect(ids[0] !== undefined && ids[1] !== undefined && ids[0] < ids[1]).toBe(true);
    expect(Number((ids[2] ?? 0n) >> 22n) + 1_420_070_400_000).toBe(clock.at);
  });

  it.each<[string, unknown, number]>([
    ['nothing in it', { content: ' ' }, 50006],
    ['2001 characters', { content: 'x'.repeat(2001) }, 50035],
    ['a key that does not exist', { content: 'x', allowedMentions: {} }, 50035],
    ['a reply to nothing', { content: 'x', message_reference: { message_id: '123456789012345678' } }, 50035],
    [
      'a forward of nothing',
      { message_reference: { type: 1, message_id: '123456789012345678', channel_id: '1' } },
      10003,
    ],
  ])('refuses %s', async (_name, body, code) => {
    expect(await codeOf(post(here.channelId, body))).toBe(code);
  });

  it('refuses what the bot may not do, by permission', async () => {
    const cases: [bigint, unknown, number][] = [
      [P.ViewChannel, { content: 'x' }, 50001],
      [P.SendMessages, { content: 'x' }, 50013],
      [P.EmbedLinks, { embeds: [{ title: 'x' }] }, 50013],
    ];
    for (const [deny, body, code] of cases) {
      const channelId = newChannel();
      here.guild.setOverwrites(channelId, [{ id: here.guild.botRoleId, deny }]);
      expect(await codeOf(post(channelId, body))).toBe(code);
    }
  });

  it('refuses a second message of a person within the slowmode, but not of the bot', async () => {
    const { id } = here.guild.createChannel({ name: 'slow', slowmode: 60 });
    await here.ilse.say(id, 'one');
    expect(await codeOf(here.ilse.say(id, 'two'))).toBe(20016);
    clock.at += 60_000;
    await here.ilse.say(id, 'two');
    await post(id, { content: 'one' });
    await post(id, { content: 'two' });
  });
});

describe('mentions', () => {
  const all = { everyone: true, users: 1, roles: 1 };
  const none = { everyone: false, users: 0, roles: 0 };
  it.each<[string, object | undefined, typeof all]>([
    ['are all by default', undefined, all],
    ['are none with an empty parse', { parse: [] }, none],
    ['are those of the kinds that are parsed', { parse: ['users'] }, { ...none, users: 1 }],
    ['are those that are listed', { roles: ['ROLE'] }, { ...none, roles: 1 }],
  ])('%s', async (_name, allowed, expected) => {
    const role = here.guild.createRole({ name: 'readers', mentionable: true });
    const channelId = newChannel();
    here.guild.setOverwrites(channelId, [{ id: here.guild.botRoleId, allow: P.MentionEveryone }]);
    const content = `@everyone <@${here.ilse.id}> <@&${role.id}> \`<@${here.teo.id}>\``;
    const wish = allowed && JSON.parse(JSON.stringify(allowed).replace('ROLE', role.id));
    const sent = await post(channelId, { content, ...(wish && { allowed_mentions: wish }) });
    const counts = (message: APIMessage) => ({
      everyone: message.mention_everyone,
      users: message.mentions.length,
      roles: message.mention_roles.length,
    });
    expect(counts(sent)).toEqual(expected);
    // An edit that says nothing of mentions falls back to the default.
    const edited = await here.client.rest.patch(Routes.channelMessage(channelId, sent.id), { body: { content } });
    expect(counts(edited as APIMessage)).toEqual(all);
  });

  it('do not reach everyone or closed roles without the permission, and find text displays', async () => {
    const closed = here.guild.createRole({ name: 'closed' });
    const components = [{ type: 10, content: `@everyone <@&${closed.id}> <@${here.ilse.id}>` }];
    const sent = await post(here.channelId, { components, flags: 1 << 15 });
    expect([sent.mention_everyone, sent.mention_roles, sent.mentions.map(({ id }) => id)]).toEqual([
      false,
      [],
      [here.ilse.id],
    ]);
  });
});

describe('replies and forwards', () => {
  it('carry what they refer to, until it is deleted', async () => {
    const said = await here.ilse.say(here.channelId, 'the first');
    const reply = await here.teo.say(here.channelId, 'the second', { replyTo: said.id });
    expect(reply).toMatchObject({
      type: 19,
      message_reference: { message_id: said.id },
      referenced_message: { content: 'the first' },
    });
    expect(reply.mentions.map(({ id }) => id)).toEqual([here.ilse.id]);
    await here.ilse.remove(here.channelId, said.id);
    const [again] = await get(Routes.channelMessages(here.channelId), { limit: 1 });
    expect(again).toMatchObject({ id: reply.id, referenced_message: null });
  });

  it('copy what is forwarded', async () => {
    const elsewhere = newChannel();
    const said = await here.ilse.say(here.channelId, 'take this along');
    const forward = await post(elsewhere, {
      message_reference: { type: 1, channel_id: here.channelId, message_id: said.id },
    });
    await here.ilse.edit(here.channelId, said.id, 'something else');
    const [kept] = await get(Routes.channelMessages(elsewhere));
    expect(kept).toMatchObject({ id: forward.id, content: '', message_reference: { type: 1 } });
    expect(kept?.message_snapshots?.[0]?.message.content).toBe('take this along');
    expect((kept?.flags ?? 0) & (1 << 14)).not.toBe(0);
  });
});

describe('editing and deleting', () => {
  it('keeps to the author, and leaves flags of others to moderators', async () => {
    const said = await here.ilse.say(here.channelId, 'mine');
    const route = Routes.channelMessage(here.channelId, said.id);
    expect(await codeOf(here.client.rest.patch(route, { body: { content: 'ours' } }))).toBe(50005);
    expect(await codeOf(here.client.rest.patch(route, { body: { flags: 4 } }))).toBe(50013);
    expect(await codeOf(here.client.rest.delete(route))).toBe(50013);
    await here.ilse.edit(here.channelId, said.id, 'still mine');
    expect(
      here.local.world.channels
        .get(here.channelId)
        ?.log.byId.get(said.id)
        ?.history.map(({ content }) => content),
    ).toEqual(['mine']);
  });

  it('does not count a pin or a thread as an edit', async () => {
    const said = await here.ilse.say(here.channelId, 'pin me');
    const pin = `/channels/${here.channelId}/messages/pins/${said.id}` as const;
    expect(await codeOf(here.client.rest.put(pin))).toBe(50013);
    const moderator = here.guild.createRole({ name: 'pins', permissions: P.PinMessages });
    here.guild.editMember(here.local.botUserId, { roleIds: [here.guild.botRoleId, moderator.id] });
    await here.client.rest.put(pin);
    const update = await dispatched(here, 'MESSAGE_UPDATE', (d) => d.id === said.id);
    expect(update).toMatchObject({ pinned: true, edited_timestamp: null });
    const { items } = (await here.client.rest.get(`/channels/${here.channelId}/messages/pins`)) as unknown as {
      items: { message: APIMessage }[];
    };
    expect(items.map(({ message }) => message.id)).toEqual([said.id]);
  });

  it('keeps, drops and adds attachments by the list of an edit', async () => {
    const channel = await here.client.channels.fetch(here.channelId);
    if (!channel?.isSendable()) throw new Error('no text channel');
    const files = ['a', 'b'].map((name) => ({ attachment: Buffer.from(name), name: `${name}.txt` }));
    const sent = await channel.send({ files });
    const [a] = sent.attachments.values();
    if (!a) throw new Error('no attachment');
    const edited = await sent.edit({ attachments: [a], files: [{ attachment: Buffer.from('c'), name: 'c.txt' }] });
    expect(edited.attachments.map(({ name }) => name)).toEqual(['a.txt', 'c.txt']);
    expect(await codeOf(sent.edit({ attachments: [] }))).toBe(50006);
  });

  it('signs the addresses of attachments for a day, anew whenever it shows them', async () => {
    const data = Buffer.from('words');
    const said = await here.ilse.say(here.channelId, 'a file', {
      files: [{ name: 'a.txt', data, contentType: 'text/plain' }],
    });
    const address = said.attachments[0]?.url ?? '';
    const status = async (url: string) => (await fetch(url)).status;
    expect(await status(address)).toBe(200);
    expect(await status(address.replace(/ex=[0-9a-f]+/, 'ex=ffffffff'))).toBe(404);
    clock.at += 25 * 60 * 60 * 1000;
    expect(await status(address)).toBe(404);
    const [again] = await get(Routes.channelMessages(here.channelId), { limit: 1 });
    expect(await status(again?.attachments[0]?.url ?? '')).toBe(200);
    await here.ilse.remove(here.channelId, said.id);
    expect(await status(again?.attachments[0]?.url ?? '')).toBe(404);
  });

  it('deletes many at once, dead ids counted, with one event', async () => {
    const channelId = newChannel();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await here.ilse.say(channelId, String(n))).id);
    const remove = (messages: string[]) =>
      here.client.rest.post(Routes.channelBulkDelete(channelId), { body: { messages } });
    expect(await codeOf(remove(ids))).toBe(50013);
    here.guild.setOverwrites(channelId, [{ id: here.guild.botRoleId, allow: P.ManageMessages }]);
    const [first = '', second = '', third = ''] = ids;
    expect(await codeOf(remove([first, first]))).toBe(50035);
    expect(await codeOf(remove(['175928847299117063', second]))).toBe(50034);
    await here.ilse.remove(channelId, first);
    await remove([first, second, third]);
    const event = await dispatched(here, 'MESSAGE_DELETE_BULK');
    expect(event).toEqual({ ids: [second, third], channel_id: channelId, guild_id: here.guild.id });
    expect(await get(Routes.channelMessages(channelId))).toEqual([]);
  });
});

describe('reactions', () => {
  it('need history and, for a new emoji, ADD_REACTIONS; at most twenty kinds', async () => {
    const channelId = newChannel();
    const said = await here.ilse.say(channelId, 'react to me');
    const react = (emoji: string) =>
      here.client.rest.put(Routes.channelMessageOwnReaction(channelId, said.id, encodeURIComponent(emoji)));
    expect(await codeOf(react('words'))).toBe(10014);
    const deny = P.AddReactions;
    here.guild.setOverwrites(channelId, [
      { id: here.guild.botRoleId, deny },
      { id: here.guild.everyoneRoleId, deny },
    ]);
    expect(await codeOf(react('📌'))).toBe(50013);
    here.guild.setOverwrites(channelId, [
      { id: here.ilse.id, of: 'member', allow: deny },
      { id: here.guild.botRoleId, deny },
    ]);
    await here.ilse.react(channelId, said.id, '📌');
    await react('📌');
    here.guild.setOverwrites(channelId, []);
    const faces = Array.from({ length: 20 }, (_, n) => String.fromCodePoint(0x1f600 + n));
    for (const face of faces.slice(0, 19)) await here.ilse.react(channelId, said.id, face);
    expect(await codeOf(here.ilse.react(channelId, said.id, faces[19] ?? ''))).toBe(30010);
    const users = await here.client.rest.get(
      Routes.channelMessageReaction(channelId, said.id, encodeURIComponent('📌')),
    );
    expect((users as { id: string }[]).map(({ id }) => id)).toEqual([here.local.botUserId, here.ilse.id]);
  });

  it('are out of reach without history, and those of others without MANAGE_MESSAGES', async () => {
    const channelId = newChannel();
    const said = await here.ilse.say(channelId, 'react to me');
    await here.ilse.react(channelId, said.id, '📌');
    const pin = encodeURIComponent('📌');
    const route = Routes.channelMessageUserReaction(channelId, said.id, pin, here.ilse.id);
    expect(await codeOf(here.client.rest.delete(route))).toBe(50013);
    here.guild.setOverwrites(channelId, [{ id: here.guild.botRoleId, deny: P.ReadMessageHistory }]);
    expect(await codeOf(here.client.rest.put(Routes.channelMessageOwnReaction(channelId, said.id, pin)))).toBe(50013);
    const reply = { content: 'x', message_reference: { message_id: said.id } };
    expect(await codeOf(post(channelId, reply))).toBe(160002);
  });

  it('are cleared by moderators, all or one kind', async () => {
    const channelId = newChannel();
    const said = await here.ilse.say(channelId, 'react to me');
    for (const emoji of ['📌', '👍', '❤️']) await here.ilse.react(channelId, said.id, emoji);
    here.guild.setOverwrites(channelId, [{ id: here.guild.botRoleId, allow: P.ManageMessages }]);
    await here.client.rest.delete(Routes.channelMessageReaction(channelId, said.id, encodeURIComponent('❤')));
    await dispatched(here, 'MESSAGE_REACTION_REMOVE_EMOJI', (d) => d.message_id === said.id);
    await here.client.rest.delete(
      Routes.channelMessageUserReaction(channelId, said.id, encodeURIComponent('📌'), here.ilse.id),
    );
    expect(here.ilse.sees(channelId)[0]?.reactions?.map(({ emoji }) => emoji.name)).toEqual(['👍']);
    await here.client.rest.delete(Routes.channelMessageAllReactions(channelId, said.id));
    await dispatched(here, 'MESSAGE_REACTION_REMOVE_ALL', (d) => d.message_id === said.id);
    expect(here.ilse.sees(channelId)[0]?.reactions).toBeUndefined();
  });
});
