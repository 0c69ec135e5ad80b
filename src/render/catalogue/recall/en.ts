import type { RecallTexts } from './texts.js';

export const en: RecallTexts = {
  description: 'Find what was kept, in all sessions',
  words: 'Words that stand in the kept sentence, all of them',
  ingredient: 'Sentences about this ingredient, under any of its names',
  recipe: 'Sentences about this recipe, under any of its names',
  person: 'Sentences of this person',
  head: (what) => (what === '' ? '**Kept in all sessions**' : `**Kept:** ${what}`),
  page: (number) => `page ${number}`,
  nothing:
    'Nothing you may see fits. Words are found as they are written, so try fewer of them, or a part: *filter* does not find *filtering*.',
  contested: 'somebody objects',
  open: 'still open',
  agree: (people) => (people === 1 ? 'one agrees' : `${people} agree`),
  narrow: 'There is more. Add an ingredient, a recipe, a session or a person.',
  earlier: 'Earlier',
  later: 'More',
  noSuch: (typed, names) => ({
    message: `Nothing is called “${typed}” in any session here.`,
    hint: names === '' ? 'Leave it out: no session has a table.' : `Some that are: ${names}.`,
  }),
};
