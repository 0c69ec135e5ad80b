import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrayLiteral, parseArrayLiteral } from '../../src/db/array-literal.js';
import { harmlessText } from '../../src/db/harmless-text.js';
import { describeEachStore } from './each-store.js';
import { postedSession, question, SERVER, titleOnly } from './world.js';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('an array in its text form', () => {
  it('is read back as it was written, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(anyText), (texts) => {
        expect(parseArrayLiteral(arrayLiteral(texts))).toEqual(texts);
      }),
    );
  });

  it.each([
    ['{}', []],
    ['{a,b}', ['a', 'b']],
    ['{"a b","NULL","",x}', ['a b', 'NULL', '', 'x']],
    ['{"\\"\\\\"}', ['"\\']],
  ])('reads what the server writes: %s', (literal, texts) => {
    expect(parseArrayLiteral(literal)).toEqual(texts);
  });

  it.each(['', 'a,b', '{a'])('refuses %j', (literal) => {
    expect(() => parseArrayLiteral(literal)).toThrow('array');
  });

  it('takes time in proportion to hostile text', () => {
    for (const text of ['"', '\\', '{', ',', '\\"', '"{,']) {
      const many = [text.repeat(200_000)];
      expect(parseArrayLiteral(arrayLiteral(many))).toEqual(many);
    }
  });
});

describe('harmless text', () => {
  it('leaves well-formed text as it is and always gives well-formed text without NUL', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const text = String.fromCharCode(...units);
        const harmless = harmlessText(text);
        expect(harmless).not.toContain('\0');
        expect(Buffer.from(harmless, 'utf8').toString('utf8')).toBe(harmless);
        expect(harmlessText(harmless)).toBe(harmless);
      }),
    );
  });
});

describeEachStore('texts of any kind', titleOnly, (under) => {
  it('come back from every kind of column as harmless as they went in', async () => {
    const session = await postedSession(under.store);
    const property = fc.asyncProperty(fc.array(anyText, { maxLength: 5 }), anyText, async (about, body) => {
      await under.store.sessions.saveDraft({
        server: SERVER,
        group: 'default',
        slug: 'first',
        title: body,
        file: body,
        language: 'en',
        source: new Uint8Array(),
        loadedBy: '1',
      });
      await under.store.sessions.beginPosting(SERVER, session, {
        channel: '55',
        title: body,
        questions: [{ ...question(1), about, body, headline: body }],
      });
      const loaded = await under.store.sessions.load(SERVER, session);
      const safe = harmlessText(body);
      expect(loaded?.questions[0]).toMatchObject({ about: about.map(harmlessText), body: safe, headline: safe });
      expect(loaded?.session).toMatchObject({ title: safe, file: safe });
    });
    await fc.assert(property, { numRuns: 40 });
  });
});
