import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  ContainerBuilder,
  ContextMenuCommandBuilder,
  EmbedBuilder,
  Events,
  FileBuilder,
  type ForumChannel,
  ForumLayoutType,
  MediaGalleryBuilder,
  type Message,
  MessageFlags,
  PermissionFlagsBits,
  SectionBuilder,
  SlashCommandBuilder,
  SortOrderType,
  StringSelectMenuBuilder,
  type TextChannel,
  TextDisplayBuilder,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuildHandle } from '../../../src/local-discord/guild-handle.js';
import { type LocalDiscord, startLocalDiscord } from '../../../src/local-discord/local-discord.js';

let local: LocalDiscord;
let client: Client<true>;
let guild: GuildHandle;
let text: TextChannel;
let forum: ForumChannel;

beforeAll(async () => {
  local = await startLocalDiscord({ now: Date.now });
  guild = local.createGuild({ name: 'Readers', botPermissions: PermissionFlagsBits.Administrator });
  const ids = [
    guild.createChannel({ name: 'room' }).id,
    guild.createChannel({ name: 'forum', type: 'forum', tags: ['open'] }).id,
  ];
  const made = new Client({ intents: 34305, rest: { api: local.apiUrl, retries: 0 }, enforceNonce: true });
  const ready = new Promise((resolve) => made.once(Events.ClientReady, resolve));
  await made.login(local.token);
  await ready;
  // It is ready.
  client = made as Client<true>;
  text = (await client.channels.fetch(ids[0] ?? '')) as TextChannel;
  forum = (await client.channels.fetch(ids[1] ?? '')) as ForumChannel;
});

afterAll(async () => {
  await client.destroy();
  await local.close();
});

const file = (name: string) => new AttachmentBuilder(Buffer.from('x'), { name, description: 'alternative text' });
const buttons = () =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('a').setLabel('A').setStyle(ButtonStyle.Primary).setEmoji('📌'),
    new ButtonBuilder().setURL('https://example.org').setLabel('B').setStyle(ButtonStyle.Link),
  );
const select = () =>
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('s')
      .setPlaceholder('P')
      .setMaxValues(2)
      .addOptions({ label: 'A', value: 'a', default: true, description: 'd' }, { label: 'B', value: 'b', emoji: '📌' }),
  );
const people = () =>
  new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
    new UserSelectMenuBuilder().setCustomId('u').setDefaultUsers(local.botUserId).setMinValues(0),
  );
const embed = () =>
  new EmbedBuilder()
    .setTitle('T')
    .setURL('https://example.org')
    .setDescription('D')
    .setColor(0x112233)
    .setTimestamp(0)
    .setAuthor({ name: 'A', url: 'https://example.org' })
    .setFooter({ text: 'F' })
    .setImage('attachment://a.png')
    .addFields({ name: 'n', value: 'v', inline: true });
const container = (name: string) =>
  new ContainerBuilder()
    .setAccentColor(0x112233)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Hello'))
    .addSeparatorComponents((separator) => separator.setDivider(true))
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('text'))
        .setThumbnailAccessory(new ThumbnailBuilder().setURL(`attachment://${name}`)),
    )
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({ media: { url: `attachment://${name}` }, description: 'alternative text' }),
    )
    .addFileComponents(new FileBuilder().setURL(`attachment://${name}`))
    .addActionRowComponents(buttons());

