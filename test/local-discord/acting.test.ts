import { GatewayIntentBits as I, InteractionResponseType as R } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { transcriptOf } from '../../src/local-discord/transcript.js';
import { openDirectMessage } from '../../src/local-discord/world/direct-messages.js';
import { createChannel, editChannel } from '../../src/local-discord/world/guilds/channels.js';
import { insertMessage } from '../../src/local-discord/world/messages/insert-message.js';
import { smallWorld } from './small-world.js';

/** A small world whose application answers everything by `reply`. */
async function answering(reply: (name: string) => object) {
  const small = smallWorld();
  await small.send('PUT', `/applications/${small.application.id}/commands`, [
    { name: 'me', description: 'd' },
    { name: 'host', description: 'd', default_member_permissions: '32' },
    { name: 'nobody', description: 'd', default_member_permissions: '0' },
    { name: 'dm', description: 'd', contexts: [1] },
    { type: 3, name: 'Keep a sentence' },
  ]);
  small.onInteraction((interaction) => {
    const { data } = interaction;
    const name = data && 'name' in data ? data.name : data && 'custom_id' in data ? data.custom_id : '';
    const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
    queueMicrotask(() => small.send('POST', path, reply(name)));
  });
  return small;
}

const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Undo', custom_id: 'undo' }] }];

