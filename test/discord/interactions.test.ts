import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, Interactions, Invocation } from '../../src/commands/command.js';
import { componentId } from '../../src/core/component-id.js';
import { NO_INTERACTIONS, startWorld } from './start-world.js';

type World = Awaited<ReturnType<typeof startWorld>>;
type Handlers = Partial<Omit<Interactions, 'registration'>>;

const OPTION = { attachment: 11, string: 3, integer: 4 } as const;
const described = { description: 'A description' };

const registration: Interactions['registration'] = [
  {
    name: 'session',
    ...described,
    options: [
      {
        type: 1,
        name: 'load',
        ...described,
        options: [
          { type: OPTION.attachment, name: 'document', ...described, required: true },
          { type: OPTION.string, name: 'group', ...described },
        ],
      },
      {
        type: 1,
        name: 'pick',
        ...described,
        options: [
          { type: OPTION.string, name: 'claim', ...described, autocomplete: true },
          { type: OPTION.integer, name: 'number', ...described, autocomplete: true },
        ],
      },
    ],
  },
  { name: 'Keep a sentence', type: 3 },
];

let world: World;
afterEach(() => world.end());

async function worldWith(handlers: Handlers) {
  world = await startWorld();
  await world.bot.register(registration);
  await world.begin({ ...NO_INTERACTIONS, registration, ...handlers });
  const channel = world.guild.createChannel({ name: 'papers' }).id;
  return { channel, ilse: world.guild.join('Ilse'), noor: world.guild.join('Noor') };
}

async function* once(answer: Answer) {
  yield answer;
}

