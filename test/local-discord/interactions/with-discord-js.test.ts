import {
  type APIApplicationCommandOption,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  Client,
  DiscordAPIError,
  Events,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  Routes,
  type StringSelectMenuInteraction,
  ApplicationCommandOptionType as T,
  type UserSelectMenuInteraction,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../src/local-discord/actor.js';
import { type LocalDiscord, startLocalDiscord } from '../../../src/local-discord/local-discord.js';
import { transcriptOf } from '../../../src/local-discord/transcript.js';

/** The real client's interactions, one handler at a time. */
let handle: (interaction: Interaction) => Promise<unknown> = async () => undefined;
let local: LocalDiscord;
let client: Client;
let guild: ReturnType<LocalDiscord['createGuild']>;
let room: string;
let ilse: Actor;
let teo: Actor;
let late = 0;
const failures: unknown[] = [];

const option = (type: T, name: string, fields: object = {}) =>
  ({ type, name, description: 'd', ...fields }) as APIApplicationCommandOption;

const commands = [
  {
    name: 'try',
    description: 'd',
    options: [
      option(T.Subcommand, 'all', {
        options: [
          option(T.String, 'words', { required: true, max_length: 5 }),
          option(T.Integer, 'count', { choices: [{ name: 'two', value: 2 }] }),
          option(T.Boolean, 'sure'),
          option(T.User, 'who'),
          option(T.Channel, 'where'),
          option(T.Role, 'role'),
          option(T.Attachment, 'document'),
        ],
      }),
      option(T.SubcommandGroup, 'group', { options: [option(T.Subcommand, 'sub')] }),
    ],
  },
  { name: 'find', description: 'd', options: [option(T.String, 'claim', { autocomplete: true, required: true })] },
  { name: 'admin', description: 'd', default_member_permissions: '32' },
  { name: 'Keep a sentence', type: 3 },
];

beforeAll(async () => {
  local = await startLocalDiscord({ now: () => Date.now() + late });
  guild = local.createGuild({ name: 'Readers', ownerName: 'Noor' });
  room = guild.createChannel({ name: 'reading-room' }).id;
  ilse = guild.join('Ilse');
  teo = guild.join('Teo');
  client = new Client({ intents: 34305, rest: { api: local.apiUrl } });
  client.on(Events.Error, (error) => failures.push(error));
  client.on(Events.InteractionCreate, (interaction) => handle(interaction));
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(local.token);
  await ready;
  await client.application?.commands.set(commands as never);
});

afterEach(() => {
  late = 0;
  expect(failures.splice(0)).toEqual([]);
});

afterAll(async () => {
  await client.destroy();
  await local.close();
});

/** Runs `act` for the next interaction; gives what `act` gave, after it has ended. */
function next<I extends Interaction, R>(act: (interaction: I) => Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    handle = async (interaction) => {
      try {
        // The test that waits knows what it made happen.
        resolve(await act(interaction as I));
      } catch (error) {
        reject(error);
      }
    };
  });
}

async function codeOf(request: Promise<unknown>): Promise<number | string> {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof DiscordAPIError) return error.code;
  throw error ?? new Error('was not refused');
}

