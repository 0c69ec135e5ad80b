import type { PrivacyTexts } from './texts.js';

export const de: PrivacyTexts = {
  description: 'Was von dir aufbewahrt ist, wie Dateien dich nennen und wie du vergessen wirst',
  showDescription: 'Was in diesem Server von dir aufbewahrt ist',
  nameDescription: 'Wie Notizen außerhalb dieses Servers dich nennen dürfen',
  exportDescription: 'Alles, was von dir aufbewahrt ist, als Datei',
  forgetDescription: 'Deine Worte und deinen Namen löschen',
  holds: '**Was in diesem Server von dir aufbewahrt ist**',
  holdsNothing: 'In diesem Server ist nichts von dir aufbewahrt.',
  messages: (n) => `${n === 1 ? 'eine Nachricht' : `${n} Nachrichten`} in Threads von Sitzungen`,
  quoted: (n) => `${n === 1 ? 'ein Satz' : `${n} Sätze`} von dir für die Notizen festgehalten: /me zeigt sie`,
  kept: (n) => `${n === 1 ? 'ein Satz' : `${n} Sätze`}, von dir festgehalten`,
  proposed: (n) => `${n === 1 ? 'ein Ergebnis' : `${n} Ergebnisse`}, von dir vorgeschlagen`,
  votes: (n) => `${n === 1 ? 'eine Stimme' : `${n} Stimmen`} zu Ergebnissen`,
  reactions: (n) => `${n === 1 ? 'eine Reaktion' : `${n} Reaktionen`}`,
  retention: (days) =>
    `Der Text von Nachrichten, die niemand festhielt, wird ${days} Tage nach dem Schließen gelöscht.`,
  noRetention: 'Der Text von Nachrichten bleibt, bis du oder ein Gastgeber ihn löschen lässt.',
  outside: {
    unset: 'Außerhalb dieses Servers bist du „jemand aus der Runde“; gewählt hast du noch nicht.',
    none: 'Außerhalb dieses Servers bist du „jemand aus der Runde“.',
    name: 'Außerhalb dieses Servers stehst du unter deinem Namen.',
    initials: 'Außerhalb dieses Servers stehen deine Anfangsbuchstaben für dich.',
    absent: 'Außerhalb dieses Servers wird nichts von dir gedruckt.',
  },
  nameButton: 'Nenn mich',
  exportButton: 'Als Datei',
  forgetButton: 'Vergiss mich …',
  exported: 'Alles, was in diesem Server von dir aufbewahrt ist. Nur du siehst das.',
  forgetTitle: '**Dich vergessen?** Das lässt sich nicht zurücknehmen.',
  whatGoes:
    'Gelöscht werden: der Text deiner Nachrichten hier und frühere Fassungen, jeder Satz von dir in den Notizen, deine Vorschläge, deine Gründe, dein Name. Gepostete Übersichten und Notizen verlieren sie sofort.',
  whatStays:
    'Es bleibt: wie viele Nachrichten es waren, ohne Namen. Deine Nachrichten und Reaktionen in Discord selbst bleiben dort, bis du sie löschst.',
  forgetReally: 'Vergiss mich',
  cancel: 'Abbrechen',
  cancelled: 'Gelöscht wurde nichts.',
  forgotten: (rows) => `Du bist hier vergessen: ${rows} Einträge sind gelöscht oder ohne deinen Namen.`,
  purge: (files) =>
    `Diese Dateien haben den Server vorher verlassen und enthalten vielleicht noch Worte von dir; wer sie hat, kann sie löschen:\n${files}`,
  file: (when, by, session) => `- „${session}“, exportiert ${when} von ${by}`,
  nothingToForget: 'Hier ist nichts von dir aufbewahrt; es gab nichts zu löschen.',
};