describe('what people do', () => {
  it('stands in the transcript where and when they did it, private answers marked', async () => {
    const replies: Record<string, object> = {
      me: { type: R.ChannelMessageWithSource, data: { content: 'One thing waits.', flags: 64, components } },
      'Keep a sentence': { type: R.ChannelMessageWithSource, data: { content: 'Kept.' } },
      undo: { type: R.UpdateMessage, data: { content: 'Undone.', components: [] } },
    };
    const { world, text, ilse, teo } = await answering((name) => replies[name] ?? {});
    const said = await teo.say(text.id, 'It stops the clock.');
    await ilse.menu(text.id, said.id, 'Keep a sentence');
    const { message } = await ilse.run(text.id, 'me');
    await ilse.click(text.id, message?.id ?? '', 'Undo');
    expect(transcriptOf({ world }, text.id)).toBe(
      [
        '# reading-room',
        '',
        'Teo   It stops the clock.',
        'Ilse  >  Keep a sentence (on Teo: “It stops the clock.”)',
        '',
        'Helper',
        '| Kept.',
        '',
        'Ilse  >  /me',
        '',
        'Helper, only to Ilse',
        '| Undone.',
        '',
        'Ilse  >  [Undo]',
        '',
      ].join('\n'),
    );
  });

  it('is told by the labels that people read', async () => {
    const options = [{ label: 'Stands alone', value: 'none:1' }];
    const picks = { type: 1, components: [{ type: 5, custom_id: 'who', placeholder: 'Speaker' }] };
    const field = { type: 18, label: 'It', component: { type: 3, custom_id: 'relation', options } };
    const replies: Record<string, object> = {
      me: { type: R.ChannelMessageWithSource, data: { content: 'Hello', components: [picks, ...components] } },
      undo: { type: R.Modal, data: { custom_id: 'form', title: 'Keep', components: [field] } },
    };
    const fallback = { type: R.ChannelMessageWithSource, data: { content: 'Thanks', flags: 64 } };
    const { world, text, ilse, teo } = await answering((name) => replies[name] ?? fallback);
    const { message } = await ilse.run(text.id, 'me');
    await ilse.choose(text.id, message?.id ?? '', 'who', [teo.id]);
    const { modal } = await ilse.click(text.id, message?.id ?? '', 'undo');
    await ilse.submit(modal, { relation: 'none:1' });
    const acts = transcriptOf({ world }, text.id)
      .split('\n')
      .filter((line) => line.startsWith('Ilse  >'));
    expect(acts).toEqual([
      'Ilse  >  /me',
      'Ilse  >  (Speaker: @Teo)',
      'Ilse  >  [Undo]',
      'Ilse  >  Keep: It = Stands alone',
    ]);
  });

  it('is offered by permission, place and kind of person', async () => {
    const { world, guild, text, ilse, send, application } = await answering(() => ({
      type: R.ChannelMessageWithSource,
      data: { content: 'hi' },
    }));
    await expect(ilse.run(text.id, 'host')).rejects.toThrow('Offered: me.');
    await expect(ilse.run(text.id, 'nobody')).rejects.toThrow('Nobody offers');
    const direct = openDirectMessage(world, ilse.id, application.botUserId);
    await expect(ilse.run(direct.id, 'dm')).resolves.toMatchObject({ kind: 'message' });
    await expect(ilse.run(text.id, 'dm')).rejects.toThrow('Nobody offers');
    await send('POST', `/applications/${application.id}/guilds/${guild.id}/commands`, {
      name: 'me',
      description: 'own',
    });
    await expect(ilse.run(text.id, 'me')).resolves.toMatchObject({ kind: 'message' });
    const noCommands = { id: guild.id, type: 0, allow: 0n, deny: 1n << 31n };
    editChannel(world, guild, text, { overwrites: [noCommands] });
    await expect(ilse.run(text.id, 'me')).rejects.toThrow('Offered: none.');
  });

  it('is refused in an archived thread and in a hidden channel', async () => {
    const { world, guild, text, ilse, teo } = await answering(() => ({ type: 4, data: { content: 'hi' } }));
    const thread = await teo.openThread(text.id, 'Quiet');
    await teo.archive(thread.id);
    await expect(ilse.run(thread.id, 'me')).rejects.toThrow('archived');
    const overwrites = [{ id: guild.id, type: 0, allow: 0n, deny: 1n << 10n }];
    const hidden = createChannel(world, guild, { name: 'hosts', overwrites });
    await expect(ilse.run(hidden.id, 'me')).rejects.toMatchObject({ code: 50001 });
    await expect(ilse.say(hidden.id, 'x')).rejects.toMatchObject({ code: 50001 });
  });

  it('is refused with Discord’s codes where a person may not', async () => {
    const { text, ilse, teo } = smallWorld();
    const said = await teo.say(text.id, 'mine');
    await expect(ilse.edit(text.id, said.id, 'yours')).rejects.toMatchObject({ code: 50005 });
    await expect(ilse.remove(text.id, said.id)).rejects.toMatchObject({ code: 50013 });
    await expect(ilse.removeMany(text.id, [said.id, said.id])).rejects.toMatchObject({ code: 50013 });
    await expect(ilse.say(text.id, ' ')).rejects.toMatchObject({ code: 50006 });
    await expect(ilse.say(text.id, 'x'.repeat(4001))).rejects.toMatchObject({ code: 50035 });
    await expect(ilse.react(text.id, said.id, 'no emoji')).rejects.toMatchObject({ code: 10014 });
    await expect(ilse.click(text.id, said.id, 'x')).rejects.toThrow('Only messages of applications');
  });

  it('reaches the gateway as Discord would tell it', async () => {
    const { world, text, application, ilse, teo } = smallWorld();
    const heard: string[] = [];
    world.listeners.add((event) => {
      if (event.reaches(application.botUserId) && event.intents !== I.GuildMembers) heard.push(event.name);
    });
    const said = await ilse.say(text.id, 'one');
    await ilse.edit(text.id, said.id, 'two');
    await teo.react(text.id, said.id, '📌');
    await teo.unreact(text.id, said.id, '📌');
    await ilse.remove(text.id, said.id);
    expect(heard).toEqual([
      'MESSAGE_CREATE',
      'MESSAGE_UPDATE',
      'MESSAGE_REACTION_ADD',
      'MESSAGE_REACTION_REMOVE',
      'MESSAGE_DELETE',
    ]);
  });

  it('includes reading one’s direct messages', () => {
    const { world, application, ilse, teo } = smallWorld();
    const direct = openDirectMessage(world, application.botUserId, ilse.id);
    insertMessage(world, direct, { authorId: application.botUserId, content: 'Your digest' });
    expect(ilse.inbox().map((message) => message.content)).toEqual(['Your digest']);
    expect(teo.inbox()).toEqual([]);
  });
});
