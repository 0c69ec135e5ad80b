import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSession } from '../../../src/core/document/parse.js';
import type { SectionName } from '../../../src/core/document/session.js';
import { type SectionUpdate, spliceSections } from '../../../src/core/document/splice.js';
import { anyBody, anyDocument, piece } from './arbitrary-document.js';

const SECTIONS = ['discussion', 'takeaways'] as const;
const RUNS = { numRuns: 150 };

type Bodies = Readonly<Record<SectionName, string | null>>;

const anyBodies: fc.Arbitrary<Bodies> = fc.record({
  discussion: fc.option(anyBody),
  takeaways: fc.option(anyBody),
});

function updates(bodies: Bodies, placeholders: Readonly<Partial<Record<SectionName, string>>> = {}) {
  const update = (name: SectionName): SectionUpdate => {
    const placeholder = placeholders[name];
    return { body: bodies[name], ...(placeholder === undefined ? {} : { placeholder }) };
  };
  return { discussion: update('discussion'), takeaways: update('takeaways') };
}

describe('random documents', () => {
  it('are read as their readers see them', () => {
    fc.assert(
      fc.property(anyDocument, ({ source, headlines, recipes, placeholders }) => {
        const document = parseSession(source, 'session.md');
        expect(document.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
        expect(document.questions.map((question) => question.headline.replace(/ Some body\.$/, ''))).toEqual(headlines);
        expect(document.recipes.map((recipe) => recipe.name)).toEqual(recipes);
        expect(document.cells.map((cell) => cell.text)).toEqual(['a | b', 'c']);
        for (const name of SECTIONS) {
          const text = placeholders[name];
          expect(document.sections[name].state).toBe(text === null ? 'missing' : text === '' ? 'empty' : 'placeholder');
        }
      }),
      RUNS,
    );
  });

  it('keep their bytes when there is nothing to say', () => {
    fc.assert(
      fc.property(anyDocument, ({ source }) => {
        expect(spliceSections(source, updates({ discussion: null, takeaways: null })).text).toBe(source);
      }),
      RUNS,
    );
  });

  it('take our text, show it as ours, stay the same when written again, and come back to the byte', () => {
    fc.assert(
      fc.property(anyDocument, anyBodies, ({ source, headlines }, bodies) => {
        const written = spliceSections(source, updates(bodies));
        expect(written.conflicts).toEqual([]);
        const document = parseSession(written.text, 'session.md');
        expect(document.questions.length).toBe(headlines.length);
        for (const name of SECTIONS) {
          const block = document.sections[name].block;
          expect(block?.body ?? null).toBe(bodies[name]);
          if (block) expect(block.intact).toBe(true);
        }
        expect(spliceSections(written.text, updates(bodies, written.placeholders)).text).toBe(written.text);
        const nothing = updates({ discussion: null, takeaways: null }, written.placeholders);
        expect(spliceSections(written.text, nothing).text).toBe(source);
      }),
      RUNS,
    );
  });

  it('differ only where the two sections are written', () => {
    fc.assert(
      fc.property(anyDocument, anyBodies, ({ source }, bodies) => {
        const { sections } = parseSession(source, '');
        const { text } = spliceSections(source, updates(bodies));
        const spans = SECTIONS.filter((name) => bodies[name] !== null).map((name) => {
          const { placeholder, insertAt } = sections[name];
          return placeholder ?? { from: insertAt, to: insertAt };
        });
        spans.sort((one, other) => one.from - other.from);
        let read = 0;
        let written = 0;
        for (const span of [...spans, { from: source.length, to: source.length }]) {
          const untouched = source.slice(read, span.from);
          const found = text.indexOf(untouched, written);
          // The first stretch stands at the very beginning, the last one at the very end.
          if (read === 0) expect(found).toBe(0);
          expect(found).toBeGreaterThanOrEqual(written);
          written = found + untouched.length;
          read = span.to;
        }
        expect(text.endsWith(source.slice(spans.at(-1)?.to ?? 0))).toBe(true);
      }),
      RUNS,
    );
  });

  it('survive twenty renders with edits of people between them', () => {
    const anyEdit = fc.record({ where: fc.constantFrom('top', 'section', 'end'), text: piece, bodies: anyBodies });
    fc.assert(
      fc.property(anyDocument, fc.array(anyEdit, { minLength: 20, maxLength: 20 }), ({ source }, edits) => {
        let text = source;
        const placeholders: Partial<Record<SectionName, string>> = {};
        const added: string[] = [];
        for (const edit of edits) {
          const { eol } = parseSession(text, '');
          const own = `Edit ${added.length} by hand.`;
          added.push(own);
          text = addParagraph(text, edit.where, own, eol);
          const result = spliceSections(text, updates(edit.bodies, placeholders));
          expect(result.conflicts).toEqual([]);
          Object.assign(placeholders, result.placeholders);
          text = result.text;
          expect(spliceSections(text, updates(edit.bodies, placeholders)).text).toBe(text);
          for (const each of added) expect(text).toContain(each);
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** A person's paragraph after the front matter, below the Discussion's heading, or at the end. */
function addParagraph(text: string, where: string, own: string, eol: string): string {
  if (where === 'end') return `${text}${eol}${eol}${own}${eol}`;
  const place = parseSession(text, '').sections.discussion;
  const span = where === 'section' ? place.headingSpan : null;
  if (span) return text.slice(0, span.to) + eol + eol + own + eol + text.slice(span.to);
  const front =
    /^\ufeff?---[\r\n].*?[\r\n]---(?=[\r\n])/s.exec(text)?.[0].length ?? (text.startsWith('\ufeff') ? 1 : 0);
  return text.slice(0, front) + eol + eol + own + eol + eol + text.slice(front).replace(/^[\r\n]+/, '');
}
