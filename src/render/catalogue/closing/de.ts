import type { ClosingTexts } from './texts.js';

export const de: ClosingTexts = {
  closeDescription: 'Das Gespräch beenden: die Notizen stehen fest, bis auf Späteres',
  reopenDescription: 'Eine geschlossene Sitzung wieder öffnen',
  closed: (session) =>
    `„${session}“ ist geschlossen. Was ab jetzt festgehalten wird, steht unter *Seither*; Antworten werden weiter gesammelt, und wer Worte zurücknimmt, nimmt sie auch aus den Notizen.`,
  reopened: (session) => `„${session}“ ist wieder offen. Was seither kam, steht nun beim Übrigen.`,
  reopen: 'Wieder öffnen',
  close: 'Schließen',
  notOpen: {
    message: 'Diese Sitzung ist nicht offen.',
    hint: 'Schließen lässt sich nur, was gepostet und nicht geschlossen ist: siehe /session status.',
  },
  notClosed: { message: 'Diese Sitzung ist nicht geschlossen.', hint: 'Wie weit sie ist, zeigt /session status.' },
};
