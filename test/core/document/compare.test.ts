import { describe, expect, it } from 'vitest';
import { compareQuestions } from '../../../src/core/document/compare.js';

const question = (headline: string, body = '') => ({ headline, body });

function told(before: readonly ReturnType<typeof question>[], after: readonly ReturnType<typeof question>[]) {
  return compareQuestions(before, after).map((each) => {
    const candidates = each.candidates.map((candidate) => candidate.headline);
    return [each.change, each.before?.headline ?? null, each.after?.headline ?? null, ...candidates];
  });
}

describe('compareQuestions', () => {
  it('tells what stays, changes, is new and is removed', () => {
    const before = [question('Is it cheating?', 'Yes.'), question('Does it matter?', 'Old.'), question('Gone?')];
    const after = [
      question('Does it matter?', 'New.'),
      question('Is it **cheating**?', 'Yes.'),
      question('Wholly other things here?'),
    ];
    expect(told(before, after)).toEqual([
      ['body', 'Does it matter?', 'Does it matter?'],
      ['headline', 'Is it cheating?', 'Is it **cheating**?'],
      ['new', null, 'Wholly other things here?'],
      ['removed', 'Gone?', null],
    ]);
  });

  it('never guesses a reworded headline but proposes the old ones that it could be, the likeliest first', () => {
    const before = [
      question('Why did two tins go mouldy?', 'The trial names no cause.'),
      question('Why did tins go mouldy?'),
    ];
    const after = [question('What made the two tins go mouldy?', 'The trial names no cause.')];
    expect(told(before, after)).toEqual([
      ['unsure', null, 'What made the two tins go mouldy?', 'Why did two tins go mouldy?', 'Why did tins go mouldy?'],
      ['removed', 'Why did two tins go mouldy?', null],
      ['removed', 'Why did tins go mouldy?', null],
    ]);
  });

  it('pairs equal headlines one to one', () => {
    expect(told([question('A?', '1')], [question('A?', '1'), question('A?', '2')]).map(([change]) => change)).toEqual([
      'same',
      'new',
    ]);
  });
});
