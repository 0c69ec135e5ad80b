import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseSession } from '../../../src/core/document/parse.js';
import { numberQuestions, questionChanges } from '../../../src/core/numbering.js';
import type { OutgoingMessage } from '../../../src/core/ports/chat.js';
import { DEFAULT_EMOJI } from '../../../src/core/replies.js';
import type { LoadedSession, Place, Session } from '../../../src/core/sessions.js';
import { validateBody } from '../../../src/local-discord/validate/validate-body.js';
import { bringingTexts } from '../../../src/render/catalogue/bringing/bringing-texts.js';
import { planningTexts } from '../../../src/render/catalogue/planning/planning-texts.js';
import { previewTexts } from '../../../src/render/catalogue/preview/preview-texts.js';
import { speakerTexts } from '../../../src/render/catalogue/speaker/speaker-texts.js';
import { statusTexts } from '../../../src/render/catalogue/status/status-texts.js';
import { plannedParts } from '../../../src/render/discord/planning-message.js';
import { postedMessage, postingMessage } from '../../../src/render/discord/posting-message.js';
import { previewMessage } from '../../../src/render/discord/preview-message.js';
import { sessionParts } from '../../../src/render/discord/session-parts.js';
import { statusMessage } from '../../../src/render/discord/status-message.js';

const words = {
  say: previewTexts.en,
  planning: planningTexts.en,
  speaker: speakerTexts.en,
  bringing: bringingTexts.en,
};
const LONG =
  'A very long question about bread, its crust, its price and its keeping, that goes on and on and on and on';

function documentOf(parts: {
  questions: readonly string[];
  columns?: number;
  rows?: number;
  title?: string;
  intro?: string;
  cell?: string;
}): string {
  const { questions, columns = 2, rows = 2, title = 'Bread', intro = 'An introduction.', cell = 'firm' } = parts;
  const names = Array.from({ length: columns }, (_, index) => `Recipe ${index + 1}`);
  const row = (index: number) => `| Row ${index + 1} ${'x'.repeat(40)} | ${names.map(() => cell).join(' | ')} |`;
  return [
    `# ${title}`,
    '',
    intro,
    '',
    `| Ingredient | ${names.join(' | ')} |`,
    `|${'---|'.repeat(columns + 1)}`,
    ...Array.from({ length: rows }, (_, index) => row(index)),
    '',
    '## Questions',
    '',
    ...questions.map((question, index) => `${index + 1}. ${question}`),
    '',
    '## Discussion',
    '',
    '(none)',
    '',
    '## What we took from it',
    '',
    '(none)',
    '',
  ].join('\n');
}

const EXTREMES: readonly (readonly [string, string])[] = [
  ['one question', documentOf({ questions: ['Why?'] })],
  [
    'forty long questions',
    documentOf({ questions: Array.from({ length: 40 }, (_, n) => `${LONG} (${n})? Some body.`) }),
  ],
  ['ninety questions', documentOf({ questions: Array.from({ length: 90 }, (_, n) => `Is it ${n}?`) })],
  ['a body of 9,000 characters', documentOf({ questions: [`Why? ${'Because of the crust. '.repeat(410)}`] })],
  ['a headline of 3,000 characters', documentOf({ questions: [`${'Why oh '.repeat(428)}why?`] })],
  [
    'thirty recipes with long cells',
    documentOf({ questions: [`Row 1 ${'x'.repeat(40)}: why?`], columns: 30, cell: 'firm '.repeat(60) }),
  ],
  ['sixty rows', documentOf({ questions: ['Why?'], rows: 60 })],
  ['a title of 2,000 characters', documentOf({ questions: ['Why?'], title: 'Bread '.repeat(333) })],
  [
    'an introduction of 20,000 characters',
    documentOf({ questions: ['Why?'], intro: 'We read about bread. '.repeat(1_000) }),
  ],
  [
    'Markdown in every place',
    documentOf({
      questions: ['**Why** [x](https://a.example) `code` <@1234567890123456789> @everyone ||no||? # Not a heading'],
      title: '*Bread* `x` ||y||',
      cell: '**a** \\| `b` <b>c</b>',
    }),
  ],
  ['emoji of many parts', documentOf({ questions: [`${'👩‍👩‍👧 '.repeat(60)}?`], title: '👩‍👩‍👧'.repeat(60) })],
];

const FIXTURES = new URL('../../documents/', import.meta.url);
const WRITTEN = readdirSync(fileURLToPath(FIXTURES)).map(
  (name) => [name, readFileSync(new URL(`${name}/session.md`, FIXTURES), 'utf8')] as const,
);