describe('what discord.js sends is taken', () => {
  it('messages and their edits', async () => {
    const message = await text.send({
      content: 'x',
      embeds: [embed()],
      files: [file('a.png')],
      components: [buttons(), select(), people()],
    });
    expect(message.attachments.first()?.description).toBe('alternative text');
    expect(message.embeds[0]?.image?.url).toContain('/attachments/');
    const edited = await message.edit({
      content: 'y',
      embeds: message.embeds,
      files: [file('b.png')],
      attachments: [...message.attachments.values()],
    });
    expect([...edited.attachments.values()].map(({ name }) => name)).toEqual(['a.png', 'b.png']);
    expect((await edited.edit({ attachments: [] })).attachments.size).toBe(0);
    const reply = await message.reply({
      content: 'z',
      failIfNotExists: false,
      allowedMentions: { repliedUser: false },
    });
    expect(reply.reference?.messageId).toBe(message.id);
    expect((await message.forward(text)).messageSnapshots.size).toBe(1);
    await message.suppressEmbeds(true);
    expect((await message.fetch(true)).flags.has(MessageFlags.SuppressEmbeds)).toBe(true);
    await text.send({
      poll: { question: { text: 'q' }, answers: [{ text: 'a', emoji: '📌' }], allowMultiselect: false, duration: 1 },
    });
  });

  it('messages of the newer kind, edited without repeating the flag', async () => {
    const sent: Message = await text.send({
      flags: MessageFlags.IsComponentsV2,
      files: [file('a.png')],
      components: [container('a.png')],
    });
    const edited = await sent.edit({ components: [new TextDisplayBuilder().setContent('new')] });
    expect(edited.components).toHaveLength(1);
    const shown = await text.send({ content: 'plain', files: [file('c.md')] });
    await shown.edit({
      content: null,
      flags: MessageFlags.IsComponentsV2,
      components: [new FileBuilder().setURL('attachment://c.md')],
    });
    expect((await shown.fetch(true)).flags.has(MessageFlags.IsComponentsV2)).toBe(true);
  });

  it('threads, forum posts and their edits', async () => {
    const thread = await (await text.send('start')).startThread({ name: 'T', autoArchiveDuration: 1440, reason: 'r' });
    await thread.setName('U');
    await thread.setRateLimitPerUser(5);
    await thread.setArchived(true);
    await thread.setArchived(false);
    await text.threads.create({ name: 'V', type: ChannelType.PublicThread, autoArchiveDuration: 60 });
    const tag = forum.availableTags[0]?.id ?? '';
    const post = await forum.threads.create({
      name: 'P',
      appliedTags: [tag],
      message: { content: 'x', files: [file('a.md')], components: [buttons()], allowedMentions: { parse: [] } },
    });
    expect(post.appliedTags).toEqual([tag]);
    await post.setAppliedTags([]);
    await post.pin();
    expect((await post.fetchStarterMessage())?.attachments.size).toBe(1);
  });

  it('channels, roles and members', async () => {
    const role = await text.guild.roles.create({ name: 'hosts', permissions: ['ManageThreads'], mentionable: true });
    await role.edit({ permissions: ['ManageThreads', 'PinMessages'], colors: { primaryColor: 0x112233 } });
    const overwrites = [{ id: role.id, allow: ['ViewChannel'] as const, deny: ['SendMessages'] as const }];
    const made = await text.guild.channels.create({
      name: 'new',
      topic: 't',
      permissionOverwrites: overwrites as never,
    });
    await made.setTopic('u');
    await made.edit({ name: 'renamed', rateLimitPerUser: 5 });
    await made.permissionOverwrites.edit(role.id, { SendMessages: true });
    const posts = await text.guild.channels.create({
      name: 'posts',
      type: ChannelType.GuildForum,
      availableTags: [{ name: 'answered', moderated: true }],
      defaultReactionEmoji: { id: null, name: '📌' },
      defaultSortOrder: SortOrderType.CreationDate,
      defaultForumLayout: ForumLayoutType.ListView,
    });
    await posts.setAvailableTags([...posts.availableTags, { name: 'open' }]);
    const member = await text.guild.members.fetch(guild.join('Ilse').id);
    await member.setNickname('I');
    await member.roles.add(role);
    await member.timeout(60_000);
    expect((await member.fetch(true)).nickname).toBe('I');
  });

  it('commands by its builders', async () => {
    const slash = new SlashCommandBuilder()
      .setName('session')
      .setDescription('d')
      .setNameLocalizations({ de: 'sitzung' })
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .setContexts(0)
      .setIntegrationTypes(0)
      .addSubcommand((sub) =>
        sub
          .setName('load')
          .setDescription('d')
          .addAttachmentOption((option) => option.setName('document').setDescription('d').setRequired(true))
          .addStringOption((option) =>
            option.setName('name').setDescription('d').setAutocomplete(true).setMaxLength(100),
          )
          .addIntegerOption((option) => option.setName('n').setDescription('d').addChoices({ name: 'one', value: 1 }))
          .addChannelOption((option) =>
            option.setName('to').setDescription('d').addChannelTypes(ChannelType.GuildText),
          ),
      );
    const menu = new ContextMenuCommandBuilder().setName('Keep a sentence').setType(3);
    const set = await client.application.commands.set([slash, menu]);
    expect(set.map(({ name }) => name)).toEqual(['session', 'Keep a sentence']);
    const guildSet = await client.application.commands.set([slash], guild.id);
    expect(guildSet.first()?.defaultMemberPermissions?.has('ManageGuild')).toBe(true);
  });
});
