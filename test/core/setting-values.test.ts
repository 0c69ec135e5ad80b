import emojiData from 'unicode-emoji-json/data-by-emoji.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { isSameEmoji, readEmoji } from '../../src/core/emoji.js';
import { readNumber, readZone } from '../../src/core/setting-values.js';

const OWN = [
  { id: '1600000000000000003', name: 'bookmark' },
  { id: '1600000000000000004', name: 'Yes2' },
];

describe('an emoji', () => {
  it('may be any of Unicode’s, but for what is newer than this Node knows', () => {
    const all = Object.keys(emojiData);
    const refused = all.filter((emoji) => readEmoji(emoji, []) === null);
    expect(all.length).toBeGreaterThan(1_800);
    expect(refused.length).toBeLessThan(20);
    for (const emoji of ['❤', '❤️', '1️⃣', '🏳️‍🌈', '👩‍💻', '🇫🇷', ' 📌 '])
      expect(readEmoji(emoji, []), emoji).not.toBeNull();
  });

  it('loses its skin tone, and is the same with and without a variation selector', () => {
    expect(readEmoji('👍🏿', [])).toBe('👍');
    expect(isSameEmoji(readEmoji('❤', []) ?? '', '❤')).toBe(true);
    expect(isSameEmoji('old:16', 'new:16')).toBe(true);
    expect(isSameEmoji('old:16', 'old:17')).toBe(false);
  });

  it('may be one of the server’s own, in any way it is written', () => {
    const own = 'bookmark:1600000000000000003';
    for (const typed of ['<:bookmark:1600000000000000003>', '<a:old:1600000000000000003>', ':bookmark:', 'bookmark']) {
      expect(readEmoji(typed, OWN), typed).toBe(own);
    }
  });

  it.each(['', '📌📌', '📌 x', 'x', '1', '#', ':yes2:', '<:bookmark:1600000000000000999>', '📌:1', '‍', '\uFE0F'])(
    'is not “%s”',
    (typed) => expect(readEmoji(typed, OWN)).toBeNull(),
  );
});

describe('a time zone', () => {
  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['new york', 'America/New_York'],
    ['utc', 'UTC'],
    ['Asia/Kathmandu', 'Asia/Kathmandu'],
    ['Ｔｏｋｙｏ', 'Asia/Tokyo'],
  ])('is read from “%s”', (typed, zone) => expect(readZone(typed)).toBe(zone));

  it.each(['', '+02:00', 'Mars/Phobos', 'Berlin/Europe', '/', 'CEST'])('is not “%s”', (typed) =>
    expect(readZone(typed)).toBeNull(),
  );
});

describe('a number', () => {
  it('is whole, within its range, and may be full-width', () => {
    expect(['0', '100', '３', ' 7 '].map((typed) => readNumber('acceptAt', typed))).toEqual([0, 100, 3, 7]);
    for (const typed of ['', '101', '-1', '1.5', '1e1', 'two', '0x1']) expect(readNumber('acceptAt', typed)).toBeNull();
    expect(readNumber('proposalsPerPerson', '0')).toBeNull();
  });
});
