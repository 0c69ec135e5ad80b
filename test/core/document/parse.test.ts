import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkReport } from '../../../src/core/document/check-report.js';
import { formatProblems } from '../../../src/core/document/format-problems.js';
import { parseSession } from '../../../src/core/document/parse.js';
import { newDocument } from '../../../src/core/document/template.js';

const FIXTURES = process.env.RAPPORTEUR_FIXTURES;

it.skipIf(!FIXTURES)('reads the first document as its readers do (needs RAPPORTEUR_FIXTURES)', () => {
  const bytes = readFileSync(join(FIXTURES ?? '', 'session/tmax-session.txt'));
  const report = checkReport(parseSession(bytes, 'tmax-session.txt'));
  expect(report.presenter).toBe('Hamish');
  expect(report.recipes.map((recipe) => recipe.name)).toEqual(['TMax', 'Terminal-World', 'T1']);
  expect([report.ingredients.at(0)?.name, report.ingredients.at(-1)?.name]).toEqual([
    'Where tasks come from',
    'Scale and cost',
  ]);
  expect([report.ingredients.length, report.cells.length, report.questions.length]).toEqual([5, 15, 5]);
  expect(report.questions.at(-1)?.body.endsWith('Sim2Real Gap.')).toBe(true);
  expect([report.sections.discussion.state, report.sections.takeaways.state]).toEqual(['placeholder', 'placeholder']);
  expect(report.problems).toEqual([]);
});

const EXAMPLES: readonly (readonly [string, string, string, number, number])[] = [
  ['tmax.md', 'tmax', 'Hamish', 5, 15],
  ['brot.md', 'Brot frisch halten', 'Marta', 3, 9],
  ['jisho.md', '紙の辞書と電子辞書', '田中', 3, 6],
];

it.each(EXAMPLES)('reads examples/%s', (file, title, presenter, questions, cells) => {
  const document = parseSession(readFileSync(join(import.meta.dirname, '../../../examples', file)), file);
  expect([document.title, document.presenter]).toEqual([title, presenter]);
  expect([document.questions.length, document.cells.length]).toEqual([questions, cells]);
  expect(document.problems).toEqual([]);
});

describe('checkReport', () => {
  it('has the keys of the contract and no others', () => {
    const report = checkReport(
      parseSession('## Questions\n- A\n  b? c\n\n  d\n\n| a | b |\n|---|---|\n| x | y |\n', 'a.md'),
    );
    expect(Object.keys(report)).toEqual([
      'file',
      'title',
      'presenter',
      'date',
      'recipes',
      'ingredients',
      'cells',
      'questions',
      'sections',
      'problems',
    ]);
    expect(report.questions).toEqual([{ id: '1', headline: 'A b?', body: 'c d', line: 2 }]);
    expect(report.sections.discussion).toEqual({ line: null, state: 'missing' });
    expect(Object.keys(report.problems[0] ?? {})).toEqual(['line', 'column', 'severity', 'rule', 'message', 'hint']);
  });
});

const NO_TEXT: readonly (readonly [string, Uint8Array | string, string, RegExp])[] = [
  ['Latin-1', Uint8Array.from([0x23, 0x20, 0xe9, 0x0a]), 'not-utf8', /not UTF-8/],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not-utf8', /PNG picture/],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x23, 0x00]), 'not-utf8', /UTF-16/],
  ['NUL', 'a\0b', 'not-utf8', /binary/],
  ['17 MiB', new Uint8Array(17 * 1024 * 1024).fill(0x61), 'too-large', /17\.0 MiB/],
];

it.each(NO_TEXT)('says of %s that it is no session document', (_what, source, rule, message) => {
  const { problems } = parseSession(source, 'x.md');
  expect(problems.map((problem) => [problem.severity, problem.rule])).toEqual([['error', rule]]);
  expect(problems[0]?.message).toMatch(message);
});

it.each(['A plain title', 'Of "quotes": and # signs *x*', '日本語\nの題'])(
  'makes a new document for “%s” that has no problem',
  (title) => {
    const document = parseSession(newDocument(title, '2026-10-06'), 'new.md');
    expect(document.problems).toEqual([]);
    expect([document.title, document.date]).toEqual([title.replace('\n', ' '), '2026-10-06']);
    expect([document.questions.length, document.cells.length]).toEqual([2, 4]);
  },
);

describe('formatProblems', () => {
  it('puts the caret below the place, also after wide signs and tabs, and counts at the end', () => {
    const source =
      '| 材料 |\t麻袋 | 麻袋 |\n|---|---|---|\n| x | y | z |\n\n## Questions\n\n- One?\n\n## Discussion\n\n## Takeaways\n';
    expect(formatProblems(source, parseSession(source, 'brot.md'))).toBe(
      [
        'brot.md:1:13 error duplicate-recipe',
        '  The recipe “麻袋” stands in two columns.',
        '    1 | | 材料 |        麻袋 | 麻袋 |',
        '      |                        ^',
        '  → Give one of the two columns a name that nobody can take for the other.',
        '',
        'brot.md: 1 error, 0 warnings',
        '',
      ].join('\n'),
    );
  });

  it('shows the part of a long line around the place and no sign that moves the cursor', () => {
    const source = `## Questions\n\n- One?\n\n| Ingredient | A |\n|---|---|\n| ${'x'.repeat(300)} | \u001b[2J | surplus |\n`;
    const out = formatProblems(source, parseSession(source, 'a.md'));
    expect(out).toContain('surplus |');
    expect(out).not.toContain('\u001b');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(140);
  });
});
