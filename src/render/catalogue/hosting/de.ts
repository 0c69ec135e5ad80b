import type { HostingTexts } from './texts.js';

export const de: HostingTexts = {
  hostsDescription: 'Wer Gastgeber der Sitzung ist; jemanden hinzufügen oder entfernen',
  addDescription: 'Wer sie auch leiten soll',
  removeDescription: 'Wer sie nicht mehr leitet',
  deleteDescription: 'Alles löschen, was von einer Sitzung aufbewahrt ist; ihre Threads bleiben',
  templateDescription: 'Ein Sitzungsdokument zum Anfangen',
  titleDescription: 'Der Titel der Sitzung',
  hosts: (session, hosts) => `Gastgeber von „${session}“: ${hosts}`,
  added: (user) => `${user} leitet sie jetzt auch.`,
  removed: (user) => `${user} leitet sie nicht mehr.`,
  managersToo: 'Wer diesen Server verwalten darf oder eine Gastgeberrolle aus /settings hat, ist ebenfalls Gastgeber.',
  tooMany: (most) => ({
    message: `Eine Sitzung hat höchstens ${most} weitere Gastgeber.`,
    hint: 'Gib ihnen eine Rolle und mach sie in /settings zur Gastgeberrolle.',
  }),
  deleteTitle: 'Die Sitzung löschen',
  typeTitle: 'Zum Löschen den Titel eintippen',
  typeTitleHint: 'Das lässt sich nicht zurücknehmen',
  whatGoes:
    'Alles, was von ihr aufbewahrt ist, geht: das Dokument, was geschrieben wurde, festgehaltene Sätze, Ergebnisse. Gepostete Übersichten verlieren sie, die geposteten Notizen werden gelöscht. Die Threads bleiben in Discord; lösch sie dort, wenn du willst.',
  otherTitle: {
    message: 'Das ist nicht ihr Titel; gelöscht ist nichts.',
    hint: 'Nimm noch einmal /session delete und tipp den Titel so, wie er dort steht.',
  },
  deleted: (session) => `„${session}“ ist gelöscht. Die Threads bleiben in Discord.`,
  purge: (files) =>
    `Diese Dateien haben den Server verlassen und enthalten noch Worte daraus. Bitte darum, sie zu löschen:\n${files}`,
  file: (when, by) => `- exportiert ${when} von ${by}`,
  moreFiles: (n) => `- und ${n} weitere`,
  template: (file) => `Füll ${file} aus und lade es mit /session load.`,
};
