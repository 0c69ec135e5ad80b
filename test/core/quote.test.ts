import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchor, findQuote } from '../../src/core/quote.js';

describe('anchor', () => {
  it('keeps the words and what stands around them', () => {
    expect(anchor('One. Two. Three.', 5, 9)).toEqual({
      quote: 'Two.',
      before: 'One. ',
      after: ' Three.',
      repeated: false,
    });
  });

  it('keeps at most 32 characters on either side and cuts no surrogate pair', () => {
    const { before, after } = anchor(`${'😀'.repeat(40)}quote.${'a'.repeat(31)}😀`, 80, 86);
    expect(before).toBe('😀'.repeat(16));
    expect(after).toBe('a'.repeat(31));
    const odd = anchor(`${'😀'.repeat(40)}a quote`, 81, 87);
    expect(odd.before).toBe(`${'😀'.repeat(15)}a`);
  });

  it('knows when the words stand more than once', () => {
    expect(anchor('Yes. Yes.', 5, 9).repeated).toBe(true);
  });

  it.each([
    [2, 2],
    [-1, 2],
    [0, 99],
    [3, 1],
  ])('refuses %i…%i, which is no part of the text', (start, end) => {
    expect(() => anchor('text', start, end)).toThrow('is not a part');
  });
});

describe('findQuote', () => {
  const kept = anchor('First. It is so. Last.', 7, 16);

  it.each([
    ['where it was', 'First. It is so. Last.', { start: 7, end: 16 }],
    ['when all around it changed', 'Quite another text! It is so.', { start: 20, end: 29 }],
    ['not when it is gone', 'First. It is not so. Last.', null],
    ['not when it stands twice now', 'It is so. It is so.', null],
    ['not in nothing', '', null],
  ])('finds a quote %s', (_name, text, expected) => {
    expect(findQuote(text, kept)).toEqual(expected);
  });

  describe('that was chosen among several', () => {
    const second = anchor('A: yes. B: yes. C: yes.', 11, 15);

    it.each([
      ['by what stands around it', 'A: yes. B: yes. C: yes.', { start: 11, end: 15 }],
      ['after a text was put before all', 'Hm. A: yes. B: yes. C: yes.', { start: 15, end: 19 }],
      ['when it is the only one left', 'Only B says yes.', { start: 12, end: 16 }],
      ['not when what stands around it changed', 'A: yes. X: yes. C: yes.', null],
      ['not when what stands around it is doubled', 'A: yes. B: yes. C: yes. A: yes. B: yes. C: yes.', null],
    ])('finds it %s', (_name, text, expected) => {
      expect(findQuote(text, second)).toEqual(expected);
    });
  });

  it('counts places that overlap', () => {
    expect(findQuote('aaa', { quote: 'aa', before: '', after: '' })).toBeNull();
  });

  it('finds what was kept in the unchanged text, or says that it is not unique', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '.', '😀'), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (parts, from, length) => {
        const whole = parts.join('');
        const start = from % whole.length;
        const end = start + 1 + (length % (whole.length - start));
        const place = findQuote(whole, anchor(whole, start, end));
        if (place) expect(place).toEqual({ start, end });
        else expect(whole.indexOf(whole.slice(start, end))).not.toBe(whole.lastIndexOf(whole.slice(start, end)));
      }),
      { numRuns: 1000, seed: 11 },
    );
  });
});
