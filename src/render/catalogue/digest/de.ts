import type { DigestTexts } from './texts.js';

export const de: DigestTexts = {
  descriptions: {
    digest: 'Die wöchentliche Übersicht der Sitzungen auf diesem Server',
    preview: 'Die Übersicht der letzten sieben Tage, nur für dich',
    now: 'Die Übersicht der letzten sieben Tage jetzt posten, neben der wöchentlichen',
    schedule: 'Wo und wann die Übersicht jede Woche gepostet wird',
    when: 'Die nächsten drei Termine der Übersicht',
    subscribe: 'Die Übersicht als Direktnachricht bekommen, oder das beenden',
    channel: 'Wo sie gepostet wird',
    weekday: 'An welchem Tag',
    hour: 'Zu welcher Stunde, 0 bis 23',
    zone: 'In welcher Zeitzone, etwa Europe/Berlin',
  },
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  goesTo: (channel) => `Die Übersicht geht jede Woche nach ${channel}. Als Nächstes:`,
  howWords: 'Was mit meinen Worten geschieht',
  byDirect: 'Als Direktnachricht',
  youAsked: 'Von dir gewünscht; /digest subscribe beendet es',
  stop: 'Beenden',
  sentNow: (link) => `Die Übersicht ist gepostet: ${link}`,
  subscribed: (next) =>
    `Du bekommst die Übersicht von jetzt an als Direktnachricht. ${next === null ? 'Sie beginnt, sobald sie eingerichtet ist.' : `Die nächste kommt ${next}.`}`,
  unsubscribed: 'Du bekommst keine Direktnachrichten mehr von mir.',
  notHost: { message: 'Das kann mit der Übersicht nur, wer leitet.', hint: 'Frag, wer eure Sitzungen lädt.' },
  notSet: {
    message: 'Noch ist keine Übersicht eingerichtet.',
    hint: 'Wer leitet, richtet sie mit /digest schedule ein.',
  },
  underWay: { message: 'Die Übersicht wird gerade gepostet.', hint: 'Schau in einer Minute in ihren Kanal.' },
  wrongChannel: { message: 'Dort kann die Übersicht nicht hin.', hint: 'Wähle einen Textkanal dieses Servers.' },
  missing: (channel, permissions) => ({
    message: `In #${channel} darf ich nicht alles, was nötig ist: ${permissions}.`,
    hint: 'Gib meiner Rolle dort diese Rechte, dann richte die Übersicht noch einmal ein.',
  }),
  noZone: (zone) => ({
    message: `Die Zeitzone „${zone}“ gibt es nicht.`,
    hint: 'Wähle beim Tippen eine aus der Liste, etwa Europe/Berlin oder America/New_York.',
  }),
};