describe('registration', () => {
  it('keeps ids of commands of the same name and drops the others', async () => {
    const before = await client.application?.commands.fetch();
    const again = await client.application?.commands.set([
      ...commands.slice(0, 3),
      { name: 'new', description: 'd' },
    ] as never);
    expect(again?.map((command) => command.name)).toEqual(['try', 'find', 'admin', 'new']);
    expect(again?.find(({ name }) => name === 'try')?.id).toBe(before?.find(({ name }) => name === 'try')?.id);
    await client.application?.commands.set(commands as never);
  });

  it('has a guild’s commands beside the global ones', async () => {
    const made = await client.application?.commands.create({ name: 'here', description: 'd' }, guild.id);
    if (!made) throw new Error('not created');
    await client.application?.commands.edit(made.id, { description: 'changed' }, guild.id);
    const fetched = await client.application?.commands.fetch({ guildId: guild.id });
    expect(fetched?.map(({ name, description }) => [name, description])).toEqual([['here', 'changed']]);
    const answered = next(async (interaction: ChatInputCommandInteraction) => interaction.reply('here'));
    expect((await ilse.run(room, 'here')).message?.content).toBe('here');
    await answered;
    await client.application?.commands.delete(made.id, guild.id);
    await expect(ilse.run(room, 'here')).rejects.toThrow('Nobody offers');
    expect(await codeOf(client.rest.get(Routes.applicationGuildCommand(local.applicationId, guild.id, made.id)))).toBe(
      10063,
    );
  });

  it.each([
    ['capitals', { name: 'Try', description: 'd' }, 50035],
    ['no description', { name: 'a' }, 50035],
  ])('refuses %s', async (_what, body, code) => {
    expect(await codeOf(client.rest.post(Routes.applicationCommands(local.applicationId), { body }))).toBe(code);
  });

  it('has no permission overwrites, and lets no bot set them', async () => {
    const all = await client.application?.commands.permissions.fetch({ guild: guild.id });
    expect(all?.size).toBe(0);
    const [command] = client.application?.commands.cache.values() ?? [];
    const one = Routes.applicationCommandPermissions(local.applicationId, guild.id, command?.id ?? '');
    expect(await codeOf(client.rest.get(one))).toBe(10066);
    expect(await codeOf(client.rest.put(one, { body: { permissions: [] } }))).toBe(20001);
  });

  it('refuses another application’s', async () => {
    expect(await codeOf(client.rest.get(Routes.applicationCommands('123456789012345678')))).toBe(20012);
  });
});

describe('commands', () => {
  it('bring every kind of option', async () => {
    const seen = next(async (interaction: ChatInputCommandInteraction) => {
      const { options } = interaction;
      await interaction.reply({ content: 'thanks', flags: MessageFlags.Ephemeral });
      const file = options.getAttachment('document', true);
      return {
        subcommand: options.getSubcommand(),
        words: options.getString('words'),
        count: options.getInteger('count'),
        sure: options.getBoolean('sure'),
        who: options.getUser('who')?.displayName,
        member: options.getMember('who') !== null,
        where: options.getChannel('where')?.name,
        role: options.getRole('role')?.id,
        file: [file.name, await (await fetch(file.url)).text()],
        may: interaction.memberPermissions?.has('SendMessages'),
        appMay: interaction.appPermissions.has('ManageThreads'),
      };
    });
    const asked = await ilse.run(room, 'try all', {
      words: 'hello',
      count: 'two',
      sure: true,
      who: teo.id,
      where: room,
      role: guild.everyoneRoleId,
      document: { name: 'x.md', data: Buffer.from('# Hi') },
    });
    expect(asked).toMatchObject({ kind: 'message', message: { content: 'thanks', flags: 64 } });
    expect(await seen).toEqual({
      subcommand: 'all',
      words: 'hello',
      count: 2,
      sure: true,
      who: 'Teo',
      member: true,
      where: 'reading-room',
      role: guild.id,
      file: ['x.md', '# Hi'],
      may: true,
      appMay: true,
    });
    expect(teo.sees(room).some((message) => message.content === 'thanks')).toBe(false);
  });

  it('in a group say so', async () => {
    const seen = next(async (interaction: ChatInputCommandInteraction) => {
      await interaction.reply('x');
      return [interaction.options.getSubcommandGroup(), interaction.options.getSubcommand()];
    });
    await ilse.run(room, 'try group sub');
    expect(await seen).toEqual(['group', 'sub']);
  });

  it('are refused before they are sent where a client would not offer them', async () => {
    await expect(ilse.run(room, 'try all')).rejects.toThrow('required');
    await expect(ilse.run(room, 'try')).rejects.toThrow('needs a subcommand: all, group');
    await expect(ilse.run(room, 'try none')).rejects.toThrow('no subcommand');
    await expect(ilse.run(room, 'admin')).rejects.toThrow('Nobody offers');
    const host = guild.join('Host', { permissions: 32n });
    const answered = next(async (interaction: ChatInputCommandInteraction) => interaction.reply('for hosts'));
    expect((await host.run(room, 'admin')).message?.content).toBe('for hosts');
    await answered;
  });

  it('of a message bring the message', async () => {
    const said = await teo.say(room, 'Ten minutes in a hot oven.');
    const seen = next(async (interaction: MessageContextMenuCommandInteraction) => {
      await interaction.reply({ content: `“${interaction.targetMessage.content}”`, allowedMentions: { parse: [] } });
      return interaction.targetId;
    });
    const asked = await ilse.menu(room, said.id, 'Keep a sentence');
    expect(asked.message).toMatchObject({ content: '“Ten minutes in a hot oven.”', type: 23 });
    expect(await seen).toBe(said.id);
  });

  it('offer what fits while one types', async () => {
    const seen = next(async (interaction: AutocompleteInteraction) => {
      const focused = interaction.options.getFocused(true);
      await interaction.respond([{ name: `1.2 for ${focused.value}`, value: '1.2' }]);
      return focused.name;
    });
    expect(await ilse.type(room, 'find', { claim: '1.' }, 'claim')).toEqual([{ name: '1.2 for 1.', value: '1.2' }]);
    expect(await seen).toBe('claim');
  });
});

