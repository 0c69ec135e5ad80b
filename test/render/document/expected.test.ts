import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { renderSections } from '../../../src/render/document/sections.js';
import { recordOf } from '../../support/record-builder.js';
import type { Spec } from '../../support/session-spec.js';
import { inWords } from './cases/in-words.js';
import { ordinary } from './cases/ordinary.js';
import * as rules from './cases/rule-cases.js';
import * as talk from './cases/talk-cases.js';

const languages = ['de', 'es', 'fr', 'ja', 'ko'] as const;
const cases: Readonly<Record<string, Spec>> = {
  ordinary,
  ...talk,
  ...rules,
  ...Object.fromEntries(languages.map((language) => [`language-${language}`, { ...inWords, language }])),
};

const options = { zone: 'Europe/Berlin', audience: 'outside' } as const;

/** Both sections under headings, as a reader would see them; a section with nothing to say shows its placeholder. */
function sections(spec: Spec): string {
  const record = recordOf(spec);
  const discussion = renderSections(record, options).discussion ?? '(none)';
  const takeaways = renderSections(record, options).takeaways ?? '(none)';
  return `## Discussion\n\n${discussion}\n\n## What we took from it\n\n${takeaways}\n`;
}

describe('both sections read as written in expected.md (UPDATE=1 writes it anew)', () => {
  test.each(Object.entries(cases))('%s', (name, spec) => {
    const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
    const file = `${folder}expected.md`;
    const actual = sections(spec);
    if (process.env.UPDATE === '1' || !existsSync(file)) {
      if (process.env.UPDATE !== '1') throw new Error(`${file} is missing; UPDATE=1 writes it.`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, actual);
    }
    expect(actual).toBe(readFileSync(file, 'utf8'));
  });
});
