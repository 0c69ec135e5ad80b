import { describe, expect, it } from 'vitest';
import { componentId } from '../../src/core/component-id.js';
import { type AnswerableInteraction, readCall } from '../../src/discord/read-invocation.js';
import { readOptions } from '../../src/discord/read-options.js';
import { aMessage, ILSE, SERVER, THREAD } from './a-message.js';

const user = { id: ILSE, username: 'ilse_k', discriminator: '0', global_name: 'Ilse K', avatar: null };
const file = { id: '71', filename: 'tmax.md', size: 812, url: 'https://cdn.discordapp.com/tmax.md', proxy_url: '' };

const JOINED = '2026-09-30T18:00:00.000Z';

/** An interaction as the gateway brings it, with the parts that matter to a case. */
function anInteraction(parts: object): AnswerableInteraction {
  const base = {
    id: '1',
    application_id: '2',
    token: 't',
    version: 1,
    guild_id: SERVER,
    channel_id: THREAD,
    channel: { id: THREAD, type: 11 },
    locale: 'de',
    member: { user, nick: 'Ilse', roles: ['81'], permissions: '2252126231317568', joined_at: JOINED, flags: 0 },
  };
  // The cases give the fields that readCall reads; the rest of Discord's long shapes says nothing here.
  return { ...base, ...parts } as unknown as AnswerableInteraction;
}

const command = (data: object) => anInteraction({ type: 2, data: { id: '3', type: 1, ...data } });
const component = (data: object, message: object = aMessage()) => anInteraction({ type: 3, data, message });
const modal = (data: object) => anInteraction({ type: 5, data });

describe('who acts, and where', () => {
  it('comes from the member, with permissions beyond 32 bits', () => {
    expect(readCall(command({ name: 'help' }))?.invocation.caller).toEqual({
      server: SERVER,
      channel: THREAD,
      user: ILSE,
      name: 'Ilse',
      roles: ['81'],
      joinedAt: new Date(JOINED),
      timedOutUntil: null,
      permissions: 2252126231317568n,
      locale: 'de',
    });
  });

  it('is nobody outside a server', () => {
    expect(
      readCall(anInteraction({ type: 2, data: { name: 'help', type: 1 }, guild_id: undefined, member: undefined })),
    ).toBeNull();
  });
});

describe('slash commands', () => {
  it('go by their path, with values by name and files apart', () => {
    const call = readCall(
      command({
        name: 'session',
        options: [
          {
            name: 'load',
            type: 1,
            options: [
              { name: 'document', type: 11, value: '71' },
              { name: 'group', type: 3, value: 'rl' },
              { name: 'weeks', type: 4, value: 2 },
              { name: 'public', type: 5, value: false },
              { name: 'speaker', type: 6, value: '99' },
            ],
          },
        ],
        resolved: { attachments: { 71: file } },
      }),
    );
    expect(call).toMatchObject({ door: 'slash', name: 'session load' });
    expect(Object.fromEntries(call?.invocation.options ?? [])).toEqual({
      group: 'rl',
      weeks: 2,
      public: false,
      speaker: '99',
    });
    expect(call?.invocation.files.get('document')).toEqual({ name: 'tmax.md', url: file.url, size: 812 });
  });

  it('bring the thread somebody chose as Discord tells of it, whether we see it or not', () => {
    const option = { name: 'link', type: 1, options: [{ name: 'thread', type: 7, value: THREAD }] };
    const chosen = { id: THREAD, name: 'secret', type: 12, parent_id: '7', thread_metadata: {} };
    const room = { id: THREAD, name: 'room', type: 0, parent_id: '8' };
    const read = (channel: object) =>
      readCall(
        command({ name: 'session', options: [option], resolved: { channels: { [THREAD]: channel } } }),
      )?.invocation.channels.get('thread');
    expect(read(chosen)).toEqual({ id: THREAD, name: 'secret', parent: '7', isThread: true });
    // Of a channel the parent is a category.
    expect(read(room)).toEqual({ id: THREAD, name: 'room', parent: null, isThread: false });
  });

  it('reach into groups of subcommands', () => {
    const options = [{ name: 'schedule', type: 2, options: [{ name: 'set', type: 1, options: [] }] }];
    expect(readCall(command({ name: 'digest', options }))?.name).toBe('digest schedule set');
  });

  it('say which option is being typed', () => {
    const options = [
      { name: 'change', type: 1, options: [{ name: 'claim', type: 3, value: '1.', focused: true }] },
    ] as const;
    const read = readOptions({ name: 'claim', options } as unknown as Parameters<typeof readOptions>[0]);
    expect(read).toMatchObject({ path: 'claim change', focused: { name: 'claim', isNumeric: false } });
    expect(read.values.get('claim')).toBe('1.');
  });
});