describe('answers', () => {
  it('deferred, filled in with a file, followed up, read and deleted', async () => {
    const worked = next(async (interaction: ChatInputCommandInteraction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({
        content: 'done',
        files: [{ name: 'notes.md', attachment: Buffer.from('# Notes') }],
      });
      const more = await interaction.followUp({ content: 'more', flags: MessageFlags.Ephemeral });
      await interaction.editReply({ message: more, content: 'more words' });
      const reply = await interaction.fetchReply();
      await interaction.deleteReply(more);
      return reply.content;
    });
    const asked = await ilse.run(room, 'try group sub');
    expect(asked.kind).toBe('deferred');
    const answer = await asked.answer();
    expect(answer.attachments.map(({ filename }) => filename)).toEqual(['notes.md']);
    expect(Buffer.from(local.fetchFile(answer.attachments[0]?.url ?? '')?.data ?? []).toString()).toBe('# Notes');
    expect(await worked).toBe('done');
    expect(asked.followUps).toEqual([]);
  });

  it('public ones reach the gateway, first loading, then whole', async () => {
    const heard: string[] = [];
    const listen = (packet: { t: string; d: { content?: string; flags?: number } }) => {
      if (packet.t.startsWith('MESSAGE_'))
        heard.push(`${packet.t} ${packet.d.content}${packet.d.flags ? ' loading' : ''}`);
    };
    client.on(Events.Raw, listen as never);
    const worked = next(async (interaction: ChatInputCommandInteraction) => {
      const response = await interaction.deferReply({ withResponse: true });
      // Before the edit, which changes the client's own copy too.
      const isLoading = response.resource?.message?.flags.has(MessageFlags.Loading);
      await interaction.editReply('done');
      return isLoading;
    });
    await (await ilse.run(room, 'try group sub')).answer();
    expect(await worked).toBe(true);
    await local.until(() => heard.length >= 2, { timeoutMs: 5000, what: 'two message events' });
    client.off(Events.Raw, listen as never);
    expect(heard).toEqual(['MESSAGE_CREATE  loading', 'MESSAGE_UPDATE done']);
  });

  it('come too late after three seconds of the clock, twice never, and only in form', async () => {
    const codes = next(async (interaction: ChatInputCommandInteraction) => {
      const callback = Routes.interactionCallback(interaction.id, interaction.token);
      const send = (body: object) => client.rest.post(callback, { body, auth: false });
      const form = await codeOf(send({ type: 4, data: { content: 'x'.repeat(2001) } }));
      late = 3100;
      const tooLate = await codeOf(send({ type: 4, data: { content: 'x' } }));
      late = 0;
      await send({ type: 4, data: { content: 'x' } });
      return [form, tooLate, await codeOf(send({ type: 4, data: { content: 'y' } }))];
    });
    await ilse.run(room, 'try group sub');
    expect(await codes).toEqual([50035, 10062, 40060]);
  });

  it('that never come are told to the person', async () => {
    handle = async () => undefined;
    const asked = await ilse.run(room, 'try group sub');
    expect(asked.kind).toBe('failed');
    await expect(asked.answer()).rejects.toThrow('did not respond');
    expect(transcriptOf(local, room)).toContain('Ilse  >  (the application did not respond)');
  });
});

const row = (...components: object[]) => ({ type: 1, components }) as never;
const button = { type: 2, style: 1, label: 'Name me', custom_id: 'v1:name', emoji: { name: '✍️' } };

