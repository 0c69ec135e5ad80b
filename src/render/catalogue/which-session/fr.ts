import type { WhichSessionTexts } from './texts.js';

export const fr: WhichSessionTexts = {
  option: 'Quelle séance ; sinon celle de ce fil, ou la plus récente',
  noSuch: { message: 'Il n’y a pas de telle séance ici.', hint: 'Choisissez-en une dans la liste en tapant.' },
  none: {
    message: 'Il n’y a pas encore de séance sur ce serveur.',
    hint: 'Un hôte commence par /session load avec le document de la séance.',
  },
};
