import { describe, expect, test } from 'vitest';
import { sessionTalk } from '../../src/core/talk.js';
import { recordOf } from '../support/record-builder.js';
import type { Kept, Said, Spec } from '../support/session-spec.js';
import { groups, talkOf } from '../support/talk-groups.js';

const says = (by: string, text: string, more: Partial<Said> = {}): Said => ({ by, to: 1, text, ...more });
const said = {
  a: says('Ada', 'First.'),
  b: says('Ben', 'Second.'),
  c: says('Cleo', 'Third.'),
  m: says('Marta', 'Mine.'),
};
const kept = (relations: Readonly<Record<string, Kept['relation']>> = {}): Record<string, Kept> =>
  Object.fromEntries(
    Object.keys(said).map((from, index) => {
      const relation = relations[from];
      return [`1.${index + 1}`, { from, ...(relation ? { relation } : {}) }];
    }),
  );

describe('groups', () => {
  const three = ['Ben', 'Cleo', 'Dan'];
  test.each<[string, Partial<Spec>, object]>([
    ['what nobody reacted to is kept', { said, kept: kept() }, { kept: '1.1 1.2 1.3 1.4' }],
    ['the speaker stands apart', { said, kept: kept(), speaker: 'Marta' }, { speaker: '1.4', kept: '1.1 1.2 1.3' }],
    [
      'a speaker without a name is like anybody, since the place would name them',
      { said, kept: kept(), speaker: 'Marta', people: { Marta: 'unset' } },
      { kept: '1.1 1.2 1.3 1.4' },
    ],
    [
      'two who agree are not several',
      { said, kept: kept(), thumbs: { a: ['Ben', 'Cleo'] } },
      { kept: '1.1 1.2 1.3 1.4' },
    ],
    ['three are', { said, kept: kept(), thumbs: { a: three } }, { agreed: '1.1', kept: '1.2 1.3 1.4' }],
    [
      'one does not agree with oneself',
      { said, kept: kept(), thumbs: { a: ['Ada', 'Ben', 'Cleo'] } },
      { kept: '1.1 1.2 1.3 1.4' },
    ],
    [
      'a claim that agrees counts like a thumb, each person once',
      { said, kept: kept({ b: 'agrees 1.1' }), thumbs: { a: ['Ben', 'Cleo', 'Dan'] } },
      { agreed: '1.1[1.2]', kept: '1.3 1.4' },
    ],
    [
      'most agreement first',
      { said, kept: kept(), thumbs: { a: three, b: ['Ada', 'Cleo', 'Dan', 'Eve'] } },
      { agreed: '1.2 1.1', kept: '1.3 1.4' },
    ],
    [
      'an objection makes it disputed, however many agree',
      { said, kept: kept({ b: 'objects 1.1' }), thumbs: { a: three } },
      { differ: '1.1[1.2]', kept: '1.3 1.4' },
    ],
    [
      'what several agree with and somebody narrows is agreed',
      { said, kept: kept({ b: 'narrows 1.1' }), thumbs: { a: three } },
      { agreed: '1.1[1.2]', kept: '1.3 1.4' },
    ],
    [
      'an objection that several share stands by itself as well',
      { said, kept: kept({ b: 'objects 1.1' }), thumbs: { b: ['Ada', 'Cleo', 'Dan'] } },
      { agreed: '1.2', differ: '1.1[1.2*]', kept: '1.3 1.4' },
    ],
    [
      'a circle ends',
      { said, kept: kept({ a: 'objects 1.2', b: 'objects 1.1' }) },
      { differ: '1.1[1.2*] 1.2[1.1*]', kept: '1.3 1.4' },
    ],
    [
      'a chain is two deep',
      { said, kept: kept({ b: 'objects 1.1', c: 'objects 1.2' }) },
      { differ: '1.1[1.2*] 1.2[1.3]', kept: '1.4' },
    ],
    [
      'a claim does not relate to itself or to none',
      { said, kept: kept({ a: 'objects 1.1', b: 'objects 1.9' }) },
      { kept: '1.1 1.2 1.3 1.4' },
    ],
    [
      'the objection of somebody who is not outside at all is not there outside',
      { said, kept: kept({ b: 'objects 1.1' }), people: { Ben: 'absent' } },
      { kept: '1.1 1.3 1.4' },
    ],
    [
      'later claims come under their own head',
      { said, kept: { ...kept(), '1.2': { from: 'b', at: '10', relation: 'objects 1.1' } }, closed: '9' },
      { kept: '1.1 1.3 1.4', late: '1.2' },
    ],
  ])('%s', (_, spec, expected) => expect(groups(spec)).toEqual(expected));

  test('inside the server that person is there', () => {
    expect(groups({ said, kept: kept({ b: 'objects 1.1' }), people: { Ben: 'absent' } }, 'inside')).toEqual({
      differ: '1.1[1.2]',
      kept: '1.3 1.4',
    });
  });

  test('an objection from another question makes a claim contested', () => {
    const spec = {
      said: { ...said, other: { by: 'Eve', to: 2, text: 'No.' } as const },
      kept: { '1.1': { from: 'a' }, '2.1': { from: 'other', relation: 'objects 1.1' } as const },
    };
    expect(groups(spec)).toEqual({ differ: '1.1[2.1*]' });
    expect(groups(spec, 'outside', 1)).toEqual({ kept: '2.1' });
    expect(talkOf(spec).claims.get('1.1')?.contested).toBe(true);
  });

  test("one's own second thought is no dispute", () => {
    const own = { a: says('Ada', 'Yes.'), b: says('Ada', 'No.') };
    const spec = { said: own, kept: { '1.1': { from: 'a' }, '1.2': { from: 'b', relation: 'objects 1.1' } as const } };
    expect(groups(spec)).toEqual({ kept: '1.1[1.2]' });
    expect(talkOf(spec).claims.get('1.1')?.contested).toBe(false);
  });
});

