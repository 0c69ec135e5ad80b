import type { BringingTexts } from './texts.js';

export const fr: BringingTexts = {
  button: (n) => (n === 1 ? 'Emporter une question ouverte …' : `Emporter ${n} questions ouvertes …`),
  modalTitle: 'Emporter ce qui est resté ouvert',
  which: 'Quelles questions ?',
  hint: (session) => `Restées ouvertes dans « ${session} », elles viennent à la fin de la liste`,
  leftOpenIn: (session) => `restée ouverte : ${session}`,
  brought: (n) =>
    `${n === 1 ? 'Une question est' : `${n} questions sont`} maintenant dans le document. Gardez ce fichier : c’est lui qui sera publié et exporté.`,
  nothingWaits: {
    message: 'Ce document n’attend plus d’être publié.',
    hint: 'Chargez-le de nouveau avec /session load.',
  },
  noList: (lines) => ({
    message: 'Les questions de ce document ne sont dans aucune liste que je puisse compléter.',
    hint: `Mettez-y vous-même ces lignes et chargez-le de nouveau :\n${lines}`,
  }),
};
