import { describe, expect, it } from 'vitest';
import { citations } from '../../src/core/citations.js';
import { componentId, readComponentId } from '../../src/core/component-id.js';
import { compareIds, idTime } from '../../src/core/ids.js';
import { IMPORTED, planPosting } from '../../src/core/posting.js';
import { DEFAULT_EMOJI, type IncomingMessage, mergeStep, reactionMeaning } from '../../src/core/replies.js';
import type { Place } from '../../src/core/sessions.js';
import { currentVotes, isEnough } from '../../src/core/takeaways.js';
import { NO_DUE, workNonce } from '../../src/core/work.js';

describe('ids', () => {
  it('are ordered as integers, whatever their length', () => {
    const ids = ['99999999999999999', '100000000000000000', '1234567890123456789', '12345678901234567890'];
    expect([...ids].reverse().sort(compareIds)).toEqual(ids);
    expect(compareIds('100000000000000001', '100000000000000002')).toBeLessThan(0);
    expect(compareIds('100000000000000001', '100000000000000001')).toBe(0);
  });

  it('tell when they were made', () => {
    // The example of Discord's reference, "Snowflakes".
    expect(idTime('175928847299117063').toISOString()).toBe('2016-04-30T11:18:25.796Z');
  });
});

describe('citations', () => {
  it.each([
    ['No method wins. [2.1]', 'No method wins.', ['2.1']],
    ['Rests on [1.2, 3.4] and [1.2].', 'Rests on and.', ['1.2', '3.4']],
    ['31.5 on Terminal-Bench 2.1', '31.5 on Terminal-Bench 2.1', []],
    ['see [2.1](https://example.org)', 'see [2.1](https://example.org)', []],
    ['[note] and [1]', '[note] and [1]', []],
  ])('%s', (text, rest, claims) => {
    expect(citations(text)).toEqual({ text: rest, claims });
  });
});

describe('component ids', () => {
  it('come back as they were made', () => {
    expect(readComponentId(componentId('post', '12', '345'))).toEqual({ route: 'post', args: ['12', '345'] });
  });

  it.each(['', 'post:1', 'r0:post:1', 'r1', 'r1:'])('%j is not ours', (id) => {
    expect(readComponentId(id)).toBeNull();
  });

  it('refuse what Discord would refuse or could not be read back', () => {
    expect(() => componentId('post', 'x'.repeat(100))).toThrow(/100|characters/);
    expect(() => componentId('post', 'a:b')).toThrow(/colon/);
  });
});

describe('merging a message', () => {
  const at = (time: string | null): IncomingMessage => ({
    server: '1',
    id: '2',
    channel: '3',
    author: '4',
    authorName: 'Ilse',
    kind: 'text',
    text: 'words',
    postedAt: new Date('2026-10-05T10:00:00Z'),
    editedAt: time ? new Date(time) : null,
    replyTo: null,
  });
  it.each([
    ['an unknown message', undefined, null, 'insert'],
    ['the same message again', { editedAt: null }, null, 'same'],
    ['a first edit', { editedAt: null }, '2026-10-05T11:00:00Z', 'version'],
    ['a later edit', { editedAt: new Date('2026-10-05T11:00:00Z') }, '2026-10-05T11:00:01Z', 'version'],
    ['an edit that comes late', { editedAt: new Date('2026-10-05T11:00:00Z') }, '2026-10-05T10:59:00Z', 'same'],
    ['a late create after an edit', { editedAt: new Date('2026-10-05T11:00:00Z') }, null, 'same'],
  ] as const)('%s', (_, stored, edited, step) => {
    expect(mergeStep(stored, at(edited))).toBe(step);
  });
});

describe('reactions', () => {
  it.each([
    ['📌', 'keep'],
    ['👍', 'agree'],
    ['👍🏽', 'agree'],
    ['📌\uFE0F', 'keep'],
    ['👎', null],
    ['pushpin', null],
  ])('%s', (emoji, meaning) => {
    expect(reactionMeaning(emoji, DEFAULT_EMOJI)).toBe(meaning);
  });
});

describe('votes', () => {
  const vote = (user: string, stance: 'agree' | 'disagree' | 'none', minute: number) => ({
    user,
    stance,
    reason: null,
    at: new Date(Date.UTC(2026, 9, 5, 10, minute)),
  });
  it('are each person’s newest, and those taken back are none', () => {
    const votes = [vote('a', 'disagree', 3), vote('a', 'agree', 1), vote('b', 'agree', 2), vote('b', 'none', 4)];
    expect(currentVotes({ votes, rewordedAt: null }).map(({ user, stance }) => [user, stance])).toEqual([
      ['a', 'disagree'],
    ]);
  });
  it('are about the words of today', () => {
    const rewordedAt = new Date(Date.UTC(2026, 9, 5, 10, 2));
    const votes = [vote('a', 'agree', 1), vote('b', 'agree', 2), vote('c', 'agree', 3)];
    expect(currentVotes({ votes, rewordedAt }).map(({ user }) => user)).toEqual(['c']);
  });
  it.each([
    [0, ['agree', 'agree'], false],
    [2, ['agree'], false],
    [2, ['agree', 'agree'], true],
    [2, ['agree', 'agree', 'disagree'], false],
    [1, ['agree', 'none'], true],
  ] as const)('%i are enough of %j: %s', (acceptAt, stances, enough) => {
    const votes = stances.map((stance, index) => vote(`${index}`, stance, index));
    expect(isEnough({ votes, rewordedAt: null }, acceptAt)).toBe(enough);
  });
});

describe('the plan of posting', () => {
  const place = (kind: Place['kind'], question: number | null, fingerprint: string): Place => ({
    session: '1',
    kind,
    question,
    fingerprint,
    channel: '10',
    message: '11',
    thread: '11',
    cursor: null,
  });
  it('creates what is missing, edits what differs, leaves the rest, and keeps the order', () => {
    const parts = [
      { kind: 'overview', question: null, fingerprint: 'new' },
      { kind: 'question', question: 1, fingerprint: 'same' },
      { kind: 'question', question: 3, fingerprint: 'x' },
      { kind: 'takeaways', question: null, fingerprint: 'same' },
    ] as const;
    const places = [
      place('takeaways', null, 'same'),
      place('question', 1, 'same'),
      place('overview', null, 'old'),
      place('question', 2, 'gone'),
    ];
    expect(planPosting(parts, places).map((step) => [step.act, step.part.kind, step.part.question])).toEqual([
      ['edit', 'overview', null],
      ['leave', 'question', 1],
      ['create', 'question', 3],
      ['leave', 'takeaways', null],
    ]);
  });

  it('leaves what an export told of: its first message is a person’s', () => {
    const [step] = planPosting(
      [{ kind: 'question', question: 1, fingerprint: 'ours' }],
      [place('question', 1, IMPORTED)],
    );
    expect(step?.act).toBe('leave');
  });
});

describe('the nonce of work', () => {
  it('is the same for the same work, fits Discord, and differs with each part of the key', () => {
    const key = { server: '1', kind: 'post', subject: '7', target: 'question:2', due: NO_DUE } as const;
    expect(workNonce(key)).toBe(workNonce({ ...key }));
    expect(workNonce(key).length).toBeLessThanOrEqual(25);
    const others = [
      { ...key, server: '2' },
      { ...key, subject: '8' },
      { ...key, target: 'question:3' },
      { ...key, due: new Date(1) },
    ];
    expect(new Set([key, ...others].map(workNonce)).size).toBe(5);
  });
});