describe('menus and components', () => {
  const target = aMessage({
    id: '55',
    content: 'Kept words',
    message_reference: { channel_id: THREAD, message_id: '54' },
  });
  const read = { id: '55', channel: THREAD, author: ILSE, text: 'Kept words', replyTo: '54' };

  it('a menu brings the message it was opened on', () => {
    const data = { type: 3, name: 'Keep a sentence', target_id: '55', resolved: { messages: { 55: target } } };
    const call = readCall(command(data));
    expect(call).toMatchObject({ door: 'menu', name: 'Keep a sentence', invocation: { target: read } });
  });

  it('a button brings its route, its arguments and its message', () => {
    const call = readCall(component({ component_type: 2, custom_id: componentId('vote', '12', 'agree') }, target));
    expect(call).toMatchObject({
      door: 'component',
      name: 'vote',
      invocation: { args: ['12', 'agree'], target: read },
    });
    expect(call?.invocation.fields.size).toBe(0);
  });

  it('a select brings its values', () => {
    const call = readCall(component({ component_type: 5, custom_id: componentId('speaker'), values: ['99'] }));
    expect(call?.invocation.fields.get('values')).toEqual(['99']);
  });

  it.each(['old:route', 'r0:vote:1', '', 'r1:'])('an id that is not ours goes by its text: %j', (custom_id) => {
    expect(readCall(component({ component_type: 2, custom_id }))).toMatchObject({
      name: custom_id,
      invocation: { args: [] },
    });
  });
});

describe('modals', () => {
  it('bring every kind of field', () => {
    const label = (field: object) => ({ type: 18, component: { id: 1, ...field } });
    const call = readCall(
      modal({
        custom_id: componentId('keep', '55'),
        components: [
          { type: 10, id: 9 },
          label({ type: 4, custom_id: 'sentence', value: 'Only with\nthe verifier.' }),
          label({ type: 4, custom_id: 'empty', value: '' }),
          label({ type: 3, custom_id: 'rows', values: ['reward', 'scale'] }),
          label({ type: 5, custom_id: 'who', values: ['99'] }),
          label({ type: 21, custom_id: 'relation', value: 'agrees' }),
          label({ type: 21, custom_id: 'unchosen', value: null }),
          label({ type: 22, custom_id: 'columns', values: [] }),
          label({ type: 23, custom_id: 'sure', value: true }),
          label({ type: 19, custom_id: 'document', values: ['71'] }),
          { type: 1, components: [{ type: 4, custom_id: 'old', value: 'row' }] },
        ],
        resolved: { attachments: { 71: file } },
      }),
    );
    expect(call).toMatchObject({ door: 'modal', name: 'keep', invocation: { args: ['55'] } });
    expect(Object.fromEntries(call?.invocation.fields ?? [])).toEqual({
      sentence: ['Only with\nthe verifier.'],
      empty: [],
      rows: ['reward', 'scale'],
      who: ['99'],
      relation: ['agrees'],
      unchosen: [],
      columns: [],
      sure: ['true'],
      document: ['71'],
      old: ['row'],
    });
    expect(call?.invocation.files.get('document')?.name).toBe('tmax.md');
  });
});
