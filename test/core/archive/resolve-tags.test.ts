import { describe, expect, it } from 'vitest';
import { resolveTags, unknownNumbers } from '../../../src/core/archive/resolve-tags.js';
import { readTags } from '../../../src/ops/read-tags.js';
import { ANN, BEN, CLEO, messageId, SERVER } from './an-export.js';

const ROW = { id: 'crust', name: 'Crust', aliases: ['the outside'] };
const COLUMN = { id: 'freezer', name: '**Freezer**', aliases: [] };
const TEXT = `As <@${BEN}> said: cold keeps. Cold keeps it. Cold keeps it.`;

function resolve(source: string) {
  return resolveTags(readTags(source, 'tags.yaml'), {
    server: SERVER,
    replies: new Map([
      [messageId(1), { question: 1, author: ANN, text: TEXT }],
      [messageId(2), { question: null, author: ANN, text: 'A takeaway.' }],
    ]),
    deleted: new Set([messageId(3)]),
    people: new Map([
      [ANN, ['Ann', 'Annie']],
      [BEN, ['Ben']],
      [CLEO, ['Sam']],
      ['1400000000000000004', ['Sam']],
    ]),
    ingredients: [ROW],
    recipes: [COLUMN],
  });
}

function claim(parts: string, message = messageId(1)): string {
  return `claims:\n  - { message: "${message}", ${parts} }`;
}

describe('what tags speak of', () => {
  it('is found by names, aliases, links and labels', () => {
    const link = `https://discord.com/channels/${SERVER}/1/${messageId(1)}`;
    const { resolved, problems } = resolve(
      `${claim('quote: "As @Ben said: cold keeps.", rows: [THE OUTSIDE], columns: freezer, label: cold', link)}\n` +
        `  - { message: "${messageId(1)}", quote: "Cold keeps it. Cold", keeper: annie, relation: { narrows: cold } }\n` +
        'takeaways: [{ sentence: "Freeze [1.7].", claims: [cold], agree: [Ann] }]',
    );
    expect(problems).toEqual([]);
    const [cold, second] = resolved.claims;
    expect(TEXT.slice(cold?.start, cold?.end)).toBe(`As <@${BEN}> said: cold keeps.`);
    expect(cold).toMatchObject({ rows: ['crust'], columns: ['freezer'] });
    expect(second).toMatchObject({ keeper: ANN, relation: { kind: 'narrows', to: { own: 0 } } });
    expect(resolved.takeaways).toMatchObject([{ claims: [{ own: 0 }], agree: [{ user: ANN }] }]);
    expect(unknownNumbers(resolved, new Set(['1.6']))).toEqual(['line 4: no sentence is kept as 1.7.']);
    expect(unknownNumbers(resolved, new Set(['1.7']))).toEqual([]);
  });

  it.each([
    [claim('quote: Cold keeps it.'), /line 2: these words stand more than once/],
    [claim('quote: Warm keeps.'), /line 2: these words do not stand in message/],
    [claim('quote: A takeaway.', messageId(2)), /no reply to a question has the id/],
    [claim('quote: A.', messageId(9)), /no reply to a question has the id/],
    [claim('quote: A.', 'over there'), /neither a message’s id nor a link/],
    [claim('quote: A.', 'https://discord.com/channels/1/2/3'), /of another server/],
    [claim('quote: cold keeps., rows: [Crumb]'), /the table has no row “Crumb”; there are Crust/],
    [claim('quote: cold keeps., columns: [Tin]'), /the table has no column “Tin”/],
    [claim('quote: cold keeps., relation: { agrees: nowhere }'), /no claim of this file has the label “nowhere”/],
    [claim('quote: cold keeps., label: "1.2"'), /looks like a claim’s number/],
    ['speaker: Nobody', /line 1: nobody here is called “Nobody”/],
    ['speaker: Sam', /line 1: 2 people are .*write an id/],
  ])('%s', (source, problem) => {
    expect(resolve(source).problems.join('\n')).toMatch(problem);
  });

  it('tells problems in the order of their lines, and a deleted message without one', () => {
    const { problems, notes, resolved } = resolve(
      `takeaways:\n  - { sentence: a, claims: [b] }\nspeaker: Nobody\n${claim('quote: x', messageId(3))}`,
    );
    expect(problems.map((problem) => problem.slice(0, 6))).toEqual(['line 2', 'line 3']);
    expect(notes.join()).toMatch(/line 5 was deleted/);
    expect(resolved.claims).toEqual([null]);
  });
});
