import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTopics } from '../../src/commands/all.js';
import { type Localised, languageOf } from '../../src/render/catalogue/localised.js';

const FOLDER = new URL('../../src/render/catalogue/', import.meta.url);
const TOPICS = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const OTHERS = ['de', 'es', 'fr', 'ja', 'ko'] as const;

/** Every text of a topic in one language by its path; functions are given words that stand out. */
function textsIn(value: unknown, path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'function') {
    for (const args of [Array(value.length).fill(1), Array(value.length).fill(7)]) {
      textsIn(value(...args), `${path}(${args.join()})`, found);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) textsIn(inner, `${path}.${name}`, found);
  }
  return found;
}

/** The commands that a text names, such as `/claim list`, in order. */
function commandsIn(text: string): readonly string[] {
  return [...text.matchAll(/\/([a-z]+)(?:[  ]([a-z]+))?/g)].map(([, name = '', verb]) => {
    const command = allTopics.flatMap((topic) => topic.registration).find((each) => each.name === name);
    const verbs = command && 'options' in command ? (command.options ?? []).map((option) => option.name) : [];
    return verb && verbs.includes(verb) ? `/${name} ${verb}` : `/${name}`;
  });
}

describe.each(TOPICS)('the texts of %s', async (topic) => {
  const module = (await import(new URL(`${topic}/${topic}-texts.ts`, FOLDER).href)) as Record<string, unknown>;
  const [texts] = Object.values(module) as [Localised<unknown>];
  const english = textsIn(texts.en, topic);

  it('are plain: nothing empty, no double space, nothing shouted', () => {
    for (const language of ['en', ...OTHERS] as const) {
      for (const [path, text] of textsIn(texts[language], topic)) {
        // A hint may be missing where there is nothing to do.
        if (!path.endsWith('.hint')) expect(text, `${language} ${path}`).not.toBe('');
        expect(text, `${language} ${path}`).not.toMatch(/ {2}|[!！]|undefined|NaN|\[object/);
      }
    }
  });

  it.each(OTHERS)('name the same commands in %s, and are translated', (language) => {
    const other = textsIn(texts[language], topic);
    expect([...other.keys()]).toEqual([...english.keys()]);
    for (const [path, text] of english) {
      expect([...commandsIn(other.get(path) ?? '')].sort(), path).toEqual([...commandsIn(text)].sort());
      if (/\p{L}+ \p{L}+ \p{L}+/u.test(text.replace(/[`*][^`*]*[`*]/g, '')))
        expect(other.get(path), path).not.toBe(text);
    }
  });

  it('name only commands that there are', () => {
    const names = allTopics.flatMap((each) => each.registration.map(({ name }) => name));
    for (const [path, text] of english) {
      for (const command of commandsIn(text)) expect(names, path).toContain(command.slice(1).split(' ')[0]);
    }
  });
});

describe('a language', () => {
  it.each([
    ['de', 'de'],
    ['es-419', 'es'],
    ['en-GB', 'en'],
    ['pt-BR', 'en'],
    ['', 'en'],
  ])('of Discord’s locale “%s” is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});
