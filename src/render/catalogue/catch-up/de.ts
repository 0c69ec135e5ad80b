import type { CatchUpTexts } from './texts.js';

export const de: CatchUpTexts = {
  button: 'Was ist neu?',
  soFar: (session) => `**${session}**, alles bisher`,
  since: (session, when) => `**${session}**: was neu ist, seit du zuletzt geschaut hast, ${when}`,
  nothing: 'Nichts Neues.',
  messages: (count) => (count === 1 ? 'eine neue Nachricht' : `${count} neue Nachrichten`),
  relation: {
    agrees: (number) => `stimmt ${number} zu`,
    objects: (number) => `widerspricht ${number}`,
    narrows: (number) => `schränkt ${number} ein`,
  },
  open: 'noch offen',
  agree: (people) => (people === 1 ? 'eine Zustimmung' : `${people} Zustimmungen`),
  takeaways: 'Was wir mitnehmen',
  proposed: 'vorgeschlagen',
  accepted: 'angenommen',
  lost: (number) =>
    `**Etwas wartet auf dich.** ${number} steht nicht mehr in der Nachricht und ist deshalb nicht mehr in den Notizen.`,
  nowSays: (words) => `Jetzt steht dort: „${words}“`,
  moreWait: (count) => (count === 1 ? 'Eins mehr wartet in /me.' : `${count} weitere warten in /me.`),
  useNewWording: 'Den neuen Wortlaut nehmen',
  leaveOut: 'Weglassen',
  earlier: 'Frühere',
  later: 'Spätere',
  everything: 'Alles bisher',
  gone: {
    message: 'Diese Sitzung gibt es hier nicht mehr.',
    hint: 'Nimm die neueste Nachricht einer Sitzung, oder sieh mit /session status nach.',
  },
};
