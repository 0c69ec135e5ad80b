import { describe, expect, it } from 'vitest';
import type { Invocation } from '../../src/commands/command.js';
import { componentId } from '../../src/core/component-id.js';
import { isEphemeral, once, worldWith } from './interaction-world.js';

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
    expect(answer.content).toBe('noForm en-US');
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
