import type { ErasingTexts } from './texts.js';

export const de: ErasingTexts = {
  description: 'Für Administratoren: alles löschen, was von diesem Server aufbewahrt ist',
  title: 'Alle Daten dieses Servers löschen',
  whatGoes:
    'Alles, was von diesem Server aufbewahrt ist, geht, von allen Gruppen: Sitzungen und ihre Dokumente, was geschrieben wurde, festgehaltene Sätze, Ergebnisse, gewählte Namen, Einstellungen, der Plan der Übersicht. Gepostete Übersichten verlieren es, gepostete Notizen und Überblicke werden gelöscht.',
  whatStays:
    'Was bleibt: Threads und Nachrichten in Discord selbst, und eine Zeile, die sagt, wann und wie viel gelöscht wurde.',
  typeName: 'Zum Löschen den Namen des Servers eintippen',
  typeNameHint: 'Das lässt sich nicht zurücknehmen',
  notAdministrator: {
    message: 'Nur Administratoren dieses Servers können alle seine Daten löschen lassen.',
    hint: 'Frag jemanden von ihnen; eine einzelne Sitzung kann ihr Gastgeber mit /session delete löschen.',
  },
  otherName: {
    message: 'So heißt dieser Server nicht; gelöscht ist nichts.',
    hint: 'Nimm noch einmal /privacy erase und tipp den Namen so, wie er über den Kanälen steht.',
  },
  nothing: 'Von diesem Server ist nichts aufbewahrt; es gab nichts zu löschen.',
  erased: (rows) =>
    `Alles, was von diesem Server aufbewahrt war, ist gelöscht: ${rows === 1 ? 'ein Eintrag' : `${rows} Einträge`}. Threads und Nachrichten bleiben in Discord.`,
  digestsLeft: (n) =>
    n === 1
      ? 'Eine gepostete Übersicht ließ sich noch nicht ändern; es wird wieder versucht.'
      : `${n} gepostete Übersichten ließen sich noch nicht ändern; es wird wieder versucht.`,
  purge: (files) =>
    `Diese Dateien haben den Server schon verlassen und enthalten noch Worte daraus; löschen kann sie, wer sie hat:\n${files}`,
  file: (when, by, session) => `- „${session}“, exportiert ${when} von ${by}`,
  moreFiles: (n) => `- und ${n} weitere`,
};
