import type { ExportingTexts } from './texts.js';

export const de: ExportingTexts = {
  description: 'Das Sitzungsdokument mit seinen zwei gefüllten Abschnitten',
  now: (session) => `„${session}“, wie es jetzt steht.`,
  sections: { discussion: 'Diskussion', takeaways: 'Was wir mitnehmen' },
  changed: (where) =>
    `Jemand hat meinen Text unter ${where} geändert; das hier ist das Dokument, wie es geladen wurde. Welcher Text soll bleiben?`,
  place: (section, line) => `*${section}* (Zeile ${line})`,
  theirs: 'Der im Dokument',
  ours: 'Mein neuester',
  keptTheirs: 'Euer Text bleibt, und ich rühre ihn nicht mehr an. Lade diese Datei noch einmal, damit es dabei bleibt.',
  tookOurs: 'Mein Text steht jetzt so da. Lade diese Datei noch einmal, damit es dabei bleibt.',
};
