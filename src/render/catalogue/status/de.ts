import type { StatusTexts } from './texts.js';

export const de: StatusTexts = {
  description: 'Wie weit die Sitzung ist und was als Nächstes kommt',
  states: { loaded: 'geladen', posted: 'gepostet', closed: 'geschlossen' },
  messages: (n, people) =>
    `${n === 1 ? 'eine Nachricht' : `${n} Nachrichten`} von ${people === 1 ? 'einer Person' : `${people} Personen`}`,
  kept: (n, unconfirmed) =>
    `${n === 1 ? 'ein Satz' : `${n} Sätze`} festgehalten, davon ${unconfirmed} ohne bestätigte Zuordnung`,
  takeaways: (n, accepted) => `${n === 1 ? 'ein Ergebnis' : `${n} Ergebnisse`} vorgeschlagen, ${accepted} angenommen`,
  named: (n) => `${n === 1 ? 'eine Person hat' : `${n} Personen haben`} gewählt, wie Dateien sie nennen`,
  noReply: (questions) => `noch keine Antwort: Frage ${questions}`,
  opened: (open, of) => `${open} von ${of} Fragen sind offen; jeden Tag eine mehr`,
  lost: (n) =>
    `${n === 1 ? 'ein festgehaltener Satz hat seine' : `${n} festgehaltene Sätze haben ihre`} Worte verloren und fehlt in den Notizen: /claim list`,
  next: (step) => `Als Nächstes: ${step}`,
  steps: {
    post: 'sieh dir mit /session post die Vorschau an und drück *Posten*.',
    speaker: 'sag mit /session speaker, wer vorträgt.',
    keep: (emoji) => `halte den ersten Satz fest: ${emoji} an einer Antwort.`,
    propose: 'schlag im letzten Thread vor, was ihr mitnehmt.',
    wrap: 'geh mit /session wrap durch, was wartet.',
    publish: 'veröffentliche die Notizen mit /session wrap.',
    close: 'schließ die Sitzung mit /session wrap, wenn das Gespräch vorbei ist.',
    done: 'nichts. Späte Antworten werden weiter gesammelt; /session export gibt das Dokument.',
  },
  overview: 'Die Übersicht',
  question: (number) => `Frage ${number}`,
  takeawaysThread: 'Der Thread der Ergebnisse',
  troubles: {
    hidden: 'ist mir verschlossen: gib meiner Rolle im Kanal „Kanal ansehen“ (View Channel).',
    'no-history':
      'darf ich nicht nachlesen: gib meiner Rolle im Kanal „Nachrichtenverlauf anzeigen“ (Read Message History).',
    'not-member':
      'ist privat, und ich bin nicht darin: erwähn mich dort, oder gib meiner Rolle im Kanal „Threads verwalten“ (Manage Threads).',
    withheld: 'kommt ohne seine Worte: wer mich betreibt, schaltet im Developer Portal den Message Content Intent ein.',
    missing:
      'war beim letzten Nachsehen nicht da; ich sehe binnen einer Stunde noch einmal nach, und vorher wird nichts entfernt.',
    gone: 'wurde gelöscht: nichts, was dort gesagt wurde, wird noch gezeigt.',
  },
  outdated: (when, by, numbers) =>
    `exportiert ${when} von ${by}: enthält noch ${numbers}. Ersetz die Datei, oder lösch sie`,
  moreOutdated: (n) => `${n} weitere Exporte enthalten zurückgezogene Worte`,
  andMore: (n) => `und ${n} weitere`,
};
