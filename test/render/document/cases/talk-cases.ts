import type { Spec } from '../../../support/session-spec.js';

/** How claims relate: agreeing, a chain, a circle, one's own objection, another question, and what stands elsewhere. */
export const relations: Spec = {
  questions: ['How do they stand to each other?', 'And across questions?'],
  said: {
    a: { by: 'Ada', to: 1, text: 'Whole grain keeps longer.' },
    b: { by: 'Ben', to: 1, text: 'It does with us.' },
    c: { by: 'Cleo', to: 1, text: 'Only as long as it is not cut.' },
    d: { by: 'Dan', to: 1, text: 'Cut or not, mine dries.' },
    e: { by: 'Eve', to: 1, text: 'Butter belongs on it.' },
    f: { by: 'Finn', to: 1, text: 'Butter ruins it.' },
    g: { by: 'Ada', to: 1, text: 'I take the grain back.' },
    h: { by: 'Ben', to: 2, text: 'The first question has it wrong.' },
    k: { by: 'Ben', to: 2, text: 'Both times.' },
    i: { by: 'Gus', to: 1, text: 'I have never baked.' },
    j: { by: 'Gus', to: 1, text: 'Well, once.' },
  },
  kept: {
    '1.1': { from: 'a' },
    '1.2': { from: 'b', relation: 'agrees 1.1' },
    '1.3': { from: 'c', relation: 'narrows 1.1' },
    '1.4': { from: 'd', relation: 'objects 1.3' },
    '1.5': { from: 'e', relation: 'objects 1.6' },
    '1.6': { from: 'f', relation: 'objects 1.5' },
    '1.7': { from: 'g', relation: 'objects 1.1' },
    '1.8': { from: 'i' },
    '1.9': { from: 'j', relation: 'narrows 1.8' },
    '2.1': { from: 'h', relation: 'objects 1.1' },
    '2.2': { from: 'k', relation: 'agrees 2.1' },
  },
};

/** Questions that people kept: to the speaker by name, by mention or by replying, to all; answered and not. */
export const openQuestions: Spec = {
  presenter: 'Marta Weiss',
  speaker: 'Marta',
  questions: ['What is not clear yet?'],
  said: {
    talk: { by: 'Marta', to: 1, text: 'We stored the loaves at eighteen degrees.' },
    named: { by: 'Ada', to: 1, text: 'Which flour was it, Marta?' },
    replied: { by: 'Ben', to: 1, text: 'In the dark？', replyTo: 'talk' },
    toAll: { by: 'Cleo', to: 1, text: 'Who has a cellar (a cool one?)' },
    toAllAnswered: { by: 'Dan', to: 1, text: 'Who has a tin?' },
    mine: { by: 'Eve', to: 1, text: 'I have one.', replyTo: 'toAllAnswered' },
    answered: { by: 'Ben', to: 1, text: 'Marta, how many loaves were there?' },
    answer: { by: 'Marta', to: 1, text: 'Forty, ten for each way.', replyTo: 'answered' },
    unkept: { by: 'Ada', to: 1, text: 'Marta, was there a second trial?' },
    unkeptAnswer: { by: 'Marta', to: 1, text: 'No.', replyTo: 'unkept' },
    bystander: { by: 'Dan', to: 1, text: 'Marta, may we see the data?' },
    bystanderReply: { by: 'Eve', to: 1, text: 'I would like that too.', replyTo: 'bystander' },
    speakers: { by: 'Marta', to: 1, text: 'Would you have frozen them?' },
  },
  kept: {
    '1.1': { from: 'talk' },
    '1.2': { from: 'named' },
    '1.3': { from: 'replied' },
    '1.4': { from: 'toAll' },
    '1.5': { from: 'toAllAnswered' },
    '1.6': { from: 'answered' },
    '1.7': { from: 'answer' },
    '1.8': { from: 'unkept' },
    '1.9': { from: 'bystander' },
    '1.10': { from: 'speakers' },
  },
  thumbs: { toAll: ['Ada', 'Ben', 'Dan', 'Eve'] },
};