describe('components', () => {
  it('a button updates its message; a select of people brings them', async () => {
    const shown = next(async (interaction: ChatInputCommandInteraction) =>
      interaction.reply({
        content: 'Choose',
        flags: MessageFlags.Ephemeral,
        components: [row(button), row({ type: 5, custom_id: 'who', placeholder: 'Speaker', max_values: 2 })],
      }),
    );
    const { message } = await ilse.run(room, 'try group sub');
    await shown;
    const chosen = next(async (interaction: UserSelectMenuInteraction) => {
      await interaction.deferUpdate();
      await interaction.editReply({
        content: `Speaker: ${interaction.users.map((user) => user.displayName).join(', ')}`,
      });
      return interaction.members.size;
    });
    const asked = await ilse.choose(room, message?.id ?? '', 'Speaker', [teo.id, ilse.id]);
    expect((await asked.answer()).content).toBe('Speaker: Teo, Ilse');
    expect(await chosen).toBe(2);
    const clicked = next(async (interaction: ButtonInteraction) => {
      await interaction.update({ content: 'Named', components: [] });
      return [interaction.customId, interaction.message.content];
    });
    const updated = await ilse.click(room, message?.id ?? '', 'Name me');
    expect(updated).toMatchObject({ kind: 'update', message: { content: 'Named', components: [] } });
    expect(await clicked).toEqual(['v1:name', 'Speaker: Teo, Ilse']);
  });

  it('open forms with every kind of field', async () => {
    const shown = next(async (interaction: ChatInputCommandInteraction) =>
      interaction.reply({ content: 'Form', components: [row(button)] }),
    );
    const { message } = await ilse.run(room, 'try group sub');
    await shown;
    const label = (name: string, component: object) => ({ type: 18, label: name, component });
    const options = [
      { label: 'First', value: '1' },
      { label: 'Second', value: '2' },
    ];
    const opened = next(async (interaction: ButtonInteraction) =>
      interaction.showModal({
        custom_id: 'form',
        title: 'Keep a sentence',
        components: [
          label('Words', { type: 4, custom_id: 'words', style: 2, value: 'old', max_length: 100 }),
          label('One', { type: 3, custom_id: 'one', options }),
          label('People', { type: 5, custom_id: 'people', required: false, min_values: 0 }),
          label('Radio', { type: 21, custom_id: 'radio', options }),
          label('File', { type: 19, custom_id: 'file', required: false, min_values: 0 }),
        ],
      } as never),
    );
    const { modal } = await ilse.click(room, message?.id ?? '', '✍️');
    await opened;
    const read = next(async (interaction: ModalSubmitInteraction) => {
      const { fields } = interaction;
      if (interaction.isFromMessage()) await interaction.update({ content: 'Kept', components: [] });
      return [
        fields.getTextInputValue('words'),
        fields.getStringSelectValues('one'),
        fields.getSelectedUsers('people')?.map((user) => user.displayName),
        fields.getRadioGroup('radio'),
        fields.getUploadedFiles('file')?.map((file) => file.name),
      ];
    });
    const submitted = await ilse.submit(modal, {
      One: ['Second'],
      People: [teo.id],
      radio: 'First',
      File: [{ name: 'a.md', data: 'a' }],
    });
    expect(await read).toEqual(['old', ['2'], ['Teo'], '1', ['a.md']]);
    expect(submitted.message?.content).toBe('Kept');
    await expect(ilse.submit(modal, { One: ['Third'] })).rejects.toThrow('not among the choices');
  });

  it('a select is answered with a message of the newer kind, which is checked', async () => {
    const shown = next(async (interaction: ChatInputCommandInteraction) =>
      interaction.reply({
        content: 'Pick',
        components: [row({ type: 3, custom_id: 'p', options: [{ label: 'A', value: 'a' }] })],
      }),
    );
    const { message } = await ilse.run(room, 'try group sub');
    await shown;
    const answered = next(async (interaction: StringSelectMenuInteraction) => {
      const components = [{ type: 10, content: `Chose ${interaction.values[0]}` }] as never;
      const flags = MessageFlags.IsComponentsV2;
      const code = await codeOf(interaction.reply({ content: 'no', components, flags } as never));
      await interaction.reply({ components, flags });
      return code;
    });
    const asked = await ilse.choose(room, message?.id ?? '', 'p', ['A']);
    expect(await answered).toBe(50035);
    expect(asked.message?.components).toMatchObject([{ type: 10, content: 'Chose a' }]);
  });
});