const document = { document: { name: 'tmax.md', data: Buffer.from('# T') } };
const isEphemeral = (message: { flags?: number } | null) => ((message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
const button = (id: string, label = 'Press') => ({
  type: 1,
  components: [{ type: 2, style: 1, label, custom_id: id }],
});

describe('commands', () => {
  it('are acknowledged before their handler begins, and each answer replaces the one before', async () => {
    let call: Invocation | undefined;
    let acknowledged: boolean | undefined;
    const { ilse, channel } = await worldWith({
      async *answer(_door, _name, invocation) {
        call = invocation;
        acknowledged = [...world.local.world.interactions.values()].at(-1)?.answerType === 5;
        yield { content: 'Reading', components: [button(componentId('wait'))] };
        yield { content: 'Read', files: [{ name: 'a.md', data: Buffer.from('x'), contentType: 'text/markdown' }] };
      },
    });
    const asked = await ilse.run(channel, 'session load', { ...document, group: 'rl' });
    await world.local.until(() => asked.message?.content === 'Read', { timeoutMs: 5000, what: 'the last answer' });
    expect(acknowledged).toBe(true);
    expect(isEphemeral(asked.message)).toBe(true);
    expect(asked.message?.components).toEqual([]);
    expect(asked.message?.attachments[0]?.filename).toBe('a.md');
    expect(call?.options.get('group')).toBe('rl');
    expect(call?.caller).toMatchObject({ server: world.guild.id, channel, user: ilse.id, name: 'Ilse' });
    const file = call?.files.get('document');
    expect(Buffer.from(await world.bot.chat.download(file?.url ?? '', 10)).toString()).toBe('# T');
  });

  it('answer in public where the handler says so, and ping nobody', async () => {
    const { ilse, noor, channel } = await worldWith({
      acknowledgement: () => 'public',
      answer: () => once({ content: `<@${'1'.repeat(18)}> @everyone` }),
    });
    const answer = await (await ilse.run(channel, 'session load', document)).answer();
    expect(isEphemeral(answer)).toBe(false);
    expect(noor.sees(channel).map(({ id }) => id)).toContain(answer.id);
    expect(answer.mention_everyone).toBe(false);
  });

  it('an answer aside in public is for the caller alone, and nothing stays waiting', async () => {
    const { ilse, noor, channel } = await worldWith({
      acknowledgement: () => 'public',
      answer: () => once({ content: 'Not yours to do.', aside: true }),
    });
    await ilse.run(channel, 'session load', document);
    const seen = () => ilse.sees(channel).map(({ content }) => content);
    await world.local.until(() => seen().includes('Not yours to do.'), { timeoutMs: 5000, what: 'the answer aside' });
    expect(seen()).toEqual(['Not yours to do.']);
    expect(noor.sees(channel)).toEqual([]);
  });

  it('a body that Discord refuses ends in words, and the handler still goes to its end', async () => {
    let isDone = false;
    const { ilse, channel } = await worldWith({
      async *answer() {
        yield { content: 'x'.repeat(2001) };
        isDone = true;
      },
    });
    const answer = await (await ilse.run(channel, 'session load', document)).answer();
    expect(answer.content).toContain('did not take my answer');
    expect(isDone).toBe(true);
  });

  it('whose acknowledgement fails are not run', async () => {
    let runs = 0;
    const { ilse, channel } = await worldWith({
      answer: () => {
        runs += 1;
        return once({ content: 'done' });
      },
    });
    const refusal = { message: 'Unknown interaction', code: 10062 };
    world.local.faults.onRequest({ path: /callback/, effect: { kind: 'status', status: 404, body: refusal } });
    const asked = await ilse.run(channel, 'session load', document);
    expect(asked.kind).toBe('failed');
    expect(runs).toBe(0);
    expect(world.log.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', facts: expect.objectContaining({ code: 10062 }) }),
    );
  });

  it('whose acknowledgement was heard although its answer was lost are run once', async () => {
    let runs = 0;
    const { ilse, channel } = await worldWith({
      answer: () => {
        runs += 1;
        return once({ content: 'done' });
      },
    });
    world.local.faults.onRequest({ path: /callback/, when: 'after', effect: { kind: 'status', status: 502 } });
    expect((await (await ilse.run(channel, 'session load', document)).answer()).content).toBe('done');
    expect(runs).toBe(1);
  });

  it('menus bring the message they were opened on', async () => {
    let call: Invocation | undefined;
    const { ilse, noor, channel } = await worldWith({
      answer: (_door, _name, invocation) => {
        call = invocation;
        return once({ content: 'Kept' });
      },
    });
    const first = await noor.say(channel, 'first');
    const said = await noor.say(channel, 'It scales.', { replyTo: first.id });
    await (await ilse.menu(channel, said.id, 'Keep a sentence')).answer();
    expect(call?.target).toEqual({ id: said.id, channel, author: noor.id, text: 'It scales.', replyTo: first.id });
  });
});

describe('components', () => {
  it('buttons update the message they stand on', async () => {
    let args: readonly string[] = [];
    const { ilse, channel } = await worldWith({
      acknowledgement: () => 'update',
      answer: (_door, _name, invocation) => {
        args = invocation.args;
        return once({ content: 'Agreed by 1', components: [] });
      },
    });
    const message = await world.bot.chat.send(channel, {
      content: 'Agreed by 0',
      components: [button(componentId('vote', '7'))],
    });
    await ilse.click(channel, message, 'Press');
    const shown = () => ilse.sees(channel).at(-1);
    await world.local.until(() => shown()?.content === 'Agreed by 1', { timeoutMs: 5000, what: 'the update' });
    expect(shown()).toMatchObject({ id: message, components: [] });
    expect(args).toEqual(['7']);
  });

  it('an answer aside leaves the message as it is', async () => {
    const { ilse, noor, channel } = await worldWith({
      acknowledgement: () => 'update',
      answer: () => once({ content: 'Only hosts may.', aside: true }),
    });
    const message = await world.bot.chat.send(channel, { content: 'Post?', components: [button(componentId('post'))] });
    await noor.click(channel, message, 'Press');
    const seen = () => noor.sees(channel).map(({ content }) => content);
    await world.local.until(() => seen().includes('Only hosts may.'), { timeoutMs: 5000, what: 'the answer aside' });
    expect(seen()).toEqual(['Post?', 'Only hosts may.']);
    expect(ilse.sees(channel).map(({ content }) => content)).toEqual(['Post?']);
  });

  it('selects bring what was chosen, people by their ids', async () => {
    const chosen: (readonly string[] | undefined)[] = [];
    const { ilse, noor, channel } = await worldWith({
      answer: (_door, _name, { fields }) => {
        chosen.push(fields.get('values'));
        return once({ content: 'Chosen' });
      },
    });
    const rows = [
      { type: 1, components: [{ type: 5, custom_id: componentId('speaker') }] },
      {
        type: 1,
        components: [{ type: 3, custom_id: componentId('rows'), options: [{ label: 'Reward', value: 'reward' }] }],
      },
    ];
    const message = await world.bot.chat.send(channel, { content: 'Who?', components: rows });
    await (await ilse.choose(channel, message, componentId('speaker'), [noor.id])).answer();
    await (await ilse.choose(channel, message, componentId('rows'), ['Reward'])).answer();
    expect(chosen).toEqual([[noor.id], ['reward']]);
  });

  it('of an unknown version are answered by whoever knows the words', async () => {
    const names: string[] = [];
    const { ilse, channel } = await worldWith({
      answer: (_door, name) => {
        names.push(name);
        return once({ content: 'That button is too old.' });
      },
    });
    const message = await world.bot.chat.send(channel, { content: 'Old', components: [button('v0-something')] });
    const answer = await (await ilse.click(channel, message, 'Press')).answer();
    expect(answer.content).toBe('That button is too old.');
    expect(isEphemeral(answer)).toBe(true);
    expect(names).toEqual(['v0-something']);
  });
});

describe('modals', () => {
  const modal = {
    custom_id: componentId('keep', '55'),
    title: 'Keep a sentence',
    components: [
      { type: 18, label: 'Sentence', component: { type: 4, custom_id: 'sentence', style: 2 } },
      {
        type: 18,
        label: 'Row',
        component: {
          type: 3,
          custom_id: 'rows',
          required: false,
          min_values: 0,
          max_values: 2,
          options: [
            { label: 'Reward', value: 'reward' },
            { label: 'Scale', value: 'scale' },
          ],
        },
      },
    ],
  };

  it('open at once, and their fields come back', async () => {
    let call: Invocation | undefined;
    const { ilse, noor, channel } = await worldWith({
      acknowledgement: (door) => (door === 'menu' ? 'modal' : 'ephemeral'),
      open: () => ({ modal }),
      answer: (_door, _name, invocation) => {
        call = invocation;
        return once({ content: 'Kept' });
      },
    });
    const said = await noor.say(channel, 'It scales.');
    const asked = await ilse.menu(channel, said.id, 'Keep a sentence');
    const answer = await (await ilse.submit(asked.modal, { Sentence: 'It scales.', Row: ['scale'] })).answer();
    expect(answer.content).toBe('Kept');
    expect(call?.args).toEqual(['55']);
    expect(Object.fromEntries(call?.fields ?? [])).toEqual({ sentence: ['It scales.'], rows: ['scale'] });
  });

  it('that cannot open are refused to the caller alone', async () => {
    const { ilse, noor, channel } = await worldWith({
      acknowledgement: () => 'modal',
      open: () => ({ refusal: { content: 'Nothing to keep here.' } }),
    });
    const said = await noor.say(channel, 'Hello');
    const answer = await (await ilse.menu(channel, said.id, 'Keep a sentence')).answer();
    expect(answer.content).toBe('Nothing to keep here.');
    expect(isEphemeral(answer)).toBe(true);
  });

  it('that Discord refuses end in words', async () => {
    const { ilse, noor, channel } = await worldWith({
      acknowledgement: () => 'modal',
      open: () => ({ modal: { ...modal, title: 'x'.repeat(46) } }),
    });
    const said = await noor.say(channel, 'Hello');
    const answer = await (await ilse.menu(channel, said.id, 'Keep a sentence')).answer();
    expect(answer.content).toContain('did not take this form');
  });
});

describe('autocomplete', () => {
  it('offers at most 25, none too long, and tells which option is typed', async () => {
    const focuses: [string, string, unknown][] = [];
    const { ilse, channel } = await worldWith({
      complete: (name, focused, { options }) => {
        focuses.push([name, focused, options.get(focused)]);
        const many = Array.from({ length: 40 }, (_, n) => ({ name: `${n} ${'😀'.repeat(80)}`, value: `1.${n}` }));
        return [{ name: '', value: 'x' }, { name: 'long', value: 'x'.repeat(101) }, ...many];
      },
    });
    const choices = await ilse.type(channel, 'session pick', { claim: '1.' }, 'claim');
    expect(choices).toHaveLength(25);
    for (const { name } of choices) {
      expect(name.length).toBeLessThanOrEqual(100);
      expect(Buffer.from(name).toString()).toBe(name);
    }
    expect(choices[0]?.value).toBe('1.0');
    expect(focuses).toEqual([['session pick', 'claim', '1.']]);
  });

  it('offers numbers for an option that takes numbers', async () => {
    const { ilse, channel } = await worldWith({ complete: () => [{ name: 'Two', value: '2' }] });
    expect(await ilse.type(channel, 'session pick', { number: 2 }, 'number')).toEqual([{ name: 'Two', value: 2 }]);
  });
});

it('lets a running answer end before it leaves', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ilse, channel } = await worldWith({ answer: () => once({ content: 'in time' }) });
  const { local, bot } = world;
  const path = /webhooks/;
  local.faults.onRequest({ method: 'PATCH', path, effect: { kind: 'hold', until: held } });
  const asked = await ilse.run(channel, 'session load', document);
  const stopped = bot.stop();
  // Long enough for a farewell that did not wait: each is a way to Discord and back.
  for (let ways = 0; ways < 10; ways += 1) await bot.chat.history(channel, null);
  expect(local.connected()).toBe(1);
  release();
  await stopped;
  expect(local.connected()).toBe(0);
  expect(asked.message?.content).toBe('in time');
});

it('answers while other servers still keep it from being ready', async () => {
  world = await startWorld();
  const { local, guild } = world;
  await world.bot.register(registration);
  local.createGuild({ name: 'In an outage' }).setUnavailable(true);
  const starting = world.begin({ ...NO_INTERACTIONS, registration, answer: () => once({ content: 'here' }) });
  const stopped = expect(starting).rejects.toThrow('stopped');
  await local.until(() => local.connected() === 1, { timeoutMs: 5000, what: 'the connection' });
  const channel = guild.createChannel({ name: 'papers' }).id;
  const asked = await guild.join('Ilse').run(channel, 'session load', document);
  expect((await asked.answer()).content).toBe('here');
  expect(world.heard.events).not.toContain('ready');
  await world.bot.stop();
  await stopped;
});
