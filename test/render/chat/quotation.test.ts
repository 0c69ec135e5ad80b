import { describe, expect, test } from 'vitest';
import { wordsFor } from '../../../src/core/catalogue/words-for.js';
import type { Language } from '../../../src/core/document/session.js';
import { quotation } from '../../../src/render/chat/quotation.js';

describe('a quote within a quote keeps its marks and ends where it ends', () => {
  test.each<[Language, string, string]>([
    ['en', '“Hard” is a matter of taste.', '“‘Hard’ is a matter of taste.”'],
    ['en', 'They call it “hard”', '“They call it ‘hard’”'],
    ['en', '“He said ‘no’ and I don’t.”', '“‘He said “no” and I don’t.’”'],
    ['en', 'I don’t say ‘no’.', '“I don’t say ‘no’.”'],
    ['en', '"Hard" is what „hart“ means.', '“"Hard" is what „hart“ means.”'],
    ['en', 'A lost “mark.', '“A lost “mark.”'],
    ['en', 'A lost ” here and “one” there.', '“A lost ” here and ‘one’ there.”'],
    [
      'en',
      'In code: `say(“no”)` and [there](https://example.org/“x”).',
      '“In code: `say(“no”)` and [there](https://example.org/“x”).”',
    ],
    ['en', '\\`“One” and “two”\\`', '“\\`‘One’ and ‘two’\\`”'],
    ['en', '<https://example.org/“x”> says “yes”.', '“<https://example.org/“x”> says ‘yes’.”'],
    ['de', '„Hart“ heißt hier ‚fest‘.', '„‚Hart‘ heißt hier ‚fest‘.“'],
    ['de', 'Er sagt „hart“', '„Er sagt ‚hart‘“'],
    ['es', '«Duro» no es «blando».', '«“Duro” no es “blando”.»'],
    ['es', '«Dijo “duro” y calló.»', '«“Dijo «duro» y calló.”»'],
    ['fr', '«\u00a0Dur\u00a0» ne dit rien.', '«\u00a0“Dur” ne dit rien.\u00a0»'],
    ['fr', 'On dit « dur ».', '«\u00a0On dit “dur”.\u00a0»'],
    ['fr', '«dur» : « il dit “non” »', '«\u00a0“dur” : “il dit «\u00a0non\u00a0»”\u00a0»'],
    ['ja', '「硬い」が一番です。', '「『硬い』が一番です。」'],
    ['ja', '「彼は『硬い』と言った」そうです。', '「『彼は「硬い」と言った』そうです。」'],
    ['ja', '『硬い』が一番です。', '「『硬い』が一番です。」'],
    ['ja', '硬い」が一番です。', '「硬い」が一番です。」'],
    ['ko', '“딱딱하다”는 말', '“‘딱딱하다’는 말”'],
  ])('%s %s', (language, inline, expected) => {
    expect(quotation(wordsFor(language).marks, inline)).toBe(expected);
  });
});
