import type { HelpTexts } from './texts.js';

export const de: HelpTexts = {
  description: 'Was du hier tun kannst',
  talk: '**Rede im Thread einer Frage mit. Alles andere ist ein Antippen:**',
  keep: (emoji) => `${emoji} an einer Nachricht hält sie für die Notizen fest.`,
  agree: (emoji) => `${emoji} an einer festgehaltenen Nachricht stimmt ihr zu. Bist du anderer Meinung, antworte.`,
  sentence: '*Keep a sentence* (Nachricht gedrückt halten, *Apps*) hält einen Satz fest und sagt, worum es darin geht.',
  me: '`/me` zeigt, was von dir festgehalten ist, nimmt es heraus und fragt, wie du außerhalb dieses Servers heißen willst.',
  privacy: '`/privacy` zeigt, was von dir aufbewahrt ist, und lässt dich vergessen werden.',
  week: [
    '**Für Gastgeber**',
    '`/session load` zeigt eine Vorschau deines Dokuments; *Posten* öffnet die Threads.',
    '`/session speaker` sagt, wer antwortet, `/session status`, was als Nächstes kommt.',
    '`/claim change` ordnet einen Satz ein, `/takeaway accept` nimmt einen Vorschlag in die Notizen auf.',
    '`/session brief` zeigt, womit das Treffen beginnt, `/session wrap` führt durch das, was wartet, bis zu den veröffentlichten Notizen.',
    '`/note` notiert, was jemand beim Treffen gesagt hat; bestätigen kann es nur, wer gesprochen hat.',
    '`/session export` gibt das Dokument mit seinen zwei gefüllten Abschnitten.',
    '`/digest schedule` stellt die wöchentliche Übersicht ein, `/digest preview` zeigt sie jetzt.',
    '`/settings` stellt Rollen, Kanäle, Zeitzone und Emoji ein; `/doctor` sagt, was nicht stimmt.',
  ],
};
