import {
  ChannelType,
  Events,
  ForumChannel,
  GatewayIntentBits as I,
  MessageType,
  PermissionFlagsBits as P,
  PollLayoutType,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, INTENTS, login, type Stage, stage } from './stage.js';

/** The high-level managers of the real client, one after the other. */
let here: Stage;
let channel: TextChannel;
beforeAll(async () => {
  here = await stage();
  here.guild.setRolePermissions(here.guild.botRoleId, P.Administrator);
  channel = (await here.client.channels.fetch(here.channelId)) as TextChannel;
});
afterAll(() => here.end());

describe('the managers of the real client', () => {
  it('post to a forum with a tag, and find the post among the active threads', async () => {
    const { id } = here.guild.createChannel({ name: 'posts', type: 'forum', tags: ['open'] });
    const forum = await here.client.channels.fetch(id);
    if (!(forum instanceof ForumChannel)) throw new Error('no forum');
    const [tag] = forum.availableTags;
    const post = await forum.threads.create({
      name: 'A post',
      message: { content: 'first', files: [{ attachment: Buffer.from('x'), name: 'x.txt' }] },
      appliedTags: [tag?.id ?? ''],
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    });
    expect((await post.fetchStarterMessage())?.attachments.first()?.name).toBe('x.txt');
    expect((await forum.threads.fetchActive()).threads.has(post.id)).toBe(true);
    await post.setArchived(true);
    const archived = await forum.threads.fetchArchived({ limit: 10 });
    expect([...archived.threads.keys()]).toEqual([post.id]);
    await post.setArchived(false);
    await post.members.add(here.ilse.id);
    expect([...(await post.members.fetch()).keys()].sort()).toEqual([here.client.user.id, here.ilse.id].sort());
    await post.delete();
    expect(await here.client.channels.fetch(post.id).catch((error) => error.code)).toBe(10003);
  });

  it('create a channel, shut it, and open it again', async () => {
    const made = await channel.guild.channels.create({ name: 'side', type: ChannelType.GuildText, topic: 'aside' });
    expect(made.topic).toBe('aside');
    await made.permissionOverwrites.edit(here.guild.everyoneRoleId, { ViewChannel: false });
    expect(() => here.ilse.sees(made.id)).toThrow();
    await made.permissionOverwrites.delete(here.guild.everyoneRoleId);
    expect(here.ilse.sees(made.id)).toEqual([]);
    await made.setName('other side');
    expect(here.local.world.channels.get(made.id)?.name).toBe('other-side');
    await made.delete();
  });

  it('pin, list pins, forward and poll', async () => {
    const sent = await channel.send('to be pinned');
    await sent.pin();
    const { items } = await channel.messages.fetchPins();
    expect(items.map(({ message }) => message.id)).toEqual([sent.id]);
    const [notice] = (await channel.messages.fetch({ limit: 1 })).values();
    expect([notice?.type, notice?.reference?.messageId]).toEqual([MessageType.ChannelPinnedMessage, sent.id]);
    const forward = await sent.forward(channel);
    expect(forward.messageSnapshots.first()?.content).toBe('to be pinned');
    const answers = [{ text: 'yes' }, { text: 'no' }];
    const poll = {
      question: { text: 'Again?' },
      answers,
      duration: 24,
      allowMultiselect: false,
      layoutType: PollLayoutType.Default,
    };
    expect((await channel.send({ poll })).poll?.answers.map(({ text }) => text)).toEqual(['yes', 'no']);
  });

  it('fetch members: one, some by name, and all of them over the gateway', async () => {
    expect((await channel.guild.members.fetch(here.ilse.id)).displayName).toBe('Ilse');
    const found = await channel.guild.members.search({ query: 'te' });
    expect([...found.keys()]).toEqual([here.teo.id]);
    here.local.application.flags |= 1 << 15;
    const client = clientOf(here.local, { intents: [...INTENTS, I.GuildMembers] });
    await login(client, here.local.token);
    const all = await client.guilds.cache.get(here.guild.id)?.members.fetch();
    expect([...(all?.keys() ?? [])].sort()).toEqual([...here.guild.record.members.keys()].sort());
    const joined = new Promise<string>((resolve) => client.once(Events.GuildMemberAdd, ({ id }) => resolve(id)));
    const sam = here.guild.join('Sam');
    expect(await joined).toBe(sam.id);
    await client.destroy();
  });

  it('write to a person in private', async () => {
    const user = await here.client.users.fetch(here.ilse.id);
    const sent = await user.send('between us');
    expect(sent.channel.type).toBe(ChannelType.DM);
    expect(here.ilse.sees(sent.channelId).map(({ content }) => content)).toEqual(['between us']);
  });

  it('ask the guild and leave it', async () => {
    const other = here.local.createGuild({ name: 'Elsewhere' });
    await here.local.until(() => here.client.guilds.cache.has(other.id), { what: 'the new guild' });
    const fetched = await here.client.guilds.fetch(other.id);
    expect(fetched.ownerId).toBe(other.owner.id);
    await fetched.leave();
    expect(other.record.members.has(here.client.user.id)).toBe(false);
  });
});
