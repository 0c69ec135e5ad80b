import type { ClosingTexts } from './texts.js';

export const fr: ClosingTexts = {
  closeDescription: 'Finir la discussion : les notes sont arrêtées, hormis le tardif',
  reopenDescription: 'Rouvrir une séance close',
  closed: (session) =>
    `« ${session} » est close. Ce qui est gardé désormais figure sous *Depuis* ; les réponses sont encore recueillies, et qui retire ses mots les retire aussi des notes.`,
  reopened: (session) => `« ${session} » est rouverte. Ce qui est venu depuis figure avec le reste.`,
  reopen: 'Rouvrir',
  close: 'Clore',
  notOpen: {
    message: 'Cette séance n’est pas ouverte.',
    hint: 'On ne clôt qu’une séance publiée et non close : voir /session status.',
  },
  notClosed: { message: 'Cette séance n’est pas close.', hint: 'Voyez où elle en est avec /session status.' },
};
