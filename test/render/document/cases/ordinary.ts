import type { Spec } from '../../../support/session-spec.js';

/** A week's talk of the ordinary kind: everything that a section can hold occurs once. */
export const ordinary: Spec = {
  presenter: 'Marta',
  speaker: 'Marta',
  closed: '9 20:00',
  rows: ['Crust', 'Mould', 'Cost'],
  columns: ['Linen bag', 'Freezer', 'Sealed tin'],
  people: { Marta: 'name', Ilse: 'name', Sam: 'unset', Teo: 'name', Noor: 'name', Pia: 'none' },
  questions: ['Is the freezer cheating?', 'Does the crust matter to anyone but bakers?', 'Why did two tins go mouldy?'],
  said: {
    marta: { by: 'Marta', to: 1, text: 'The bag keeps bread, the freezer keeps a moment.' },
    ilse: { by: 'Ilse', to: 1, text: 'Ten minutes in a hot oven and nobody could tell. I tried it on four people.' },
    sam: { by: 'Sam', to: 1, text: '> Ten minutes\nYou compare a baked loaf with a *re*baked one.', replyTo: 'ilse' },
    noor: { by: 'Noor', to: 1, text: 'Three cents is the power for the loaf.', at: '7' },
    teo: {
      by: 'Teo',
      to: 1,
      text: 'Whoever bought one for the bread has to count the freezer.',
      at: '8',
      replyTo: 'noor',
    },
    ask: { by: 'Teo', to: 1, text: 'Marta, was the bag loaf rebaked as well?', at: '9 9:00' },
    extra: { by: 'Ilse', to: 1, text: 'In my kitchen the tin smells of bread for a week.', at: '9 10:00' },
    crust: { by: 'Ilse', to: 2, text: 'My children pick the loaf by the sound of its crust.', at: '7' },
    market: { by: 'Noor', to: 2, text: 'I asked at the market: nine of ten pressed the loaf first.', at: '14' },
  },
  kept: {
    '1.1': { from: 'marta' },
    '1.2': {
      from: 'ilse',
      quote: 'Ten minutes in a hot oven and nobody could tell.',
      rows: ['Crust'],
      columns: ['Freezer'],
    },
    '1.3': {
      from: 'sam',
      quote: 'You compare a baked loaf with a *re*baked one.',
      rows: ['Crust'],
      columns: ['Freezer'],
      relation: 'objects 1.2',
    },
    '1.4': { from: 'noor', rows: ['Cost'], columns: ['Freezer'] },
    '1.5': { from: 'teo', rows: ['Cost'], columns: ['Freezer'], relation: 'narrows 1.4' },
    '1.6': { from: 'ask', at: '9 12:00' },
    '1.7': { from: 'extra', at: '9 12:00' },
    '2.1': { from: 'crust', rows: ['Crust'], columns: ['Linen bag'] },
    '2.2': { from: 'market', at: '14 13:00' },
  },
  thumbs: {
    ilse: ['Teo', 'Noor', 'Pia', 'Marta', 'Ilse'],
    sam: ['Noor', 'Pia'],
    noor: ['Ilse', 'Sam'],
    teo: ['Ilse', 'Sam', 'Marta'],
    crust: ['Marta'],
  },
  takeaways: [
    {
      by: 'Teo',
      sentence: 'A trial must say what was done before tasting.',
      claims: ['1.3'],
      votes: ['Ilse', 'Sam', 'Marta', '-Noor: Rebaking is how people eat it.'],
    },
    {
      by: 'Ilse',
      sentence: 'No method wins on crust and cost at once; serving decides.',
      claims: ['1.2', '1.4', '1.5'],
      votes: ['Teo', 'Noor', 'Sam', 'Pia', 'Marta'],
    },
    { by: 'Pia', sentence: 'Tins are bad.', state: 'proposed', votes: ['Teo'] },
  ],
};
