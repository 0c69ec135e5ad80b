import { describe, expect, it } from 'vitest';
import { isSweepDue, isThorough } from '../../src/core/gathering-due.js';
import { cursorAfter, deletedSince, hasNews, planCatchUp } from '../../src/core/gathering-plan.js';
import { planRecount } from '../../src/core/gathering-reactions.js';
import { erasedBefore } from '../../src/core/gathering-servers.js';
import {
  standingAfter,
  type ThreadFinding,
  type ThreadStanding,
  type ThreadTrouble,
} from '../../src/core/gathering-trouble.js';
import { DEFAULT_EMOJI } from '../../src/core/replies.js';

// Ids of different lengths: compared as texts or as doubles they would come in another order.
const [OLD, MID, NEW] = ['999999999999999999', '1000000000000000000', '1000000000000000001'] as const;

describe('news in a thread', () => {
  it.each([
    [null, null, false],
    [OLD, null, false],
    [null, OLD, true],
    [OLD, MID, true],
    [MID, NEW, true],
    [MID, MID, false],
    [NEW, MID, false],
    [MID, OLD, false],
  ])('read up to %s with the newest at %s: %s', (cursor, last, expected) => {
    expect(hasNews(cursor, last)).toBe(expected);
  });

  it('is read where a listing shows it, sought where none names the thread, and left where there is none', () => {
    const thread = (id: string, cursor: string | null, trouble: ThreadTrouble | null = null) => ({
      thread: id,
      cursor,
      trouble,
    });
    const [changed, same, empty] = [thread('1', OLD), thread('2', MID), thread('3', null)];
    const [lost, unproved, hidden] = [thread('4', OLD), thread('5', MID, 'no-history'), thread('6', MID, 'hidden')];
    const listing = [
      { id: '1', last: MID },
      { id: '2', last: MID },
      { id: '3', last: null },
      { id: '5', last: MID },
      { id: '6', last: MID },
      { id: '7', last: NEW },
    ];
    expect(planCatchUp([changed, same, empty, lost, unproved, hidden], listing)).toEqual({
      read: [
        { thread: changed, upTo: MID },
        // It stands in the listing all the while: only reading shows that its history is open again.
        { thread: unproved, upTo: MID },
      ],
      unlisted: [lost],
      listed: [changed, same, empty, unproved, hidden],
    });
  });

  it.each([
    [null, null, null],
    [MID, null, MID],
    [null, MID, MID],
    [OLD, MID, MID],
    [NEW, MID, NEW],
  ])('read to %s where %s was the newest before moves the cursor to %s', (last, upTo, cursor) => {
    expect(cursorAfter(last, upTo)).toBe(cursor);
  });

  it('what is held and was not found is deleted, and nothing else', () => {
    expect(deletedSince([OLD, MID], new Set([MID, NEW]))).toEqual([OLD]);
  });
});

describe('how a thread stands', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 9, 5, 8, minutes));
  const OPEN: ThreadStanding = { trouble: null, since: null };

  /** Looks at a thread at these minutes and tells what it stands in after each. */
  function looks(...found: readonly (readonly [number, ThreadFinding])[]): readonly (ThreadTrouble | null)[] {
    let standing = OPEN;
    return found.map(([minutes, finding]) => {
      standing = standingAfter(standing, finding, at(minutes));
      return standing.trouble;
    });
  }

  it('a refusal is told for as long as it lasts', () => {
    expect(looks([0, 'hidden'], [600, 'hidden'], [601, 'answered'])).toEqual(['hidden', 'hidden', null]);
  });

  it.each([
    ['within the hour', [0, 'missing'], [59, 'missing'], 'missing'],
    ['an hour apart', [0, 'missing'], [60, 'missing'], 'gone'],
  ] as const)('missing twice %s', (_, first, second, expected) => {
    expect(looks(first, second)).toEqual(['missing', expected]);
  });

  it('the hour counts from the first look and begins anew after an answer or a refusal', () => {
    expect(looks([0, 'missing'], [30, 'missing'], [61, 'missing'])).toEqual(['missing', 'missing', 'gone']);
    expect(looks([0, 'missing'], [30, 'answered'], [61, 'missing'])).toEqual(['missing', null, 'missing']);
    expect(looks([0, 'missing'], [30, 'hidden'], [61, 'missing'])).toEqual(['missing', 'hidden', 'missing']);
  });

  it('what is gone stays gone until it answers', () => {
    const found = looks([0, 'missing'], [60, 'missing'], [70, 'hidden'], [200, 'missing'], [201, 'answered']);
    expect(found).toEqual(['missing', 'gone', 'gone', 'gone', null]);
  });
});

describe('counting reactions again', () => {
  const shown = [
    { message: MID, emoji: '👍', count: 1, hasSuper: false },
    { message: MID, emoji: '👍🏽', count: 1, hasSuper: true },
    { message: MID, emoji: '📌', count: 0, hasSuper: false },
    { message: NEW, emoji: '📌', count: 2, hasSuper: false },
  ];
  const agree = { message: MID, meaning: 'agree' as const };
  const keep = { message: NEW, meaning: 'keep' as const };

  it('is for numbers that differ, skin tones taken together, and asks nobody where nobody is left', () => {
    expect(planRecount([MID, NEW], shown, [], false, DEFAULT_EMOJI)).toEqual([
      {
        ...agree,
        asks: [
          { emoji: '👍', hasSuper: false },
          { emoji: '👍🏽', hasSuper: true },
        ],
      },
      { ...keep, asks: [{ emoji: '📌', hasSuper: false }] },
    ]);
    const held = [
      { ...agree, count: 2 },
      { ...keep, count: 1 },
      { message: OLD, meaning: 'keep' as const, count: 1 },
    ];
    expect(planRecount([OLD, MID, NEW], shown, held, false, DEFAULT_EMOJI)).toEqual([
      { message: OLD, meaning: 'keep', asks: [] },
      { ...keep, asks: [{ emoji: '📌', hasSuper: false }] },
    ]);
  });

  it('is for all that show, when it is to be thorough', () => {
    const held = [
      { ...agree, count: 2 },
      { ...keep, count: 2 },
    ];
    expect(planRecount([OLD, MID, NEW], shown, held, false, DEFAULT_EMOJI)).toEqual([]);
    expect(planRecount([OLD, MID, NEW], shown, held, true, DEFAULT_EMOJI)).toHaveLength(2);
  });
});

describe('when the sweep comes by', () => {
  const now = new Date('2026-10-05T08:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it.each([
    [true, null, true],
    [true, hoursAgo(0.99), false],
    [true, hoursAgo(1), true],
    [false, null, true],
    [false, hoursAgo(29 * 24), false],
    [false, hoursAgo(30 * 24), true],
  ])('open %s, last there %s: %s', (isOpen, sweptAt, expected) => {
    expect(isSweepDue({ isOpen, sweptAt }, now)).toBe(expected);
  });

  it.each([
    [null, false],
    [hoursAgo(1), false],
    [hoursAgo(9), true],
  ])('last there %s, it counts all reactions: %s', (sweptAt, expected) => {
    expect(isThorough({ isOpen: true, sweptAt }, now)).toBe(expected);
  });

  it('a server that was left is erased after thirty days', () => {
    expect(erasedBefore(now)).toEqual(hoursAgo(30 * 24));
  });
});
