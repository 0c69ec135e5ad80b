import { type APIInteraction, type APIMessage, InteractionResponseType as R } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { smallWorld } from '../small-world.js';

/** A small world in which Ilse's `/me` waits for whatever the test answers. */
async function asking(line = 'me') {
  const small = smallWorld();
  const path = `/applications/${small.application.id}/commands`;
  await small.send('PUT', path, [
    { name: 'me', description: 'd' },
    { type: 3, name: 'Keep' },
  ]);
  const got: APIInteraction[] = [];
  small.onInteraction((interaction) => got.push(interaction));
  const pending = small.ilse.run(small.text.id, line);
  const [interaction] = got;
  if (!interaction) throw new Error('no interaction came');
  const { id, token } = interaction;
  const callback = `/interactions/${id}/${token}/callback`;
  const hook = `/webhooks/${small.application.id}/${token}`;
  return { ...small, pending, interaction, callback, hook, got };
}

const says = (content: string, flags = 0) => ({ type: R.ChannelMessageWithSource, data: { content, flags } });

describe('an interaction', () => {
  it('tells who, where, and what both may do', async () => {
    const { interaction, text, guild, ilse, application, callback, send, pending } = await asking();
    expect(interaction).toMatchObject({
      type: 2,
      application_id: application.id,
      guild_id: guild.id,
      channel: { id: text.id, name: 'reading-room' },
      member: { user: { id: ilse.id, global_name: 'Ilse' }, permissions: expect.stringMatching(/^\d+$/) },
      app_permissions: expect.stringMatching(/^\d+$/),
      data: { name: 'me', type: 1 },
      context: 0,
      authorizing_integration_owners: { 0: guild.id },
      attachment_size_limit: 10485760,
    });
    await send('POST', callback, says('hi'));
    await pending;
  });

  it('is answered once', async () => {
    const { callback, send, pending, interaction } = await asking();
    const first = await send('POST', `${callback}?with_response=true`, says('hi'));
    expect(first.body).toMatchObject({
      interaction: { id: interaction.id, response_message_ephemeral: false, response_message_loading: false },
      resource: { type: 4, message: { content: 'hi', type: 20, interaction_metadata: { id: interaction.id } } },
    });
    await expect(send('POST', callback, says('again'))).rejects.toMatchObject({ code: 40060 });
    const asked = await pending;
    expect([asked.kind, asked.message?.content]).toEqual(['message', 'hi']);
  });

  it('is gone after three seconds of the clock, whatever is sent', async () => {
    const { callback, send, clock, hook } = await asking();
    clock.now += 3_001;
    await expect(send('POST', callback, says('late'))).rejects.toMatchObject({ status: 404, code: 10062 });
    await expect(send('POST', callback, says('x'.repeat(2001)))).rejects.toMatchObject({ code: 10062 });
    await expect(send('POST', hook, { content: 'late' })).rejects.toMatchObject({ code: 10015 });
    await expect(send('POST', '/interactions/1/none/callback', says('x'))).rejects.toMatchObject({ code: 10062 });
  });

  it.each([
    ['choices for a command', { type: R.ApplicationCommandAutocompleteResult, data: { choices: [] } }],
    ['an update where there is no message', { type: R.UpdateMessage, data: { content: 'x' } }],
    ['a pong', { type: R.Pong }],
  ])('is not answered by %s', async (_what, body) => {
    const { callback, send } = await asking();
    await expect(send('POST', callback, body)).rejects.toMatchObject({
      code: 50035,
      errors: { type: expect.anything() },
    });
  });

  it('refuses a badly formed answer and can still be answered', async () => {
    const { callback, send, pending } = await asking();
    await expect(send('POST', callback, says('x'.repeat(2001)))).rejects.toMatchObject({ code: 50035 });
    await expect(send('POST', callback, says(''))).rejects.toMatchObject({ code: 50006 });
    await send('POST', callback, says('ok'));
    expect((await pending).message?.content).toBe('ok');
  });

  it('shows an ephemeral answer to its invoker alone and tells no gateway', async () => {
    const { callback, send, pending, ilse, teo, text, world, application } = await asking();
    const heard: string[] = [];
    world.listeners.add((event) => event.reaches(application.botUserId) && heard.push(event.name));
    await send('POST', callback, says('psst', 64));
    await pending;
    expect(ilse.sees(text.id).map((message) => message.content)).toEqual(['psst']);
    expect(teo.sees(text.id)).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('fills in a deferred answer by an edit', async () => {
    const { callback, send, pending, hook, text, teo } = await asking();
    await send('POST', callback, { type: R.DeferredChannelMessageWithSource });
    const asked = await pending;
    expect([asked.kind, asked.message?.flags]).toEqual(['deferred', 128]);
    expect(teo.sees(text.id)).toHaveLength(1);
    const answer = asked.answer();
    await send('PATCH', `${hook}/messages/@original`, { content: 'done' });
    expect(await answer).toMatchObject({ content: 'done', flags: 0, edited_timestamp: null });
    await send('PATCH', `${hook}/messages/@original`, { content: 'done again' });
    expect(asked.message?.edited_timestamp).not.toBeNull();
  });

  it('fills in a deferred answer by the first follow-up, which keeps its visibility', async () => {
    const { callback, send, pending, hook } = await asking();
    await send('POST', callback, { type: R.DeferredChannelMessageWithSource, data: { flags: 64 } });
    const asked = await pending;
    const { body } = await send('POST', hook, { content: 'first' });
    expect((body as APIMessage).id).toBe(asked.message?.id);
    expect(await asked.answer()).toMatchObject({ content: 'first', flags: 64 });
    await send('POST', hook, { content: 'second', flags: 64 });
    expect(asked.followUps.map((message) => message.content)).toEqual(['second']);
  });

  it('lets answers and follow-ups be read, changed and deleted for a quarter of an hour', async () => {
    const { callback, send, pending, hook, clock } = await asking();
    await send('POST', callback, says('one'));
    const asked = await pending;
    const { body } = await send('POST', hook, { content: 'two' });
    const { id } = body as APIMessage;
    await send('PATCH', `${hook}/messages/${id}`, { content: 'three' });
    expect((await send('GET', `${hook}/messages/${id}`)).body).toMatchObject({ content: 'three' });
    await send('DELETE', `${hook}/messages/@original`);
    expect(asked.message).toBeNull();
    await expect(asked.answer()).rejects.toThrow('deleted');
    await expect(send('GET', `${hook}/messages/@original`)).rejects.toMatchObject({ code: 10008 });
    await expect(send('GET', `${hook}/messages/123456789012345678`)).rejects.toMatchObject({ code: 10008 });
    clock.now += 15 * 60_000 + 1;
    await expect(send('POST', hook, { content: 'late' })).rejects.toMatchObject({ status: 401, code: 50027 });
  });

  it('of the newer kind stay so, and of nothing are refused', async () => {
    const { callback, send, pending, hook } = await asking();
    await send('POST', callback, { type: 4, data: { flags: 32768, components: [{ type: 10, content: 'one' }] } });
    await pending;
    const original = `${hook}/messages/@original`;
    await send('PATCH', original, { components: [{ type: 10, content: 'two' }] });
    await expect(send('PATCH', original, { content: 'x' })).rejects.toMatchObject({
      code: 50035,
      errors: { content: {} },
    });
    await expect(send('PATCH', original, { components: [] })).rejects.toMatchObject({ code: 50006 });
  });

  it('pings nobody but whom it may', async () => {
    const { callback, send, pending, teo, world, text } = await asking();
    await send('POST', callback, { type: 4, data: { content: `<@${teo.id}>`, allowed_mentions: { parse: [] } } });
    const { message } = await pending;
    expect(world.channels.get(text.id)?.log.byId.get(message?.id ?? '')?.mentions.userIds).toEqual([]);
  });
});

describe('buttons, selects and forms', () => {
  const components = [
    { type: 1, components: [{ type: 2, style: 1, label: 'Count', custom_id: 'count' }] },
    {
      type: 1,
      components: [{ type: 3, custom_id: 'pick', placeholder: 'Pick', options: [{ label: 'A', value: 'a' }] }],
    },
  ];
  const form = {
    type: R.Modal,
    data: {
      custom_id: 'f',
      title: 'Form',
      components: [{ type: 18, label: 'Words', component: { type: 4, custom_id: 'w', style: 1 } }],
    },
  };

  async function shown() {
    const first = await asking();
    await first.send('POST', first.callback, { type: 4, data: { content: '0', flags: 64, components } });
    const { message } = await first.pending;
    if (!message) throw new Error('no answer');
    const answerLast = (body: object) => {
      const last = first.got.at(-1);
      return first.send('POST', `/interactions/${last?.id}/${last?.token}/callback`, body);
    };
    return { ...first, message, answerLast };
  }

  it('work on an ephemeral answer, which they update', async () => {
    const { ilse, teo, text, message, answerLast, got } = await shown();
    const click = ilse.click(text.id, message.id, 'Count');
    expect(got.at(-1)).toMatchObject({
      type: 3,
      data: { custom_id: 'count', component_type: 2 },
      message: { id: message.id },
    });
    await answerLast({ type: R.UpdateMessage, data: { content: '1', components: [] } });
    const asked = await click;
    expect([asked.kind, asked.message?.content]).toEqual(['update', '1']);
    await expect(teo.click(text.id, message.id, 'Count')).rejects.toMatchObject({ code: 10008 });
    await expect(ilse.click(text.id, message.id, 'Count')).rejects.toThrow('There are: none');
  });

  it('a deferred update is final when it is edited, or followed by a message', async () => {
    const { ilse, text, message, answerLast, got, send, application } = await shown();
    const click = ilse.choose(text.id, message.id, 'Pick', ['A']);
    expect(got.at(-1)).toMatchObject({ data: { custom_id: 'pick', values: ['a'] } });
    await answerLast({ type: R.DeferredMessageUpdate });
    const answer = (await click).answer();
    await send('POST', `/webhooks/${application.id}/${got.at(-1)?.token}`, { content: 'kept', flags: 64 });
    expect((await answer).content).toBe('kept');
  });

  it('open a form, whose submission can update their message but not open another form', async () => {
    const { ilse, text, message, answerLast, got } = await shown();
    const click = ilse.click(text.id, message.id, 'Count');
    const opened = got.at(-1);
    await answerLast(form);
    const { modal } = await click;
    const submitted = ilse.submit(modal, { Words: 'hi' });
    expect(got.at(-1)).toMatchObject({
      type: 5,
      message: { id: message.id },
      data: { custom_id: 'f', components: [{ type: 18, component: { type: 4, custom_id: 'w', value: 'hi' } }] },
    });
    await expect(answerLast(form)).rejects.toMatchObject({ code: 50035 });
    await answerLast({ type: R.ChannelMessageWithSource, data: { content: 'thanks', flags: 64 } });
    expect((await submitted).message).toMatchObject({
      content: 'thanks',
      interaction_metadata: { triggering_interaction_metadata: { id: opened?.id, interacted_message_id: message.id } },
    });
  });

  it('cannot be submitted by anybody else, nor without a form', async () => {
    const { ilse, teo, text, message, answerLast } = await shown();
    const click = ilse.click(text.id, message.id, 'Count');
    await answerLast(form);
    const { modal } = await click;
    await expect(teo.submit(modal, { Words: 'x' })).rejects.toThrow('somebody else');
    await expect(ilse.submit(null, {})).rejects.toThrow('No form is open');
    await expect((await click).answer()).rejects.toThrow('modal');
  });
});
