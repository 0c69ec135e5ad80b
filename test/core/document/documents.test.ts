import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkReport } from '../../../src/core/document/check-report.js';
import { formatProblems } from '../../../src/core/document/format-problems.js';
import { parseSession } from '../../../src/core/document/parse.js';
import type { SessionDocument } from '../../../src/core/document/session.js';
import { spliceSections } from '../../../src/core/document/splice.js';

// A case is a folder with session.md; expected.json is how it was understood, problems.txt what check prints.
// UPDATE=1 writes the two anew: look at every difference before you keep it.
const ROOT = join(import.meta.dirname, '../../documents');
const isUpdate = process.env.UPDATE === '1';
const cases = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'session.md')));

describe.each(cases)('%s', (name) => {
  const bytes = readFileSync(join(ROOT, name, 'session.md'));
  const source = bytes.toString('utf8');
  const document = parseSession(bytes, `${name}.md`);

  it('is understood', () => {
    sameAsFile(join(ROOT, name, 'expected.json'), `${JSON.stringify(reading(document, source), null, 1)}\n`);
  });

  it('has its problems told', () => {
    sameAsFile(join(ROOT, name, 'problems.txt'), formatProblems(source, document));
  });

  const hasErrors = document.problems.some(
    (problem) => problem.severity === 'error' || problem.rule === 'unclosed-block',
  );
  it.skipIf(hasErrors)('takes text and gives it back to the byte (skipped for documents with errors)', () => {
    const isFilled = document.sections.discussion.block !== null;
    const nothing = spliceSections(source, isFilled ? {} : { discussion: { body: null }, takeaways: { body: null } });
    expect(nothing.text).toBe(source);
    const written = spliceSections(
      source,
      { discussion: { body: '**One**\n\n- a' }, takeaways: { body: '1. b' } },
      { take: 'generated' },
    );
    const after = parseSession(written.text, `${name}.md`);
    expect([after.sections.discussion.state, after.sections.takeaways.state]).toEqual(['generated', 'generated']);
    expect(after.questions.map((question) => question.headline)).toEqual(
      document.questions.map((question) => question.headline),
    );
    expect(after.cells.map((cell) => cell.text)).toEqual(document.cells.map((cell) => cell.text));
    if (isFilled) return;
    const { placeholders } = written;
    const back = spliceSections(written.text, {
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
  });
});

function reading(document: SessionDocument, source: string): unknown {
  const { problems, cells, sections, ...report } = checkReport(document);
  const place = (name: 'discussion' | 'takeaways') => {
    const { heading, placeholder, block, insertAt } = document.sections[name];
    const replaced = placeholder && source.slice(placeholder.from, placeholder.to);
    const before = source.slice(Math.max(0, insertAt - 20), insertAt);
    return { ...sections[name], heading, replaced, insertsAfter: before, block: block && { ...block, from: 0, to: 0 } };
  };
  return {
    ...report,
    questions: document.questions,
    cells: cells.map((cell) => `${cell.line} ${cell.ingredient} × ${cell.recipe}: ${cell.text}`),
    sections: { discussion: place('discussion'), takeaways: place('takeaways') },
    slug: document.slug,
    language: document.language,
    settings: {
      zone: document.zone,
      group: document.group,
      opens: document.opens,
      meets: document.meets,
      closes: document.closes,
      publish: document.publish,
    },
    words: document.words,
    aliases: [...document.ingredients, ...document.recipes].filter((each) => each.aliases.length > 0),
    introduction: document.introduction,
    eol: document.eol,
    finalNewline: document.finalNewline,
    problems: problems.map((problem) => `${problem.line}:${problem.column} ${problem.severity} ${problem.rule}`),
  };
}

function sameAsFile(path: string, text: string): void {
  if (isUpdate) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}