const SERVER = '1300000000000000001';

/** As the store would have it: not posted yet, or with every part standing. */
function loadedFrom(source: string, isPosted: boolean): LoadedSession {
  const document = parseSession(source, 'session.md');
  const questions = numberQuestions([], document.questions, 'new');
  const session: Session = {
    server: SERVER,
    id: '9007199254740993',
    group: 'default',
    slug: document.slug,
    title: document.title,
    file: 'session.md',
    language: document.language,
    state: isPosted ? 'posted' : 'loaded',
    loadedBy: SERVER,
    hosts: [],
    speaker: null,
    channel: SERVER,
    postingTo: null,
    plannedAt: null,
    plannedTo: null,
    openUpTo: null,
    writeToSpeaker: false,
    textErasedAt: null,
    postedAt: isPosted ? new Date(0) : null,
    closedAt: null,
    ...DEFAULT_EMOJI,
  };
  const place = (kind: Place['kind'], question: number | null, index: number): Place => {
    const id = String(1_300_000_000_000_001_000n + BigInt(index));
    return {
      session: session.id,
      kind,
      question,
      fingerprint: '',
      channel: SERVER,
      message: id,
      thread: id,
      cursor: null,
    };
  };
  const places = isPosted
    ? [
        place('overview', null, 0),
        place('takeaways', null, 1),
        ...questions.map(({ number }) => place('question', number, number + 1)),
      ]
    : [];
  return { session, source, document, questions, places };
}

function expectShowable({ files: _, replyTo: __, ...body }: OutgoingMessage): void {
  expect(validateBody('message-create', body)).toBeNull();
}

describe.each([...EXTREMES, ...WRITTEN])('a document with %s', (_, source) => {
  const document = parseSession(source, 'session.md');
  const usable = !document.problems.some((problem) => problem.severity === 'error');

  it('has a preview that Discord takes', () => {
    const { session, questions } = loadedFrom(source, true);
    const changes = questionChanges(questions, [...document.questions].reverse());
    expectShowable(
      previewMessage({ document, session: usable ? session : null, changes: null, open: 3 }, SERVER, words),
    );
    expectShowable(previewMessage({ document, session: usable ? session : null, changes, open: 0 }, SERVER, words));
  });

  it.runIf(usable)('has messages and names for all its threads that Discord takes, before and after they stand', () => {
    for (const isPosted of [false, true]) {
      for (const part of sessionParts(loadedFrom(source, isPosted))) {
        expectShowable(part.body);
        expect([...part.name].length).toBeLessThanOrEqual(100);
        expect(part.name.trim()).not.toBe('');
        expect(JSON.stringify(part.body.components)).toContain(part.mark);
      }
    }
  });

  it.runIf(usable)('tells of posting and of how it stands in messages that Discord takes', () => {
    const session = loadedFrom(source, true);
    expectShowable(postingMessage({ done: 3, of: session.questions.length + 2, wait: 219 }, previewTexts.en));
    expectShowable(postedMessage({ session, gone: sessionParts(session) }, previewTexts.en));
    const nothingYet = { replies: [], notes: new Map(), claims: [], takeaways: [], reactions: [], people: new Map() };
    const plan = { at: new Date(0), channel: SERVER, zone: 'Europe/Berlin', daily: true };
    const parts = plannedParts(session.session, plan, planningTexts.en);
    expectShowable(statusMessage({ ...session, ...nothingYet }, 'post', [], statusTexts.en, parts));
  });
});

it('shows a question whole where it fits, and cuts a longer one between words', () => {
  const body = 'Because of the crust. '.repeat(120).trim();
  const [, question] = sessionParts(loadedFrom(documentOf({ questions: [`Why? ${body}`] }), false));
  expect(JSON.stringify(question?.body)).toContain(body);
  const [, long = ''] = EXTREMES.find(([name]) => name === 'a body of 9,000 characters') ?? [];
  const [, cut] = sessionParts(loadedFrom(long, false));
  expect(JSON.stringify(cut?.body)).toMatch(/(crust\.|Because|of|the) …"/);
});

it('says how many questions the overview leaves out', () => {
  const [, many = ''] = EXTREMES.find(([name]) => name === 'forty long questions') ?? [];
  const [overview] = sessionParts(loadedFrom(many, true));
  expect(JSON.stringify(overview?.body)).toMatch(/and \d+ more/);
});
