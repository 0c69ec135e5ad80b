import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSession } from '../../../src/core/document/parse.js';
import type { SessionDocument } from '../../../src/core/document/session.js';
import { spliceSections } from '../../../src/core/document/splice.js';
import type { SessionRecord } from '../../../src/core/record.js';
import { renderSections } from '../../../src/render/document/sections.js';
import { recordOf } from '../../support/record-builder.js';
import type { Spec } from '../../support/session-spec.js';
import { hostile } from './cases/hostile.js';
import { nothing, waiting } from './cases/rule-cases.js';
import { folded, relations } from './cases/talk-cases.js';

const options = { zone: 'UTC', matrix: true };

/** The documents that people write: our examples and fixtures, and the shared first one where it is at hand. */
function documents(): readonly [string, string][] {
  const found: [string, string][] = [];
  const add = (name: string, file: URL | string): void => {
    if (!existsSync(file)) return;
    const source = readFileSync(file, 'utf8');
    const { problems, sections } = parseSession(source, 'session.md');
    const filled = sections.discussion.block !== null || sections.takeaways.block !== null;
    // What is refused is the splice's own matter.
    const refused = problems.some(({ severity, rule }) => severity === 'error' || rule === 'unclosed-block');
    if (!filled && !refused) found.push([name, source]);
  };
  const root = new URL('../../../', import.meta.url);
  for (const name of readdirSync(new URL('examples/', root))) add(name, new URL(`examples/${name}`, root));
  for (const name of readdirSync(new URL('test/documents/', root)))
    add(name, new URL(`test/documents/${name}/session.md`, root));
  const fixtures = process.env.RAPPORTEUR_FIXTURES;
  if (fixtures) add('the shared document', `${fixtures}/session/tmax-session.txt`);
  return found;
}

/** What the case says, said in this document. */
function recordIn(document: SessionDocument, spec: Spec): SessionRecord {
  return {
    ...recordOf({ ...spec, language: document.language, questions: document.questions.map((each) => each.headline) }),
    document,
  };
}

function bodiesOf(record: SessionRecord): { discussion: { body: string | null }; takeaways: { body: string | null } } {
  return {
    discussion: { body: renderSections(record, options).discussion },
    takeaways: { body: renderSections(record, options).takeaways },
  };
}

describe.each(documents())('what is written into %s', (_, source) => {
  const document = parseSession(source, 'session.md');

  test.each<[string, Spec]>([
    ['a little', waiting],
    ['relations', relations],
    ['folds', folded],
    ['hostile texts', hostile],
  ])('with %s stands, is the same when written again, and can be taken back', (_name, spec) => {
    const bodies = bodiesOf(recordIn(document, spec));
    const first = spliceSections(source, bodies);
    expect(first.conflicts).toEqual([]);
    const again = parseSession(first.text, 'session.md');
    expect(again.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(again.questions).toEqual(document.questions);
    expect(again.sections.discussion.block?.intact).toBe(true);
    expect(again.sections.discussion.block?.body.replace(/\r\n?/g, '\n')).toBe(bodies.discussion.body);
    expect(spliceSections(first.text, bodiesOf(recordIn(again, spec))).text).toBe(first.text);
    const placeholders = first.placeholders;
    const empty = spliceSections(first.text, {
      discussion: {
        body: null,
        ...(placeholders.discussion === undefined ? {} : { placeholder: placeholders.discussion }),
      },
      takeaways: {
        body: null,
        ...(placeholders.takeaways === undefined ? {} : { placeholder: placeholders.takeaways }),
      },
    });
    expect(empty.text).toBe(source);
  });

  test('nothing to say changes nothing', () => {
    expect(spliceSections(source, bodiesOf(recordIn(document, nothing))).text).toBe(source);
  });
});
