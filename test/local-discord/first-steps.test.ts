import { AttachmentBuilder, ChannelType, Routes, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatched, type Stage, stage } from './stage.js';

let here: Stage;
let channel: TextChannel;

beforeAll(async () => {
  here = await stage();
  channel = (await here.client.channels.fetch(here.channelId)) as TextChannel;
});
afterAll(() => here.end());

describe('the real client on the local Discord', () => {
  it('is ready, with the guild, its channel and its own role', () => {
    const guild = here.client.guilds.cache.get(here.guild.id);
    expect(guild?.name).toBe('Reading room');
    expect(guild?.channels.cache.get(here.channelId)?.type).toBe(ChannelType.GuildText);
    expect(guild?.members.me?.roles.cache.has(here.guild.botRoleId)).toBe(true);
    expect(here.client.application.id).toBe(here.local.applicationId);
  });

  it('hears what people say, edit and delete', async () => {
    const said = await here.ilse.say(here.channelId, 'Ten minutes in a hot oven.');
    const created = await dispatched(here, 'MESSAGE_CREATE', (d) => d.id === said.id);
    expect(created).toMatchObject({
      content: 'Ten minutes in a hot oven.',
      guild_id: here.guild.id,
      edited_timestamp: null,
    });
    expect(created.member).toBeDefined();

    await here.ilse.edit(here.channelId, said.id, 'Five minutes.');
    const updated = await dispatched(here, 'MESSAGE_UPDATE', (d) => d.id === said.id);
    expect(updated.content).toBe('Five minutes.');
    expect(updated.edited_timestamp).not.toBeNull();

    await here.ilse.remove(here.channelId, said.id);
    const deleted = await dispatched(here, 'MESSAGE_DELETE', (d) => d.id === said.id);
    expect(deleted).toEqual({ id: said.id, channel_id: here.channelId, guild_id: here.guild.id });
  });

  it('sends messages with files that can be fetched, and edits and deletes them', async () => {
    const text = Buffer.from('# Notes\n');
    const sent = await channel.send({
      content: 'The notes',
      files: [new AttachmentBuilder(text, { name: 'notes.md' })],
    });
    const url = sent.attachments.first()?.url ?? '';
    expect(await (await fetch(url)).text()).toBe('# Notes\n');
    expect(here.local.fetchFile(url)?.name).toBe('notes.md');
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(404);

    const edited = await sent.edit('The notes, again');
    expect(edited.content).toBe('The notes, again');
    expect(edited.attachments.size).toBe(1);
    await sent.delete();
    await expect(channel.messages.fetch(sent.id)).rejects.toMatchObject({ code: 10008, status: 404 });
  });

  it('starts threads from messages and hears what is said in them', async () => {
    const overview = await channel.send('1. Is the freezer cheating?');
    const thread = await overview.startThread({ name: 'Is the freezer cheating?' });
    expect(thread.id).toBe(overview.id);
    const said = await here.teo.say(thread.id, 'It is not.');
    const created = await dispatched(here, 'MESSAGE_CREATE', (d) => d.id === said.id);
    expect(created.channel_type).toBe(ChannelType.PublicThread);
    const again = here.client.rest.post(Routes.threads(here.channelId, overview.id), { body: { name: 'Again' } });
    await expect(again).rejects.toMatchObject({ code: 160004, status: 400 });
  });

  it('reacts, and hears who reacted', async () => {
    const said = await here.ilse.say(here.channelId, 'Worth keeping.');
    await here.teo.react(here.channelId, said.id, '📌');
    const added = await dispatched(here, 'MESSAGE_REACTION_ADD', (d) => d.message_id === said.id);
    expect(added).toMatchObject({
      user_id: here.teo.id,
      message_author_id: here.ilse.id,
      emoji: { id: null, name: '📌' },
    });
    const message = await channel.messages.fetch(said.id);
    await message.react('👍');
    expect(
      (await channel.messages.fetch({ message: said.id, force: true })).reactions.cache.map((r) => [
        r.emoji.name,
        r.count,
        r.me,
      ]),
    ).toEqual([
      ['📌', 1, false],
      ['👍', 1, true],
    ]);
    await here.teo.unreact(here.channelId, said.id, '📌');
    await dispatched(here, 'MESSAGE_REACTION_REMOVE', (d) => d.message_id === said.id);
  });
});
