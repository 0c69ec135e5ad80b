import { describe, expect, it } from 'vitest';
import { splitHeadline } from '../../../src/core/document/headline.js';

const CASES: readonly (readonly [string, string, string])[] = [
  ['Is it? Yes.', 'Is it?', 'Yes.'],
  ['No mark at all', 'No mark at all', ''],
  ['Is `a ? b`? Yes.', 'Is `a ? b`?', 'Yes.'],
  ['Is ``a ` ? b`` so? Yes.', 'Is ``a ` ? b`` so?', 'Yes.'],
  ['An open ` tick? Yes.', 'An open ` tick?', 'Yes.'],
  ['[Label](https://x.y/?a=b) or not? Yes.', '[Label](https://x.y/?a=b) or not?', 'Yes.'],
  ['[Is it so?](https://x.y/?a) Yes.', '[Is it so?](https://x.y/?a)', 'Yes.'],
  ['See https://x.y/?a=b first? Yes.', 'See https://x.y/?a=b first?', 'Yes.'],
  ['Why https://x.y? Yes.', 'Why https://x.y?', 'Yes.'],
  ['<https://x.y/?q> so? Yes.', '<https://x.y/?q> so?', 'Yes.'],
  ['<!-- why? --> So? Yes.', '<!-- why? --> So?', 'Yes.'],
  ['**Is it?** Yes.', '**Is it?**', 'Yes.'],
  ['“Is it?” he asked.', '“Is it?”', 'he asked.'],
  ['What?! Yes.', 'What?!', 'Yes.'],
  ['皮は重要か？固い。', '皮は重要か？', '固い。'],
  ['هل هذا مهم؟ نعم.', 'هل هذا مهم؟', 'نعم.'],
  ['First paragraph\n\nSecond.', 'First paragraph', 'Second.'],
];

describe('splitHeadline', () => {
  it.each(CASES)('%s', (text, headline, body) => {
    expect(splitHeadline(text)).toEqual({ headline, body });
  });
});