describe('a kept question is read with its answer below it', () => {
  const asked = {
    a: says('Ada', 'Who salts first?'),
    b: says('Ben', 'I do.', { replyTo: 'a' }),
    m: says('Marta', 'Marta salts last.', { replyTo: 'a' }),
    c: says('Cleo', 'Bad idea.'),
  };
  const all = { '1.1': { from: 'a' }, '1.2': { from: 'b' } } as const;
  test.each<[string, Partial<Spec>, Readonly<Record<string, string>>]>([
    ['by anybody', { kept: all }, { kept: '1.1[1.2]' }],
    ['by the speaker', { speaker: 'Marta', kept: { ...all, '1.3': { from: 'm' } } }, { speaker: '1.1[1.2 1.3]' }],
    [
      'but what several agree with has its own place',
      { kept: all, thumbs: { b: ['Ada', 'Cleo', 'Dan'] } },
      { kept: '1.1', agreed: '1.2' },
    ],
    [
      'but what is objected to has its own place',
      { kept: { ...all, '1.3': { from: 'c', relation: 'objects 1.2' } } },
      { kept: '1.1', differ: '1.2[1.3]' },
    ],
    [
      'but not what came after closing',
      { closed: '9', kept: { ...all, '1.2': { from: 'b', at: '10' } } },
      { kept: '1.1', late: '1.2' },
    ],
    [
      'but not in another question',
      {
        kept: { '1.1': { from: 'a' }, '2.1': { from: 'x' } },
        said: { ...asked, x: { by: 'Ben', to: 2, text: 'Me.', replyTo: 'a' } },
      },
      { kept: '1.1' },
    ],
    [
      'also where it agrees with it',
      { kept: { ...all, '1.2': { from: 'b', relation: 'agrees 1.1' } } },
      { kept: '1.1[1.2]' },
    ],
  ])('%s', (_, spec, expected) => expect(groups({ said: asked, ...spec })).toEqual(expected));
});

describe('a claim stands only as long as its message says its words exactly once', () => {
  test.each<[string, string, string | undefined, boolean]>([
    ['its words are there', 'I say: salt first.', 'salt first.', true],
    ['edited away', 'I say: sugar first.', 'salt first.', false],
    ['said twice', 'Salt. Salt.', 'Salt.', false],
    ['nothing was chosen yet', 'Salt. Pepper.', '', false],
    ['nothing to see', 'a\u200b', '\u200b', false],
  ])('%s', (_, text, quote, stands) => {
    const claims = talkOf({
      said: { a: says('Ada', text) },
      kept: { '1.1': { from: 'a', ...(quote === undefined ? {} : { quote }) } },
    }).claims;
    expect(claims.has('1.1')).toBe(stands);
  });

  test('deleted', () => expect(talkOf({ kept: { '1.1': { from: 'gone', quote: 'Salt.' } } }).claims.size).toBe(0));
});

describe('what is counted', () => {
  test('replies, people and dates of a question, up to closing', () => {
    const talk = talkOf({
      closed: '9',
      said: {
        ...said,
        x: says('Ada', 'Again.', { at: '8' }),
        late: says('Zed', 'Later.', { at: '10' }),
        other: { by: 'Eve', to: 2, text: 'Else.' },
      },
    });
    const [one] = talk.questions;
    expect([one?.messages, one?.people, one?.first?.getUTCDate(), one?.last?.getUTCDate()]).toEqual([5, 4, 6, 8]);
  });

  test('a thumb that is known to come after closing changes no count', () => {
    const record = recordOf({ questions: ['One?'], closed: '9', said, kept: kept(), thumbs: { a: ['Ben', 'Cleo'] } });
    const [first, ...others] = record.reactions;
    if (!first) throw new Error('the record has reactions');
    const later = { ...first, at: new Date('2026-10-10T00:00:00Z') };
    expect(sessionTalk({ ...record, reactions: [later, ...others] }, 'outside').claims.get('1.1')?.agree).toBe(1);
  });

  test('the same record gives the same talk, whatever order the claims came in', () => {
    const record = recordOf({ questions: ['One?'], said, kept: kept({ b: 'objects 1.1' }) });
    const turned = { ...record, claims: [...record.claims].reverse() };
    expect(JSON.stringify([...sessionTalk(turned, 'outside').claims])).toBe(
      JSON.stringify([...sessionTalk(record, 'outside').claims]),
    );
  });
});

test('questions follow the document, not their numbers, once a later edition reorders it', () => {
  const record = recordOf({ questions: ['One?', 'Two?', 'Three?'] });
  const [one, two, three] = record.document.questions;
  if (!one || !two || !three) throw new Error('the document has three questions');
  const document = { ...record.document, questions: [three, one, two] };
  const order = sessionTalk({ ...record, document }, 'outside').questions.map((talk) => talk.question.number);
  expect(order).toEqual([3, 1, 2]);
});
