import type { MendingTexts } from './texts.js';

const ONLY_THEY = 'Nur diese Person kann das zurücknehmen; was jemand Festhaltendes entfernt hat, auch ein Host.';

export const de: MendingTexts = {
  leftOut: {
    message: 'Diese Worte wurden aus den Notizen gelassen und bleiben draußen.',
    hint: 'Wer sie weggelassen hat, kann das zurücknehmen; antworten kannst du immer.',
  },
  cannotComeBack: (number) => ({
    message: `${number} lässt sich nicht zurückholen: Der Satz steht da, oder die Nachricht wurde gelöscht.`,
    hint: 'Die festgehaltenen Sätze zeigt /claim list.',
  }),
  wholeLeftOut: (number) => ({
    message: `Die ganze Nachricht von ${number} ist weggelassen.`,
    hint: 'Halte sie gedrückt, wähle *Apps*, *Leave out of the notes*, und nimm es dort zurück.',
  }),
  keptAgain: (number) => ({
    message: `Die Worte von ${number} wurden unter einer anderen Nummer neu festgehalten.`,
    hint: 'Du findest sie in /claim list.',
  }),
  notLeftOut: {
    message: 'Diese Nachricht ist nicht weggelassen.',
    hint: 'Sie lässt sich festhalten wie jede andere.',
  },
  somebodyElses: {
    message: 'Diese Nachricht ist von jemand anderem.',
    hint: 'Weglassen kann sie, wer sie schrieb, oder ein Host der Sitzung.',
  },
  byAnother: (number) => ({ message: `${number} hat jemand anders weggelassen.`, hint: ONLY_THEY }),
  messageByAnother: { message: 'Diese Nachricht hat jemand anders weggelassen.', hint: ONLY_THEY },
  neitherYours: (number) => ({
    message: `${number} ist weder dein Satz noch von dir festgehalten.`,
    hint: 'Den neuen Wortlaut nehmen kann, wer ihn schrieb oder festhielt, oder ein Host der Sitzung.',
  }),
  stands: (number) => ({ message: `Die Worte von ${number} stehen noch da.`, hint: 'Es ist nichts zu tun.' }),
  nothingLike: (number) => ({
    message: `Nichts in der Nachricht sagt, was ${number} sagte.`,
    hint: 'Lass den Satz weg, oder halte einen anderen fest: Nachricht gedrückt halten, *Apps*, *Keep a sentence*.',
  }),
  twin: (number, other) => ({
    message: `Die neuen Worte sind schon als ${other} festgehalten.`,
    hint: `Lass ${number} weg.`,
  }),
};
