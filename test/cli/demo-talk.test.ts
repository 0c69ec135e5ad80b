import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { castFor } from '../../src/cli/demo/cast.js';
import { weekOf } from '../../src/cli/demo/frame.js';
import { genericTalk } from '../../src/cli/demo/generic-talk.js';
import { phrasesFor } from '../../src/cli/demo/phrases/phrases-for.js';
import type { Act, Scene } from '../../src/cli/demo/scene.js';
import { tmaxTalk, tmaxTalkFits } from '../../src/cli/demo/tmax-talk.js';
import { inOrder, momentOf } from '../../src/cli/demo/week.js';
import { parseSession } from '../../src/core/document/parse.js';
import type { Language } from '../../src/core/document/session.js';
import { sentences } from '../../src/core/sentences.js';
import { scriptProblems } from './demo-script-problems.js';

type Say = Extract<Act, { kind: 'say' }>;

function said(scenes: readonly Scene[]): readonly Say[] {
  return scenes.flatMap(({ act }) => (act.kind === 'say' ? [act] : []));
}

function some(scenes: readonly Scene[], kind: Act['kind']): boolean {
  return scenes.some(({ act }) => act.kind === kind);
}

const TABLE = `| | Linen bag | Freezer |
|---|---|---|
| Crust {b} | firm. Really? | soft, back after \`baking\` |
| [Mould](https://example.org) | none | two of **ten** loaves |
`;

function documentOf(language: string, questions: readonly string[], table = TABLE) {
  const list = questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
  const source = `---\nlanguage: ${language}\n---\n# Bread\n\nTwo ways.\n\n${table}\n## Questions\n\n${list}\n\n## Discussion\n\n(none)\n\n## Takeaways\n\n(none)\n`;
  return parseSession(source, 'bread.md');
}

describe('the talk about terminal agents', () => {
  it('can be played: every word that is kept was said, once, before it is kept', () => {
    expect(scriptProblems(weekOf(tmaxTalk))).toEqual([]);
  });

  it('answers each of the five questions four to nine times, at length', () => {
    for (const question of [1, 2, 3, 4, 5]) {
      const replies = said(tmaxTalk.scenes).filter((say) => say.spot === question);
      expect(replies.length).toBeGreaterThanOrEqual(4);
      expect(replies.length).toBeLessThanOrEqual(9);
      const lengths = replies.map((say) => sentences(say.text).length);
      // One of them brings a list and a fence, whose lines count as sentences.
      expect(Math.max(...lengths)).toBeLessThanOrEqual(8);
      expect(lengths.filter((length) => length >= 2).length).toBeGreaterThanOrEqual(4);
    }
  });

  it.each<[string, RegExp]>([
    ['a quote', /^> /m],
    ['code', /`[^`]+`/],
    ['a fence', /^```\w+$/m],
    ['a list', /^- /m],
    ['emphasis', /\*\w+\*/],
    ['a link', /\]\(https:/],
    ['a spoiler', /\|\|.+\|\|/],
    ['a timestamp', /<t:\d+:F>/],
    ['a custom emoji', /<:\w+:\d+>/],
    ['another script', /\p{sc=Hiragana}/u],
    ['a mention of the speaker', /\{@speaker\}/],
  ])('shows %s as people type it', (_what, pattern) => {
    expect(said(tmaxTalk.scenes).some((say) => pattern.test(say.text))).toBe(true);
  });

  it('never speaks of the presenter whose document it discusses', () => {
    const words = tmaxTalk.scenes.map(({ act }) => JSON.stringify(act)).join('\n');
    expect(words).not.toMatch(/Hamish|Ivison/);
  });

  it('is for that document alone', () => {
    const own = parseSession(readFileSync(new URL('../../examples/tmax.md', import.meta.url)), 'tmax.md');
    expect(tmaxTalkFits(own)).toBe(true);
    expect(tmaxTalkFits(documentOf('en', ['Is the freezer cheating?']))).toBe(false);
  });
});

const FIXTURES = process.env.RAPPORTEUR_FIXTURES;

describe('the session document that came first', () => {
  it.skipIf(FIXTURES === undefined)('gets the same talk (skipped without RAPPORTEUR_FIXTURES, where it lies)', () => {
    const path = join(FIXTURES ?? '', 'session', 'tmax-session.txt');
    expect(tmaxTalkFits(parseSession(readFileSync(path), 'tmax-session.txt'))).toBe(true);
  });
});

