import { ApplicationCommandOptionType, ComponentType, Events, MessageFlags, TextInputStyle } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Stage, stage } from './stage.js';

interface Packet {
  readonly op: number;
  readonly t: string | null;
  readonly d: Record<string, unknown>;
}

let here: Stage;
let packets: Packet[];
let socket: WebSocket;
let session: string;
let token: string;

beforeAll(async () => {
  here = await stage();
  packets = [];
  token = here.local.world.users.get(here.ilse.id)?.token ?? '';
  socket = new WebSocket(here.local.world.origin.replace('http', 'ws'));
  socket.on('message', (raw) => {
    const packet = JSON.parse(String(raw)) as Packet;
    packets.push(packet);
    if (packet.op === 10) socket.send(JSON.stringify({ op: 2, d: { token, intents: 0x1fff, properties: {} } }));
  });
  session = String((await told('READY')).session_id);
  await here.client.application.commands.create({
    name: 'shelf',
    description: 'Books',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'add',
        description: 'Adds one',
        options: [
          { type: ApplicationCommandOptionType.Attachment, name: 'book', description: 'The book', required: true },
          { type: ApplicationCommandOptionType.String, name: 'place', description: 'Where', autocomplete: true },
        ],
      },
    ],
  });
  here.client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused();
      await interaction.respond([{ name: `${typed}, left`, value: 'left' }]);
    } else if (interaction.isChatInputCommand()) {
      const { name } = interaction.options.getAttachment('book', true);
      await interaction.reply({ content: `got ${name}`, flags: MessageFlags.Ephemeral });
    } else if (interaction.isButton()) {
      await interaction.showModal({
        custom_id: 'form',
        title: 'Why',
        components: [
          {
            type: ComponentType.Label,
            label: 'Reason',
            component: { type: ComponentType.TextInput, custom_id: 'reason', style: TextInputStyle.Short },
          },
        ],
      });
    } else if (interaction.isModalSubmit())
      await interaction.reply(`because ${interaction.fields.getTextInputValue('reason')}`);
  });
});
afterAll(async () => {
  socket.close(1000);
  await here.end();
});

/** Waits until the person's client is told something. */
async function told(name: string, nonce?: string): Promise<Record<string, unknown>> {
  const find = () => packets.find(({ t, d }) => t === name && (nonce === undefined || d.nonce === nonce))?.d;
  await here.local.until(() => find() !== undefined, { what: `the event ${name}` });
  return find() ?? {};
}

async function send(body: object, file?: { readonly name: string; readonly text: string }): Promise<Response> {
  const whole = JSON.stringify({
    application_id: here.local.applicationId,
    channel_id: here.channelId,
    session_id: session,
    ...body,
  });
  const form = new FormData();
  form.set('payload_json', whole);
  if (file) form.set('files[0]', new File([file.text], file.name));
  const url = `${here.local.apiUrl}/v10/interactions`;
  return fetch(url, { method: 'POST', headers: { authorization: token }, body: form });
}

const add = (options: readonly object[]) => ({ name: 'shelf', type: 1, options: [{ type: 1, name: 'add', options }] });

describe('a person’s client', () => {
  it('is offered the commands that the person may use', async () => {
    const url = `${here.local.apiUrl}/v10/channels/${here.channelId}/application-command-index`;
    const answer = await fetch(url, { headers: { authorization: token } });
    expect(await answer.json()).toMatchObject({ application_commands: [{ name: 'shelf' }] });
    const asBot = await fetch(url, { headers: { authorization: `Bot ${here.local.token}` } });
    expect(asBot.status).toBe(403);
  });

  it('runs a command with a file, and sees the answer that only this person gets', async () => {
    const options = [{ type: 11, name: 'book', value: '0' }];
    const sent = await send({ type: 2, nonce: 'a', data: add(options) }, { name: 'bread.md', text: '# Bread' });
    expect(sent.status).toBe(204);
    await told('INTERACTION_SUCCESS', 'a');
    expect(packets.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content)).toEqual(['got bread.md']);
  });

  it('is offered choices while typing', async () => {
    await send({ type: 4, nonce: 'b', data: add([{ type: 3, name: 'place', value: 'up', focused: true }]) });
    const { choices } = await told('APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE', 'b');
    expect(choices).toEqual([{ name: 'up, left', value: 'left' }]);
  });

  it('presses a button, is shown a form and submits it', async () => {
    const channel = await here.client.channels.fetch(here.channelId);
    if (!channel?.isSendable()) throw new Error('no channel');
    const button = { type: ComponentType.Button, style: 1, label: 'Why', custom_id: 'why' } as const;
    const asked = await channel.send({ components: [{ type: ComponentType.ActionRow, components: [button] }] });
    await send({ type: 3, nonce: 'c', message_id: asked.id, data: { component_type: 2, custom_id: 'why' } });
    const modal = await told('INTERACTION_MODAL_CREATE', 'c');
    expect(modal).toMatchObject({ title: 'Why', custom_id: 'form' });
    expect(JSON.stringify(modal)).not.toContain('openedBy');
    const field = { type: 4, custom_id: 'reason', value: 'it rose' };
    const components = [{ type: 18, component: field }];
    await send({ type: 5, nonce: 'd', data: { id: modal.id, custom_id: 'form', components } });
    await told('INTERACTION_SUCCESS', 'd');
    expect(packets.some(({ t, d }) => t === 'MESSAGE_CREATE' && d.content === 'because it rose')).toBe(true);
  });

  it.each([
    ['what no client would send', { type: 2, data: add([]) }, /“book” is required/],
    ['a session of nobody', { type: 2, session_id: 'x', data: add([]) }, /no session of yours/],
    [
      'a form that was never shown',
      { type: 5, data: { id: '1', custom_id: 'form', components: [] } },
      /No form is open/,
    ],
    ['half a request', { type: 2 }, /type and data/],
  ])('is refused %s', async (_, body, why) => {
    const answer = await send(body);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringMatching(why),
    ]);
  });
});

describe('a limit for one user', () => {
  it('is not met by others', async () => {
    const lift = here.local.faults.onRequest({
      userId: here.local.botUserId,
      times: 10,
      effect: { kind: 'rate-limit', retryAfter: 1, scope: 'user' },
    });
    const ask = async (authorization: string) =>
      (await fetch(`${here.local.apiUrl}/v10/users/@me`, { headers: { authorization } })).status;
    expect([await ask(token), await ask(`Bot ${here.local.token}`)]).toEqual([200, 429]);
    lift();
    expect(await ask(`Bot ${here.local.token}`)).toBe(200);
  });
});
