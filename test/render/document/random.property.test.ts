import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSession } from '../../../src/core/document/parse.js';
import type { Language, SessionDocument } from '../../../src/core/document/session.js';
import { spliceSections } from '../../../src/core/document/splice.js';
import type { SessionRecord } from '../../../src/core/record.js';
import { renderSections } from '../../../src/render/document/sections.js';
import { anyDocument } from '../../core/document/arbitrary-document.js';
import { type Drawn, drawn, drawnSpec } from '../../support/drawn-talk.js';
import { recordOf } from '../../support/record-builder.js';
import type { Proposed, Said, Spec } from '../../support/session-spec.js';
import { hostileTexts } from './hostile-texts.js';

const options = { zone: 'Asia/Tokyo', matrix: true };
const languages: readonly Language[] = ['en', 'de', 'es', 'fr', 'ja', 'ko'];

const words = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(
    'Just so.',
    'Is it?',
    '“Hard” is „hart“ is 「硬い」 is « dur ».',
    'One.\nTwo, <@501> and <@9>.',
    'x'.repeat(450),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

interface Talk {
  readonly claims: readonly Drawn[];
  readonly texts: readonly string[];
  readonly language: Language;
  readonly closed: boolean;
  readonly heads: readonly string[];
}

const talk: fc.Arbitrary<Talk> = fc.record({
  claims: fc.array(drawn, { minLength: 1, maxLength: 20 }),
  texts: fc.array(words, { minLength: 3, maxLength: 8 }),
  language: fc.constantFrom(...languages),
  closed: fc.boolean(),
  heads: fc.array(words, { maxLength: 3 }),
});

/** The drawn talk in the words drawn for it, held about a document's own questions. */
function recordIn(document: SessionDocument, { claims, texts, language, closed, heads }: Talk): SessionRecord {
  const questions = document.questions.map((each) => each.headline);
  const about = claims.map((claim) => (questions.length === 1 ? { ...claim, question: 1 as const } : claim));
  const { closed: closing, ...spec } = drawnSpec(about);
  const said: Record<string, Said> = {};
  for (const [index, [key, each]] of Object.entries(spec.said ?? {}).entries()) {
    said[key] = { ...each, text: texts[index % texts.length] ?? each.text };
  }
  const takeaways = heads.map((sentence, index): Proposed => {
    return {
      by: 'Ada',
      sentence,
      claims: Object.keys(spec.kept ?? {}).slice(index, index + 3),
      votes: ['Ben', `-Cleo: ${sentence}`],
    };
  });
  const whole: Spec = {
    ...spec,
    said,
    takeaways,
    questions,
    language,
    ...(closed && closing ? { closed: closing } : {}),
  };
  return { ...recordOf(whole), document };
}

function bodiesOf(record: SessionRecord): { discussion: { body: string | null }; takeaways: { body: string | null } } {
  return {
    discussion: { body: renderSections(record, options).discussion },
    takeaways: { body: renderSections(record, options).takeaways },
  };
}

/** What `check` says of a document, but for the places, which writing may move. */
function complaints(document: SessionDocument): readonly string[] {
  return document.problems.map(({ severity, rule, message }) => `${severity} ${rule} ${message.replace(/\d+/g, 'n')}`);
}

test('any talk about any document, in any words and language, is written so that it is ours, stays, and spoils nothing', () => {
  fc.assert(
    fc.property(anyDocument, talk, ({ source }, held) => {
      const document = parseSession(source, 'session.md');
      const bodies = bodiesOf(recordIn(document, held));
      const written = spliceSections(source, bodies);
      expect(written.conflicts).toEqual([]);
      const again = parseSession(written.text, 'session.md');
      for (const name of ['discussion', 'takeaways'] as const) {
        const { block } = again.sections[name];
        expect(block?.body.replace(/\r\n?/g, '\n') ?? null).toBe(bodies[name].body);
        if (block) expect(block.intact).toBe(true);
      }
      expect(again.questions).toEqual(document.questions);
      const before = complaints(document);
      expect(complaints(again).filter((each) => !before.includes(each))).toEqual([]);
      expect(spliceSections(written.text, bodiesOf(recordIn(again, held))).text).toBe(written.text);
    }),
    { numRuns: 250 },
  );
});
