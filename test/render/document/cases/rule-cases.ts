import type { Spec } from '../../../support/session-spec.js';

/** Nothing kept, still open: no section says anything. */
export const nothing: Spec = {
  questions: ['One?'],
  said: { a: { by: 'Ada', to: 1, text: 'Words that nobody kept.' } },
};

/** Nothing kept and closed: how much was said is told, and where nothing was. */
export const closedWithout: Spec = { ...nothing, closed: '9', questions: ['One?', 'Two?'] };

/** One kept sentence in an open session: the other question waits. */
export const waiting: Spec = { ...nothing, questions: ['One?', 'Two?'], kept: { '1.1': { from: 'a' } } };

/** What its authors took back is gone: by deleting, by editing the words away, by saying them twice. */
export const withdrawn: Spec = {
  questions: ['What was taken back?'],
  said: {
    stays: { by: 'Ada', to: 1, text: 'This one stays.' },
    edited: { by: 'Ben', to: 1, text: 'I had written something else.', editedAt: '8' },
    twice: { by: 'Cleo', to: 1, text: 'Salt. Salt.' },
    whole: { by: 'Dan', to: 1, text: 'Two sentences. Nobody chose one.' },
    mine: { by: 'Ada', to: 'takeaways', text: 'Salt matters more than water. [1.1]', editedAt: '9' },
    changed: { by: 'Ben', to: 'takeaways', text: 'Never mind.', editedAt: '9' },
  },
  kept: {
    '1.1': { from: 'stays', rows: ['Salt'] },
    '1.2': { from: 'deleted', quote: 'Deleted words.', relation: 'objects 1.1' },
    '1.3': { from: 'edited', quote: 'I wrote this first.', relation: 'objects 1.1' },
    '1.4': { from: 'twice', quote: 'Salt.' },
    '1.5': { from: 'whole', quote: '' },
  },
  takeaways: [
    { by: 'Ada', sentence: 'Salt matters more than water.', claims: ['1.1', '1.2'], source: 'mine' },
    { by: 'Cleo', sentence: 'Nothing is left of what this rested on.', claims: ['1.3'] },
    { by: 'Ben', sentence: 'The words of this one were edited away.', claims: ['1.1'], source: 'changed' },
    { by: 'Ben', sentence: 'This one was withdrawn.', state: 'withdrawn' },
  ],
};

/** Names as people chose them, in leads, mentions and other people's words. */
export const people: Spec = {
  presenter: 'Marta Weiss',
  speaker: 'Marta',
  people: {
    Marta: 'none',
    'Ilse Maria Kramer': 'initials',
    Sam: 'unset',
    Zoe: 'absent',
    'Teo *the* [baker](https://example.org)': 'name',
    田中: 'unset',
  },
  questions: ['Who says so?'],
  said: {
    speaker: { by: 'Marta', to: 1, text: 'I would not say that.' },
    ilse: { by: 'Ilse Maria Kramer', to: 1, text: 'Sam is right, and @sam knows it, and so does Samuel.' },
    zoe: { by: 'Zoe', to: 1, text: 'Nothing of me may be seen.' },
    sam: { by: 'Sam', to: 1, text: 'Zoe said so before <@501>, and 田中さんも. See https://example.org/Sam/bread.' },
    teo: { by: 'Teo *the* [baker](https://example.org)', to: 1, text: 'Marta, will you answer?' },
    tanaka: { by: '田中', to: 1, text: 'Ilse agrees.' },
    // Who answers what was put to the speaker is the speaker, so that it is the answer may not be told.
    put: { by: 'Ilse Maria Kramer', to: 1, text: 'And you, Marta?' },
    answer: { by: 'Marta', to: 1, text: 'I do.', replyTo: 'put' },
  },
  kept: {
    '1.1': { from: 'speaker' },
    '1.2': { from: 'ilse' },
    '1.3': { from: 'zoe', relation: 'objects 1.2' },
    '1.4': { from: 'sam' },
    '1.5': { from: 'teo' },
    '1.6': { from: 'tanaka', relation: 'agrees 1.2' },
    '1.7': { from: 'put' },
    '1.8': { from: 'answer' },
  },
  thumbs: { ilse: ['Zoe', 'Sam'] },
  takeaways: [
    {
      by: 'Sam',
      sentence: 'Sam and Zoe bake.',
      claims: ['1.2', '1.3'],
      votes: ['Zoe', '-Zoe: Never.', '-Sam: I do not.'],
    },
    { by: 'Zoe', sentence: 'This is hers.', votes: ['Sam'] },
  ],
};

