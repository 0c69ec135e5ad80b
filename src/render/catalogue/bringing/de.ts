import type { BringingTexts } from './texts.js';

export const de: BringingTexts = {
  button: (n) => (n === 1 ? 'Eine offene Frage mitnehmen …' : `${n} offene Fragen mitnehmen …`),
  modalTitle: 'Mitnehmen, was offen blieb',
  which: 'Welche Fragen?',
  hint: (session) => `Sie blieben in „${session}“ offen und kommen ans Ende der Liste`,
  leftOpenIn: (session) => `offen geblieben: ${session}`,
  brought: (n) =>
    `${n === 1 ? 'Eine Frage steht' : `${n} Fragen stehen`} jetzt im Dokument. Heb diese Datei auf: sie wird gepostet und exportiert.`,
  nothingWaits: {
    message: 'Dieses Dokument wartet nicht mehr darauf, gepostet zu werden.',
    hint: 'Lade es mit /session load noch einmal.',
  },
  noList: (lines) => ({
    message: 'Die Fragen dieses Dokuments stehen in keiner Liste, an die ich etwas anfügen könnte.',
    hint: `Setz diese Zeilen selbst hinein und lade es noch einmal:\n${lines}`,
  }),
};
