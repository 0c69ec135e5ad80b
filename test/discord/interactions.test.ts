import { describe, expect, it } from 'vitest';
import type { Invocation } from '../../src/commands/command.js';
import { componentId } from '../../src/core/component-id.js';
import { button, document, isEphemeral, once, worldWith } from './interaction-world.js';

describe('commands', () => {
  it('are acknowledged before their handler begins, and each answer replaces the one before', async () => {
    let call: Invocation | undefined;
    let acknowledged: boolean | undefined;
    const { world, ilse, channel } = await worldWith({
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
    const { world, ilse, noor, channel } = await worldWith({
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
    expect(answer.content).toBe('unshown en-US');
    expect(isDone).toBe(true);
  });

  it('whose acknowledgement fails are not run', async () => {
    let runs = 0;
    const { world, ilse, channel } = await worldWith({
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
    const { world, ilse, channel } = await worldWith({
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
    expect(call?.target).toEqual({
      id: said.id,
      channel,
      author: noor.id,
      text: 'It scales.',
      replyTo: first.id,
      files: [],
    });
  });
});
