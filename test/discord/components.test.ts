import { describe, expect, it } from 'vitest';
import { componentId } from '../../src/core/component-id.js';
import { button, isEphemeral, once, worldWith } from './interaction-world.js';

describe('components', () => {
  it('buttons update the message they stand on', async () => {
    let args: readonly string[] = [];
    const { world, ilse, channel } = await worldWith({
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
    const { world, ilse, noor, channel } = await worldWith({
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
    const { world, ilse, noor, channel } = await worldWith({
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
    const { world, ilse, channel } = await worldWith({
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
