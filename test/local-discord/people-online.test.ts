import { ApplicationCommandType, Events, MessageFlags, Routes } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { codeOf, dispatched, type Stage, stage } from './stage.js';

let here: Stage;
beforeAll(async () => {
  here = await stage();
});
afterAll(() => here.end());

interface Packet {
  readonly op: number;
  readonly t: string | null;
  readonly d: Record<string, unknown>;
}

/** A person's own gateway connection, as a browser would hold it. */
function online(userId: string): { readonly packets: Packet[]; readonly close: () => void } {
  const packets: Packet[] = [];
  const socket = new WebSocket(here.local.world.origin.replace('http', 'ws'));
  const token = here.local.world.users.get(userId)?.token;
  socket.on('message', (raw) => {
    const packet = JSON.parse(String(raw)) as Packet;
    packets.push(packet);
    if (packet.op === 10) socket.send(JSON.stringify({ op: 2, d: { token, intents: 0xffff, properties: {} } }));
  });
  return { packets, close: () => socket.close(1000) };
}

describe('a person with a gateway connection', () => {
  it('sees what others say, and alone the answers that are only for them', async () => {
    await here.client.application.commands.create({
      name: 'whisper',
      description: 'Whispers',
      type: ApplicationCommandType.ChatInput,
    });
    here.client.on(Events.InteractionCreate, async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
    });
    const [ilse, teo] = [online(here.ilse.id), online(here.teo.id)];
    const isReady = ({ packets }: typeof ilse) => packets.some(({ t }) => t === 'GUILD_CREATE');
    await here.local.until(() => isReady(ilse) && isReady(teo), { what: 'two people online' });
    await here.ilse.run(here.channelId, 'whisper');
    await here.teo.say(here.channelId, 'aloud');
    const words = ({ packets }: typeof ilse) =>
      packets.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content);
    await here.local.until(() => words(ilse).includes('aloud') && words(teo).includes('aloud'), { what: 'the words' });
    expect(words(ilse)).toEqual(['psst', 'aloud']);
    expect(words(teo)).toEqual(['aloud']);
    expect(here.dispatches.some(({ t, d }) => t === 'MESSAGE_CREATE' && d.content === 'psst')).toBe(false);
    ilse.close();
    teo.close();
  });
});

describe('a session', () => {
  /** Opens a session, closes it with a code, and gives the opcodes that an attempt to resume it is answered with. */
  async function afterClosing(code: number): Promise<number[]> {
    const socket = new WebSocket(here.local.world.origin.replace('http', 'ws'));
    const token = here.local.world.users.get(here.teo.id)?.token;
    const ready = await new Promise<Packet>((resolve) => {
      socket.on('message', (raw) => {
        const packet = JSON.parse(String(raw)) as Packet;
        if (packet.op === 10) socket.send(JSON.stringify({ op: 2, d: { token, intents: 1, properties: {} } }));
        if (packet.t === 'READY') resolve(packet);
      });
    });
    const before = here.local.connected();
    socket.close(code);
    await here.local.until(() => here.local.connected() < before, { what: 'the end of the connection' });
    const again = new WebSocket(String(ready.d.resume_gateway_url));
    const codes: number[] = [];
    await new Promise<void>((resolve) => {
      again.on('message', (raw) => {
        const packet = JSON.parse(String(raw)) as Packet;
        codes.push(packet.op);
        if (packet.op === 10)
          again.send(JSON.stringify({ op: 6, d: { token, session_id: ready.d.session_id, seq: 1 } }));
        if (packet.op === 9 || packet.t === 'RESUMED') resolve();
      });
    });
    again.close(1000);
    return codes;
  }

  it('ends with close code 1000 and lives on after others', async () => {
    expect(await afterClosing(1000)).toEqual([10, 9]);
    // GUILD_CREATE again, for its number is above 1, and RESUMED.
    expect(await afterClosing(4000)).toEqual([10, 0, 0]);
  });

  it('shows a nonce to nobody but the sender', async () => {
    const teo = online(here.teo.id);
    await here.local.until(() => teo.packets.some(({ t }) => t === 'GUILD_CREATE'), { what: 'a person online' });
    await here.client.rest.post(Routes.channelMessages(here.channelId), { body: { content: 'numbered', nonce: '1' } });
    const isIt = ({ t, d }: Pick<Packet, 't' | 'd'>) => t === 'MESSAGE_CREATE' && d.content === 'numbered';
    await here.local.until(() => teo.packets.some(isIt) && here.dispatches.some(isIt), { what: 'the message' });
    expect(teo.packets.find(isIt)?.d.nonce).toBeUndefined();
    expect(here.dispatches.find(isIt)?.d.nonce).toBe('1');
    teo.close();
  });
});

describe('messages that nobody types', () => {
  it('come from webhooks, with the id of the webhook', async () => {
    const first = here.guild.sayByWebhook(here.channelId, 'Bridge', 'from elsewhere');
    here.guild.sayByWebhook(here.channelId, 'Bridge', 'again', first.webhookId ?? undefined);
    const heard = await dispatched(here, 'MESSAGE_CREATE', (d) => d.content === 'again');
    expect(heard).toMatchObject({ webhook_id: first.webhookId, author: { id: first.webhookId, bot: true } });
    expect(heard.member).toBeUndefined();
  });

  it('may be of kinds that nobody knows yet', async () => {
    here.guild.insert(here.channelId, { authorId: here.ilse.id, type: 99, content: 'from the future' });
    expect(await dispatched(here, 'MESSAGE_CREATE', (d) => d.type === 99)).toMatchObject({
      content: 'from the future',
    });
  });

  it('change by a preview without being edited', async () => {
    const said = await here.ilse.say(here.channelId, 'https://example.org');
    here.guild.unfurl(here.channelId, said.id, { title: 'Example' });
    const update = await dispatched(here, 'MESSAGE_UPDATE', (d) => d.id === said.id);
    expect(update).toMatchObject({
      content: 'https://example.org',
      edited_timestamp: null,
      embeds: [{ title: 'Example' }],
    });
  });
});

describe('an emoji of the guild', () => {
  it('can be reacted with, by its id', async () => {
    const id = here.guild.createEmoji('loaf');
    const said = await here.ilse.say(here.channelId, 'bread');
    await here.teo.react(here.channelId, said.id, `loaf:${id}`);
    const added = await dispatched(here, 'MESSAGE_REACTION_ADD', (d) => d.message_id === said.id);
    expect(added.emoji).toEqual({ id, name: 'loaf', animated: false });
    expect(await codeOf(here.teo.react(here.channelId, said.id, 'loaf:123456789012345678'))).toBe(10014);
  });
});
