import type { TableTexts } from './texts.js';

export const de: TableTexts = {
  matrixDescription: 'Die Tabelle nach den Nummern dessen, was zu jeder Zelle festgehalten ist',
  gapsDescription: 'Was einer Sitzung fehlt und wo man es beantworten würde',
  matrix: (session) => `**${session}, nach Nummern**`,
  noTable: 'Diese Sitzung hat keine Tabelle.',
  legend: '≠ jemand widerspricht · – nichts festgehalten',
  whole: 'alles davon',
  gaps: (session) => `**Was in ${session} fehlt**`,
  noGaps: 'Es fehlt nichts: jede Frage hat eine Antwort, jede Zelle einen Satz.',
  silent: '**Noch keine Antwort**',
  open: '**Gefragt und nicht beantwortet**',
  empty: '**Kein Satz zu**',
  unrested: '**Ergebnisse, die auf nichts beruhen**',
  unrestedNames: '**Ergebnisse, die mehr sagen als das, worauf sie beruhen**',
  unconfirmed: '**Zuordnungen zu bestätigen**, in /session wrap oder /claim change',
  notes: '**Notizen, die auf die Person warten, die sprach**',
  unseen: '**Zitate der Person, die antwortet, von ihr noch nicht angesehen**, in ihrem /me',
  names: (takeaway, row) => `${takeaway} nennt ${row}, und kein Satz, auf dem es beruht, handelt davon`,
  more: (n) => `-# und ${n} weitere`,
};
