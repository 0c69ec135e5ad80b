import type { ThreadTexts } from './texts.js';

export const fr: ThreadTexts = {
  withPresenter: (name) => `avec ${name}`,
  table: (rows, columns) =>
    `${rows === 1 ? '1 ligne' : `${rows} lignes`} sur ${columns === 1 ? '1 colonne' : `${columns} colonnes`}`,
  questions: (n) => (n === 1 ? 'Une question, dans son propre fil :' : `${n} questions, chacune dans son propre fil :`),
  moreQuestions: (n) => `… et ${n} de plus, dans la liste des fils du salon`,
  atTheEnd: (takeaways) => `À la fin : ${takeaways}`,
  emoji: (keep, agree) =>
    `${keep} garde une phrase pour les notes, ${agree} est d’accord avec elle. Il n’en faut pas plus.`,
  tableAsText: 'Le tableau en texte',
  howWords: 'Ce que deviennent mes mots',
  keptHere:
    'Les réponses d’ici sont gardées pour les notes. *Mon nom* dit comment les notes hors de ce serveur peuvent vous appeler.',
  nameMe: 'Mon nom',
  propose: 'Proposer une conclusion',
  takeawaysHow:
    'Écrivez ici, en une ou deux phrases, ce que le groupe devrait retenir de cette séance.\nMettez entre crochets les phrases gardées sur lesquelles elle s’appuie, comme [2.1]. Puis appui long sur votre message, *Apps*, *Propose as takeaway*, ou appuyez sur le bouton.',
};