/** After closing nothing changes but what comes under its own head, and what is withdrawn. */
export const frozen: Spec = {
  speaker: 'Marta',
  closed: '9 20:00',
  rows: ['Crust'],
  columns: ['Tin'],
  questions: ['What stays as it was?', 'And what was never talked about?'],
  said: {
    a: { by: 'Ada', to: 1, text: 'The tin wins.' },
    ask: { by: 'Ben', to: 1, text: 'Marta, is that so?' },
    answer: { by: 'Marta', to: 1, text: 'It is.', at: '11', replyTo: 'ask' },
    against: { by: 'Cleo', to: 1, text: 'It lost with me.', at: '12' },
    old: { by: 'Dan', to: 1, text: 'I had said so at once.' },
    new: { by: 'Dan', to: 2, text: 'Now I have tried it.', at: '13' },
  },
  kept: {
    '1.1': { from: 'a', rows: ['Crust'], columns: ['Tin'] },
    '1.2': { from: 'ask' },
    '1.3': { from: 'against', at: '12 13:00', relation: 'objects 1.1', rows: ['Crust'], columns: ['Tin'] },
    '1.4': { from: 'old', at: '14' },
    '1.5': { from: 'answer', at: '12 12:00' },
    '2.1': { from: 'new', at: '13 13:00' },
  },
  takeaways: [
    { by: 'Ada', sentence: 'Tins are fine.', claims: ['1.1'], votes: ['Ben', 'Cleo'] },
    { by: 'Ben', sentence: 'Voted on too late.', claims: ['1.1'], votes: ['Ada', 'Cleo', 'Dan'], voteAt: '10' },
    {
      by: 'Cleo',
      sentence: 'Accepted later.',
      claims: ['1.3'],
      votes: ['Dan', 'Ada', 'Ben'],
      voteAt: '12',
      decidedAt: '13',
    },
  ],
};

/** Tags: whole rows and columns in the margin, products, only suggested ones, and what the table no longer has. */
export const cells: Spec = {
  rows: ['Crust | top', 'Mould', 'Cost'],
  columns: ['Tin', 'Bag'],
  questions: ['Where in the table?'],
  said: Object.fromEntries(
    ['row', 'column', 'product', 'suggested', 'gone'].map((key) => [
      key,
      { by: 'Ada', to: 1, text: `Of ${key}.` } as const,
    ]),
  ),
  kept: {
    '1.1': { from: 'row', rows: ['Mould'] },
    '1.2': { from: 'column', columns: ['Bag'] },
    '1.3': { from: 'product', rows: ['Crust | top', 'Cost'], columns: ['Bag', 'Tin'] },
    '1.4': { from: 'suggested', rows: ['Mould'], columns: ['Tin'], confirmed: false },
    '1.5': { from: 'gone', rows: ['Smell'], columns: ['Tin'] },
  },
};

/** A question that was taken out of the document keeps its kept sentences, after all others. */
export const removed: Spec = {
  questions: [
    { headline: 'Which was removed?', removed: true },
    'Which is left?',
    { headline: 'And unsaid?', removed: true },
  ],
  said: { a: { by: 'Ada', to: 1, text: 'I had answered it.' }, b: { by: 'Ben', to: 2, text: 'This one.' } },
  kept: { '1.1': { from: 'a' }, '2.1': { from: 'b' } },
};

/** What authors put right stands under their quotes: in lines, lists, answers, below blocks, and in hostile words. */
export const corrected: Spec = {
  speaker: 'Marta',
  people: { Marta: 'name', Ilse: 'name', Sam: 'unset', Noor: 'name' },
  questions: ['What was put right?'],
  said: {
    marta: { by: 'Marta', to: 1, text: 'The trial rebaked both.' },
    again: { by: 'Marta', to: 1, text: 'Both were cold.' },
    ilse: { by: 'Ilse', to: 1, text: 'Four people tasted it.' },
    sam: { by: 'Sam', to: 1, text: 'It was five.' },
    code: { by: 'Noor', to: 1, text: '```\nsalt = 2\n```' },
    fine: { by: 'Noor', to: 1, text: 'I stand by this.' },
  },
  kept: {
    '1.1': { from: 'marta', corrected: 'It rebaked the bag’s loaf only.' },
    '1.2': { from: 'again' },
    '1.3': { from: 'ilse', corrected: 'Three, says Sam <@502>: # not ``` four <b>' },
    '1.4': { from: 'sam', relation: 'objects 1.3', corrected: 'Five, *with me*.' },
    '1.5': { from: 'code', corrected: 'salt is 3' },
    '1.6': { from: 'fine', corrected: '' },
  },
};

/** Notes of what was said: as noted until the person who spoke confirms them, also where the words need a block. */
export const noted: Spec = {
  speaker: 'Marta',
  people: { Marta: 'name', Ilse: 'name', Sam: 'unset', Noor: 'name' },
  questions: ['What was said at the meeting?'],
  said: {
    marta: { by: 'Marta', to: 1, text: 'Judge each loaf as it reaches the table.', notedBy: 'Ilse', confirmed: '10' },
    again: { by: 'Marta', to: 1, text: 'Sam may ask the bakers.', notedBy: 'Sam' },
    noor: { by: 'Noor', to: 1, text: 'Three things:\n- salt\n- heat\n\n# and time', notedBy: 'Ilse' },
    sam: { by: 'Sam', to: 1, text: 'It is two.', notedBy: 'Ilse' },
    ask: { by: 'Noor', to: 1, text: 'Marta, which bakers?', notedBy: 'Sam' },
  },
  kept: {
    '1.1': { from: 'marta' },
    '1.2': { from: 'again' },
    '1.3': { from: 'noor' },
    '1.4': { from: 'sam', relation: 'objects 1.3' },
    '1.5': { from: 'ask' },
  },
};