/** More than seven claims: each kind keeps a place outside the fold. */
export const folded: Spec = {
  speaker: 'Marta',
  closed: '9 20:00',
  questions: ['Who has more to say?'],
  said: {
    ...Object.fromEntries(
      ['one', 'two', 'three'].map((n) => [
        `marta-${n}`,
        { by: 'Marta', to: 1, text: `The speaker says ${n}.` } as const,
      ]),
    ),
    ...Object.fromEntries(
      ['one', 'two', 'three', 'four'].map((n) => [`kept-${n}`, { by: 'Ben', to: 1, text: `Ben says ${n}.` } as const]),
    ),
    agreed: { by: 'Ada', to: 1, text: 'All of us would do this.' },
    disputed: { by: 'Cleo', to: 1, text: 'None of us would do that.' },
    against: { by: 'Dan', to: 1, text: 'I would.' },
    narrower: { by: 'Eve', to: 1, text: 'Not on Sundays.' },
    ask: { by: 'Dan', to: 1, text: 'Would anybody else?' },
    late: { by: 'Eve', to: 1, text: 'I have done it since.', at: '12' },
    later: { by: 'Eve', to: 1, text: 'And again.', at: '13' },
  },
  kept: {
    '1.1': { from: 'marta-one' },
    '1.2': { from: 'marta-two' },
    '1.3': { from: 'marta-three' },
    '1.4': { from: 'kept-one' },
    '1.5': { from: 'kept-two' },
    '1.6': { from: 'kept-three' },
    '1.7': { from: 'kept-four' },
    '1.8': { from: 'agreed' },
    '1.9': { from: 'disputed' },
    '1.10': { from: 'against', relation: 'objects 1.9' },
    '1.11': { from: 'narrower', relation: 'narrows 1.9' },
    '1.12': { from: 'ask' },
    '1.13': { from: 'late', at: '12 12:30' },
    '1.14': { from: 'later', at: '13 12:30' },
  },
  thumbs: { agreed: ['Ben', 'Cleo', 'Dan'] },
};

/** Long words, code and several lines stand as blocks, within lists and among paragraphs. */
export const blocks: Spec = {
  speaker: 'Marta',
  questions: ['What does not fit into a line?'],
  said: {
    code: { by: 'Marta', to: 1, text: '```py\nfor loaf in loaves:\n    bake(loaf)\n```' },
    after: { by: 'Marta', to: 1, text: 'That is all of it, with `bake(loaf)` at the end.' },
    long: { by: 'Ada', to: 1, text: 'The crust holds. '.repeat(30).trim() },
    lines: { by: 'Ben', to: 1, text: 'First:\n- flour\n- water\n\nThen wait.' },
    short: { by: 'Cleo', to: 1, text: 'Nothing more.' },
  },
  kept: {
    '1.1': { from: 'code' },
    '1.2': { from: 'after' },
    '1.3': { from: 'long' },
    '1.4': { from: 'lines', relation: 'objects 1.3' },
    '1.5': { from: 'short' },
  },
  takeaways: [
    {
      by: 'Ada',
      sentence: `A loaf is more than flour. ${'It wants time. '.repeat(30)}`,
      claims: ['1.3'],
      votes: ['Ben', '-Cleo: Not so:\n- it wants heat\n- and salt', '-Marta: No.'],
    },
    { by: 'Ben', sentence: 'Use `bake(loaf)` *gently*, 2 * 2 times.', claims: ['1.1'] },
  ],
};

/** A speaker who says much, and is objected to where the objection has a place of its own; what stands outside then. */
export const muchSaid: Spec = {
  speaker: 'Marta',
  questions: ['What does the speaker think of it?'],
  said: {
    ...Object.fromEntries(
      Array.from(
        { length: 8 },
        (_, n) => [`m${n}`, { by: 'Marta', to: 1, text: `「Nine」 is “${n}” of it.` }] as const,
      ),
    ),
    objection: { by: 'Odile', to: 1, text: 'What nobody asks is never answered.' },
    shared: { by: 'Ravi', to: 1, text: 'Salt matters most.' },
    most: { by: 'Teo', to: 1, text: 'Water matters more than salt.' },
    dispute: { by: 'Ilse', to: 1, text: 'Time does it all.' },
    against: { by: 'Noor', to: 1, text: 'Not without heat.' },
    open: { by: 'Ilse', to: 1, text: 'How hot?' },
    ask: { by: 'Teo', to: 1, text: 'Who salts first?' },
    answer: { by: 'Noor', to: 1, text: 'I do.', replyTo: 'ask' },
  },
  kept: {
    ...Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`1.${n + 1}`, { from: `m${n}` }] as const)),
    '1.9': { from: 'objection', relation: 'objects 1.1' },
    '1.10': { from: 'shared' },
    '1.11': { from: 'most' },
    '1.12': { from: 'dispute' },
    '1.13': { from: 'against', relation: 'objects 1.12' },
    '1.14': { from: 'open' },
    '1.15': { from: 'ask' },
    '1.16': { from: 'answer' },
  },
  thumbs: {
    objection: ['Ilse', 'Noor', 'Teo'],
    shared: ['Ilse', 'Noor', 'Teo'],
    most: ['Ilse', 'Noor', 'Ravi', 'Marta'],
    m0: ['Ilse'],
  },
};
