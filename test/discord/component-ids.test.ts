import { describe, expect, it } from 'vitest';
import { componentIds } from '../../src/discord/component-ids.js';

describe('the ids of a message’s components', () => {
  it('are found in rows, containers, sections and their accessories, in order', () => {
    const button = (custom_id: string) => ({ type: 2, custom_id });
    const components = [
      { type: 1, components: [button('a'), { type: 2, url: 'https://example.org' }] },
      { type: 17, components: [{ type: 9, components: [{ type: 10, content: 'x' }], accessory: button('b') }] },
      { type: 17, components: [{ type: 1, components: [button('c')] }] },
    ];
    expect(componentIds(components)).toEqual(['a', 'b', 'c']);
    expect(componentIds(undefined)).toEqual([]);
  });

  it('ends in what nests without end', () => {
    const loop: { components: unknown[] } = { components: [] };
    loop.components.push(loop);
    expect(componentIds([loop])).toEqual([]);
  });
});
