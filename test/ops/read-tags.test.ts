import { describe, expect, it } from 'vitest';
import { readTags } from '../../src/ops/read-tags.js';

function mistakes(source: string): string {
  try {
    readTags(source, 'tags.yaml');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'none';
}

describe('a tags file', () => {
  it('is YAML, with ids and numbers exactly as they are written', () => {
    const tags = readTags(
      [
        'speaker: 1400000000000000001',
        'claims:',
        '  - message: 1500000000000000001',
        '    quote: |-',
        '      Two',
        '      lines.',
        '    rows: Crust',
        '    relation: { objects: 1.10 }',
        'takeaways:',
        '  - sentence: Freeze it.',
        '    claims: [1.10, freezer]',
        '    accepted: true',
        '    disagree: [Ann, { person: Ben, reason: No. }]',
      ].join('\n'),
      'tags.yaml',
    );
    expect(tags.speaker).toEqual({ text: '1400000000000000001', line: 1 });
    expect(tags.claims).toEqual([
      {
        ...{
          line: 3,
          label: null,
          message: { text: '1500000000000000001', line: 3 },
          quote: { text: 'Two\nlines.', line: 4 },
        },
        ...{ rows: [{ text: 'Crust', line: 7 }], columns: [], keeper: null },
        relation: { kind: 'objects', to: { text: '1.10', line: 8 } },
      },
    ]);
    expect(tags.takeaways[0]).toMatchObject({
      accepted: true,
      claims: [{ text: '1.10' }, { text: 'freezer' }],
      disagree: [
        { person: { text: 'Ann' }, reason: null },
        { person: { text: 'Ben' }, reason: 'No.' },
      ],
    });
  });

  it('is JSON as well, indented with tabs, or nothing at all', () => {
    const tags = readTags('{\n\t"people": [\n\t\t{ "person": "Ann", "outside": "none" }\n\t]\n}', 'tags.json');
    expect(tags.people).toEqual([{ person: { text: 'Ann', line: 3 }, outside: 'none', name: null }]);
    expect(readTags('', 'tags.yaml').claims).toEqual([]);
  });

  it('tells all its mistakes at once, each with its line', () => {
    const told = mistakes(
      [
        'speeker: Ann',
        'people:',
        '  - person: Ann',
        '    outside: loudly',
        'claims:',
        '  - quote: a',
        'takeaways: {}',
      ].join('\n'),
    );
    expect(told).toMatch(/^tags\.yaml has 4 mistakes:/);
    expect(told).toMatch(/line 1: The file has no field “speeker”/);
    expect(told).toMatch(/line 4: “outside” is one of name, initials, none, absent/);
    expect(told).toMatch(/line 6: A claim’s message must be a text/);
    expect(told).toMatch(/line 7: “takeaways” must be a list/);
  });

  it.each([
    ['broken YAML', 'claims: [', /line 1: /],
    ['a list', '- a', /line 1: The file must have fields/],
    ['two relations', 'claims: [{message: "1", quote: a, relation: {objects: b, agrees: c}}]', /A relation is one of/],
    ['a word for yes', 'takeaways: [{sentence: a, accepted: maybe}]', /“accepted” is true or false/],
    ['an alias', 'people: &a [{person: Ann, outside: name}]\nclaims: *a', /“claims” must be a list/],
    ['brackets without end', '['.repeat(100_000), /nested too deeply|line 1/],
  ])('is refused: %s', (_name, source, message) => {
    expect(mistakes(source)).toMatch(message);
  });
});
