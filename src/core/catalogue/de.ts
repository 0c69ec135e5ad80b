import { counted, type Words } from './words.js';

const agree = counted('de', '# stimmt zu', '# stimmen zu');
const disagree = counted('de', '# stimmt nicht zu', '# stimmen nicht zu');
const messages = counted('de', '# Nachricht', '# Nachrichten');
const people = counted('de', '# Person', '# Personen');
const more = counted('de', 'Noch # festgehaltener Satz', 'Noch # festgehaltene Sätze');
const missed = counted('de', '# Woche', '# Wochen');
const proposals = counted('de', '# Satz ist vorgeschlagen', '# Sätze sind vorgeschlagen');

const relations = {
  agrees: 'stimmt zu',
  objects: 'widerspricht',
  narrows: 'schränkt ein',
  answers: 'antwortet',
} as const;

/** German. */
export const de: Words = {
  marks: { open: '„', close: '“', inner: { open: '‚', close: '‘' }, colon: ': ', comma: ', ' },
  people: {
    participant: 'jemand aus der Runde',
    formerMember: 'ein früheres Mitglied',
    theSpeaker: 'die vortragende Person',
    speaker: (name) => `${name} (Vortrag)`,
  },
  chat: {
    spoiler: 'Spoiler',
    attachment: '(Anhang)',
    unknownUser: 'unbekannt',
    unknownRole: 'unbekannte-rolle',
    unknownChannel: 'unbekannter-kanal',
    channelsAndRoles: 'Kanäle & Rollen',
    browseChannels: 'Kanäle durchsuchen',
    serverGuide: 'Server-Leitfaden',
    linkedRoles: 'Verknüpfte Rollen',
  },
  discussion: {
    took: 'Wir nehmen mit',
    takeaway: (number) => `Punkt ${number}`,
    agreed: 'Mehrere sind sich einig',
    differ: 'Wo wir uns nicht einig sind',
    open: 'Noch offen',
    since: 'Seither',
    agree,
    relates: (kind, name) => `${name} ${relations[kind]}`,
    relatesTo: (kind, number) =>
      kind === 'narrows'
        ? `schränkt ${number} ein`
        : kind === 'agrees'
          ? `stimmt ${number} zu`
          : `widerspricht ${number}`,
    see: (number) => `siehe ${number}`,
    asks: (name, whom) => (whom === null ? `${name} fragt` : `${name} fragt ${whom}`),
    sinceDate: (date) => `seit dem ${date}`,
    corrects: (name, date) => `${name} berichtigt am ${date}`,
    notedBy: (by) => `nach einer Notiz von ${by}`,
    confirmedBy: (by, author) => `notiert von ${by}, bestätigt von ${author}`,
    answered: (numbers) => (numbers.length === 0 ? 'beantwortet' : `beantwortet in ${numbers.join(', ')}`),
    answers: (numbers) => `antwortet auf ${numbers.join(', ')}`,
    inTable: 'In der Tabelle',
    messages: (count, by) => `${messages(count)} von ${people(by)}`,
    thread: 'Thread',
    noReply: 'Noch keine Antwort',
    notDiscussed: 'Nicht besprochen',
    more,
    on: (number, name) => `Mehr zu dem, was ${name} in ${number} sagt`,
    removedQuestion: 'Diese Frage steht nicht mehr im Dokument.',
  },
  takeaways: {
    disagree,
    restsOn: (numbers) => `stützt sich auf ${numbers.join(', ')}`,
    withdrawn: 'eine Quelle wurde zurückgezogen',
    stillOpen: 'Noch offen',
    forWhom: (name) => `an ${name}`,
    since: 'Seither',
  },
  matrix: { title: 'Nach Nummern', whole: 'alles', contested: 'jemand widerspricht', nothing: 'nichts festgehalten' },
  digest: {
    title: (dates) => `Worüber wir gesprochen haben, ${dates}`,
    withSpeaker: (name) => `mit ${name}`,
    took: 'Wir nehmen mit',
    heard: 'Am meisten Zustimmung',
    kept: 'Festgehalten',
    argued: 'Noch strittig',
    open: 'Noch offen',
    answer: 'Hier fehlt eine Antwort',
    late: 'Seither',
    quiet: 'Eine ruhige Woche: nichts Neues gesagt oder festgehalten.',
    missed: (periods) => `Diesmal ${missed(periods)} auf einmal: dazwischen ließ sich nichts schicken.`,
    undecided: (count) => `Noch ist nichts angenommen; ${proposals(count)}.`,
    more: (entries) => `und ${entries} weitere in der Datei`,
    openSession: 'Zur Runde',
    answerQuestion: (number) => `Frage ${number} beantworten`,
    openTakeaways: 'Was wir mitnehmen',
  },
  dates: {
    day: (day, month) => `${day}. ${month}`,
    days: (from, to, month) => `${from}.–${to}. ${month}`,
    span: (from, to) => `${from} – ${to}`,
    withYear: (date, year) => `${date} ${year}`,
  },
};
