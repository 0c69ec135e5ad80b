import type { RecallTexts } from './texts.js';

export const fr: RecallTexts = {
  description: 'Retrouve ce qui a été gardé, dans toutes les séances',
  words: 'Mots qui se trouvent tous dans la phrase gardée',
  ingredient: 'Phrases sur cet ingrédient, sous n’importe lequel de ses noms',
  recipe: 'Phrases sur cette recette, sous n’importe lequel de ses noms',
  person: 'Phrases de cette personne',
  head: (what) => (what === '' ? '**Gardé dans toutes les séances**' : `**Gardé :** ${what}`),
  page: (number) => `page ${number}`,
  nothing:
    'Rien de ce que vous pouvez voir ne convient. Les mots sont cherchés tels qu’ils sont écrits : essayez-en moins, ou une autre forme.',
  contested: 'quelqu’un conteste',
  open: 'sans réponse',
  agree: (people) => (people === 1 ? 'une personne d’accord' : `${people} d’accord`),
  narrow: 'Il y en a d’autres. Ajoutez un ingrédient, une recette, une séance ou une personne.',
  earlier: 'Retour',
  later: 'Suite',
  noSuch: (typed, names) => ({
    message: `Rien ne s’appelle « ${typed} » dans les séances d’ici.`,
    hint: names.length === 0 ? 'Laissez-le de côté : aucune séance n’a de tableau.' : `Il y a par exemple : ${names}.`,
  }),
};
