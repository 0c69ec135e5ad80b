import type { LinkingTexts } from './texts.js';

export const de: LinkingTexts = {
  linkDescription: 'Threads, die es schon gibt, für die Fragen übernehmen',
  threadDescription: 'Ein Thread, oder ein Forum oder Kanal mit seinen Threads',
  questionDescription: 'Zu welcher Frage ein einzelner Thread gehört; sonst entscheidet sein Name',
  title: (session) => `**Threads für „${session}“**`,
  takeaways: 'Was wir mitnehmen',
  others: 'So gelassen:',
  why: {
    unknown: 'heißt nicht wie eine Frage',
    rivals: 'heißt so nicht als einziger',
    taken: 'heißt wie eine Frage, die einen Thread hat',
    foreign: 'gehört zu einer anderen Sitzung',
    known: 'ist schon übernommen',
  },
  more: (n) => `und ${n} weitere`,
  nothing: 'Dem Namen nach passt keiner.',
  oneByOne: 'Übernimm sie einzeln: /session link mit `thread` und `question`.',
  whatHappens:
    'Ich lese von Anfang an, was dort gesagt wurde, und es kann für die Notizen festgehalten werden. Ich schreibe nichts in diese Threads.',
  link: (n) => (n === 1 ? 'Übernehmen' : `Diese ${n} übernehmen`),
  which: 'Welche Frage ist es?',
  changed: 'Das hat sich inzwischen geändert. Schau noch einmal:',
  linked: (session, n) =>
    `**${n === 1 ? 'Ein Thread gehört' : `${n} Threads gehören`} jetzt zu „${session}“.** Ich lese ${n === 1 ? 'ihn' : 'sie'} gerade.`,
  tellPeople:
    'Sag den Leuten dort, dass für die Notizen aufbewahrt wird, was sie schreiben; die Übersicht sagt es auch.',
  closedLinked: (thread, question) =>
    `${thread} gehört jetzt zu „${question}“ und wird noch nicht gesammelt: Der Thread ist privat, und ich bin nicht darin. Erwähne mich dort, oder gib meiner Rolle in seinem Kanal „Manage Threads“.`,
  closed: {
    message: 'Dieser Thread ist privat, und ich bin nicht darin.',
    hint: 'Erwähne mich dort, oder gib meiner Rolle in seinem Kanal „Manage Threads“, und übernimm ihn dann noch einmal. Mit der Option `question` übernehme ich ihn jetzt und lese ihn, sobald ich darf.',
  },
  notThreads: (channel) => ({
    message: `#${channel} hat keine Threads, die ich übernehmen könnte.`,
    hint: 'Wähl einen Thread, ein Forum oder einen Textkanal dieses Servers.',
  }),
  mayNotRead: (channel, permissions) => ({
    message: `In #${channel} darf ich nicht zurücklesen: ${permissions}.`,
    hint: 'Gib meiner Rolle diese Rechte dort (Kanal bearbeiten, Berechtigungen) und versuch es noch einmal. Übernommen wurde nichts.',
  }),
  noPosts: (forum) => ({
    message: `In #${forum} gibt es keine Beiträge.`,
    hint: 'Lade das Dokument und drück auf *Posten*: Ich öffne einen für jede Frage.',
  }),
  noThreads: (channel) => ({
    message: `In #${channel} gibt es keine Threads.`,
    hint: 'Lade das Dokument und drück auf *Posten*: Ich öffne einen für jede Frage.',
  }),
  taken: {
    message: 'Diese Frage oder dieser Thread ist schon vergeben.',
    hint: 'Sieh mit /session link nach, was noch frei ist.',
  },
  onlyOne: {
    message: 'Die Option `question` ist für einen einzelnen Thread.',
    hint: 'Wähl einen Thread, oder lass die Option weg und die Namen entscheiden.',
  },
  noHome: {
    message: 'Diese Sitzung hat noch keine Übersicht, also ist dafür kein Platz.',
    hint: '/session post öffnet, was fehlt, auch die Übersicht.',
  },
  underWay: { message: 'Diese Sitzung wird gerade gepostet.', hint: 'Übernimm Threads, wenn das fertig ist.' },
  noSuchQuestion: (typed) => ({
    message: `Eine freie Frage „${typed}“ gibt es nicht.`,
    hint: 'Wähl eine von denen, die angeboten werden.',
  }),
};
