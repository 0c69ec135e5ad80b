import type { WrapTexts } from './texts.js';

export const de: WrapTexts = {
  description: 'Eine Sitzung Schritt für Schritt abschließen: Sätze, Ergebnisse, Veröffentlichen',
  title: (session) => `**Abschluss · ${session}**`,
  steps: { sentences: 'Sätze', takeaways: 'Ergebnisse', publish: 'Veröffentlichen' },
  waiting: (n) => (n === 1 ? 'Ein Satz wartet auf dich.' : `${n} Sätze warten auf dich.`),
  noneWaits: 'Kein Satz wartet: alle Zuordnungen sind bestätigt.',
  unchosen: 'Mehrere Sätze; gedruckt wird erst, wenn einer gewählt ist.',
  choose: 'Wählen',
  untagged: 'zu keiner Zelle der Tabelle',
  suggested: (cells) => `${cells}, vorgeschlagen`,
  change: 'Ändern',
  confirm: (n) => (n === 1 ? 'Bestätigen' : `Diese ${n} bestätigen`),
  leaveOut: 'Weglassen …',
  earlier: 'Frühere',
  later: 'Spätere',
  next: 'Weiter',
  back: 'Zurück',
  proposals: (n) => (n === 1 ? 'Ein Ergebnis ist vorgeschlagen.' : `${n} Ergebnisse sind vorgeschlagen.`),
  noProposals: 'Kein Vorschlag wartet.',
  votes: (agree, disagree) => `${agree} dafür${disagree > 0 ? `, ${disagree} dagegen` : ''}`,
  restsOn: (numbers) => `stützt sich auf ${numbers}`,
  accept: 'Annehmen …',
  withdraw: 'Zurückziehen …',
  stands: (sentences, takeaways) =>
    `In den Notizen stehen ${sentences === 1 ? 'ein Satz' : `${sentences} Sätze`} und ${takeaways === 1 ? 'ein Ergebnis' : `${takeaways} Ergebnisse`}.`,
  unnamed: (n) =>
    n === 1
      ? 'Eine zitierte Person hat noch keinen Namen gewählt: in Dateien heißt sie „jemand aus der Runde“.'
      : `${n} zitierte Personen haben noch keinen Namen gewählt: in Dateien heißen sie „jemand aus der Runde“.`,
  lost: (n) =>
    n === 1
      ? 'Ein festgehaltener Satz hat seine Worte verloren und fehlt: siehe /claim list.'
      : `${n} festgehaltene Sätze haben ihre Worte verloren und fehlen: siehe /claim list.`,
  notes: (n) =>
    n === 1
      ? 'Eine Notiz wartet auf die Person, die sprach: sie steht ohne Anführungszeichen.'
      : `${n} Notizen warten auf die, die sprachen: sie stehen ohne Anführungszeichen.`,
  unseen: (n) =>
    n === 1
      ? 'Die Person, die antwortet, hat ein Zitat von sich noch nicht angesehen: siehe /gaps.'
      : `Die Person, die antwortet, hat ${n} Zitate von sich noch nicht angesehen: siehe /gaps.`,
  noReply: (questions) => `Noch keine Antwort: Frage ${questions}.`,
  conflict: (where) =>
    `Jemand hat meinen Text im Dokument geändert (${where}); ich lasse es, wie es geladen wurde. Lade es ohne die Marken noch einmal.`,
  preview: 'Vorschau',
  publish: 'Veröffentlichen …',
  publishTitle: 'Die Sitzung veröffentlichen',
  whatToDo: 'Was geschehen soll',
  whatToDoHint: 'Was schon getan ist, geschieht nicht zweimal',
  notesOption: 'Das gefüllte Dokument posten',
  closeOption: 'Die Sitzung schließen',
  digestOption: 'Die Übersicht senden, falls sie wartet',
  notesPosted: (session) => `**Die Notizen zu „${session}“**`,
  newest: 'Die neueste Fassung',
  notesDone: (link) => `✓ Die Notizen sind gepostet: ${link}`,
  closeDone: '✓ Die Sitzung ist geschlossen. Was ab jetzt festgehalten wird, steht unter *Seither*.',
  digestDone: (link) => `✓ Die Übersicht ist gesendet: ${link}`,
  digestComes: (when) => `– Die Übersicht kommt ${when}.`,
  digestNotSet: '– Keine Übersicht ist eingestellt; /digest schedule stellt sie ein.',
  failed: (reason) => `✗ ${reason}`,
  published: 'Fertig. Du kannst jederzeit wiederkommen: /session wrap beginnt dort, wo noch etwas offen ist.',
  edited: { message: 'Das hat sich inzwischen geändert.', hint: 'Sieh dir die Seite noch einmal an und drück dann.' },
  notPosted: {
    message: 'Diese Sitzung ist noch nicht gepostet.',
    hint: 'Lade ihr Dokument und drück zuerst *Posten*.',
  },
};
