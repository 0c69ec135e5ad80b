import type { WhichSessionTexts } from './texts.js';

export const es: WhichSessionTexts = {
  option: 'Qué sesión; si no, la de este hilo o la más reciente',
  noSuch: { message: 'Aquí no hay ninguna sesión así.', hint: 'Elige una de la lista mientras escribes.' },
  none: {
    message: 'En este servidor aún no hay ninguna sesión.',
    hint: 'Quien organiza empieza con /session load y el documento de la sesión.',
  },
};
