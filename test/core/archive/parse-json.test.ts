import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../../src/core/archive/json-fault.js';
import { parseJson } from '../../../src/core/archive/parse-json.js';

const bytes = (text: string) => new TextEncoder().encode(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('where a text stops being JSON', () => {
  it.each([
    ['', 0, true],
    ['{"a": [1, 2', 11, true],
    ['{"a": "half a wor', 17, true],
    ['{"a": "half an escape \\u00', 26, true],
    ['{"a": "a backslash \\', 20, true],
    ['{"a": tru', 9, true],
    ['[1.', 3, true],
    ['[1, 2]]', 6, false],
    ['{"a": 1,}', 8, false],
    ['[1, 2,]', 6, false],
    ['{"a" 1}', 5, false],
    ['{a: 1}', 1, false],
    ['["line\nend"]', 6, false],
    ['["\\x"]', 3, false],
    ['[truth]', 1, false],
    ['[01]', 1, false],
    ['{"a": 1}{', 8, false],
    ['[}', 1, false],
  ])('%j at %i', (text, at, isCutOff) => {
    expect(jsonFault(text)).toEqual({ at, isCutOff });
  });

  it('finds none in any JSON, and tells every cut of it as a cut', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, cut) => {
        expect(jsonFault(json)).toBeNull();
        const rest = json.slice(0, cut % json.length);
        if (!isJson(rest)) expect(jsonFault(rest)).toEqual({ at: rest.length, isCutOff: true });
      }),
    );
  });

  it('agrees with the engine on what is JSON, whatever sign is put in', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom(...'{}[],:"\\0-.etn \n'), (json, at, sign) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + sign + json.slice(place);
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
    );
  });

  it('takes a hundred thousand brackets', () => {
    expect(jsonFault('['.repeat(100_000))).toEqual({ at: 100_000, isCutOff: true });
  });
});

describe('reading JSON files', () => {
  it('counts bytes, not letters, and the byte order mark with them', () => {
    expect(() => parseJson(bytes('{"é": "漢'), 'a.json')).toThrow(/a\.json is cut off: it ends at byte 11 /);
    expect(() => parseJson(bytes('\uFEFF{"é": }'), 'a.json')).toThrow(/at byte 10 it is no JSON/);
    expect(parseJson(bytes('\uFEFF{"é": 1}'), 'a.json')).toEqual({ é: 1 });
  });

  it('tells a cut through a letter as a cut, and other bytes where they are', () => {
    expect(() => parseJson(bytes('["漢"]').slice(0, 4), 'b.json')).toThrow(/b\.json is cut off: it ends at byte 4 /);
    const broken = bytes('["\uFFFD stands here", "........"]');
    broken[24] = 0xff;
    expect(() => parseJson(broken, 'b.json')).toThrow(/at byte 24 it is no UTF-8/);
  });
});
