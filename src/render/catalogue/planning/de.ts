import type { PlanningTexts } from './texts.js';

export const de: PlanningTexts = {
  daily: 'Eine am Tag',
  postAt: 'Später posten …',
  modalTitle: 'Später posten',
  when: 'Wann',
  zoneHint: (zone) => `Etwa 2026-10-05 09:00, in ${zone}`,
  pace: 'Wie',
  paceHint: 'Der Thread der Ergebnisse kommt mit der letzten Frage',
  allAtOnce: 'Alle Fragen auf einmal',
  oneADay: 'Jeden Tag eine Frage',
  planned: (session, when, where, zone) =>
    `„${session}“ wird ${when} in ${where} gepostet (geplant in ${zone}). Gepostet wird, was dann geladen ist.`,
  dailyPlanned: 'Die Fragen kommen eine am Tag, zur selben Stunde.',
  postNow: 'Jetzt posten',
  change: 'Ändern',
  cancel: 'Nicht posten',
  cancelled: (session) => `„${session}“ wird nicht von selbst gepostet. Gepostet ist nichts.`,
  notAMoment: (typed) => ({
    message: `„${typed}“ kann ich nicht als Zeitpunkt lesen.`,
    hint: 'Schreib ihn als 2026-10-05 09:00.',
  }),
  past: { message: 'Dieser Zeitpunkt ist vorbei.', hint: 'Wähl einen späteren, oder drück *Posten*.' },
  posted: {
    message: 'Diese Sitzung ist schon gepostet.',
    hint: 'Lade das geänderte Dokument und drück *Die Änderungen posten*.',
  },
};