describe('the talk about any document', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Is number ${index + 1} true? It may be.`);
  const wide = `|x|${many.map((_, index) => `R${index}`).join('|')}|\n|${'-|'.repeat(41)}\n|Row|${many.map(() => 'yes').join('|')}|\n`;
  const noTable = '';
  const empty = '| | A | B |\n|---|---|---|\n| Row | | – |\n';
  it.each<[string, ReturnType<typeof documentOf>]>([
    ...(['en', 'de', 'es', 'fr', 'ja', 'ko'] as const).map((language): [string, ReturnType<typeof documentOf>] => [
      `in ${language}`,
      documentOf(language, ['Does **mould** matter? Yes.', 'And {a} crust?', 'Why so?', 'When?']),
    ]),
    ['with one question', documentOf('en', ['Is the freezer cheating?'])],
    ['with forty questions', documentOf('en', many)],
    ['with forty recipes', documentOf('en', many.slice(0, 3), wide)],
    ['without a table', documentOf('de', many.slice(0, 8), noTable)],
    ['with empty cells', documentOf('en', many.slice(0, 2), empty)],
    ['with a headline of 3,000 letters', documentOf('en', [`${'long '.repeat(600)}?`])],
  ])('can be played and is the same each time: %s', (_what, document) => {
    const talk = genericTalk(document);
    expect(scriptProblems(weekOf(talk))).toEqual([]);
    expect(genericTalk(document)).toEqual(talk);
    for (const question of document.questions) {
      expect(said(talk.scenes).some((say) => say.spot === Number(question.id))).toBe(true);
    }
    for (const kind of [
      'edit',
      'remove',
      'pin',
      'keep',
      'agree',
      'propose',
      'propose-form',
      'vote',
      'accept',
    ] as const) {
      expect(some(talk.scenes, kind)).toBe(true);
    }
  });

  it('speaks from the cells of the row a question is about, as a reader sees them', () => {
    const talk = genericTalk(documentOf('en', ['Does Mould matter?']));
    const words = said(talk.scenes).map((say) => say.text);
    expect(words.join('\n')).toContain('‘two of ten loaves’');
    expect(words.join('\n')).toContain('Mould');
    expect(words.join('\n')).not.toContain('https://example.org');
  });

  it('says nothing twice in one thread', () => {
    const talk = genericTalk(documentOf('ko', ['A?', 'B?', 'C?']));
    const lines = said(talk.scenes).map((say) => `${say.spot} ${say.text}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('phrases', () => {
  const languages: readonly Language[] = ['en', 'de', 'es', 'fr', 'ja', 'ko'];
  it.each(languages)('of %s name only what a topic can fill in, and say everything once', (language) => {
    const { cells, plain, ...rest } = phrasesFor(language);
    const inCells = Object.values(cells).flat(2);
    const inPlain = Object.values(plain).flat(2);
    for (const phrase of inCells) expect(phrase.replace(/\{(row|A|B|a|b)\}/g, '')).not.toMatch(/[{}]/);
    for (const phrase of inPlain) expect(phrase.replace(/\{question\}/g, '')).not.toMatch(/[{}]/);
    for (const ask of [rest.ask, rest.leftOpen]) expect(ask).toMatch(/\{@speaker\}.*[?？]$/);
    const kept = [...Object.values(cells), ...Object.values(plain)].flat().map(([, sentence]) => sentence);
    expect(new Set(kept).size).toBe(kept.length);
    for (const sentence of kept) expect(sentence).not.toMatch(/[?？]$/);
  });
});

describe('the cast', () => {
  it('takes no name that the document speaks of', () => {
    const cast = castFor('Anselm and BO met Ravi’s friend Mirela.');
    expect(Object.values(cast).filter((name) => ['Anselm', 'Bo', 'Ravi', 'Mirela'].includes(name))).toEqual([]);
    expect(new Set(Object.values(cast)).size).toBe(6);
  });

  it('still finds names when the document names everybody', () => {
    const everybody = 'Mirela Greta Halina Wenke Host1 Anselm Lubomir Ottokar Severin Speaker1';
    expect(castFor(everybody)).toMatchObject({ host: 'Host2', speaker: 'Speaker2' });
  });
});

describe('the week', () => {
  it('begins on a Monday in Berlin and ends on the Monday after', () => {
    expect(momentOf('Mon 09:00').toISOString()).toBe('2026-10-05T07:00:00.000Z');
    expect(momentOf('Mon+ 00:00').getTime() - momentOf('Mon 00:00').getTime()).toBe(7 * 24 * 3_600_000);
  });

  it.each(['Mon 24:00', 'Tue 9:00', 'Someday 10:00', ''])('refuses %j', (at) => {
    expect(() => momentOf(at)).toThrow(/moment/);
  });

  it('keeps scenes of one moment in the order they were written', () => {
    const scenes = [
      { at: 'Tue 10:00', n: 1 },
      { at: 'Mon 10:00', n: 2 },
      { at: 'Tue 10:00', n: 3 },
    ];
    expect(inOrder(scenes).map(({ n }) => n)).toEqual([2, 1, 3]);
  });
});
