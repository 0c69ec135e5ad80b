import type { WhichSessionTexts } from './texts.js';

export const de: WhichSessionTexts = {
  option: 'Welche Sitzung; sonst die dieses Threads oder die neueste',
  noSuch: { message: 'Diese Sitzung gibt es hier nicht.', hint: 'Wähl beim Tippen eine aus der Liste.' },
  none: {
    message: 'Auf diesem Server gibt es noch keine Sitzung.',
    hint: 'Gastgeber beginnen mit /session load und dem Dokument der Sitzung.',
  },
};
