import { counted, type Words } from './words.js';

const agree = counted('fr', '# d’accord', '# d’accord');
const disagree = counted('fr', '# pas d’accord', '# pas d’accord');
const messages = counted('fr', '# message', '# messages');
const people = counted('fr', '# personne', '# personnes');
const more = counted('fr', '# autre phrase retenue', '# autres phrases retenues');
const missed = counted('fr', '# semaine', '# semaines');
const proposals = counted('fr', '# phrase est proposée', '# phrases sont proposées');

const relations = { agrees: 'est d’accord', objects: 'conteste', narrows: 'nuance', answers: 'répond' } as const;
const relationsTo = { agrees: 'd’accord avec', objects: 'conteste', narrows: 'nuance' } as const;

/** French. Spaces before high punctuation and inside quotation marks are no-break spaces. */
export const fr: Words = {
  marks: { open: '«\u00a0', close: '\u00a0»', inner: { open: '“', close: '”' }, colon: '\u00a0: ', comma: ', ' },
  people: {
    participant: 'une personne du groupe',
    formerMember: 'une personne partie depuis',
    theSpeaker: 'la personne qui présente',
    speaker: (name) => `${name} (exposé)`,
  },
  chat: {
    spoiler: 'passage masqué',
    attachment: '(pièce jointe)',
    unknownUser: 'quelqu’un',
    unknownRole: 'rôle-inconnu',
    unknownChannel: 'salon-inconnu',
    channelsAndRoles: 'Salons et rôles',
    browseChannels: 'Parcourir les salons',
    serverGuide: 'Guide du serveur',
    linkedRoles: 'Rôles liés',
  },
  discussion: {
    took: 'Nous en retenons',
    takeaway: (number) => `point ${number}`,
    agreed: 'Plusieurs sont d’accord',
    differ: 'Là où nous divergeons',
    open: 'Encore ouvert',
    since: 'Depuis',
    agree,
    relates: (kind, name) => `${name} ${relations[kind]}`,
    relatesTo: (kind, number) => `${relationsTo[kind]} ${number}`,
    see: (number) => `voir ${number}`,
    asks: (name, whom) => (whom === null ? `${name} demande` : `${name} demande à ${whom}`),
    sinceDate: (date) => `depuis le ${date}`,
    corrects: (name, date) => `${name} rectifie le ${date}`,
    notedBy: (by) => `selon la note de ${by}`,
    confirmedBy: (by, author) => `noté par ${by}, confirmé par ${author}`,
    answered: (numbers) => (numbers.length === 0 ? 'réponse donnée' : `réponse en ${numbers.join(', ')}`),
    answers: (numbers) => `répond à ${numbers.join(', ')}`,
    inTable: 'Dans le tableau',
    messages: (count, by) => `${messages(count)} de ${people(by)}`,
    thread: 'fil',
    noReply: 'Pas encore de réponse',
    notDiscussed: 'Pas abordé',
    more,
    on: (number, name) => `Suite de ce que dit ${name} en ${number}`,
    removedQuestion: 'Cette question n’est plus dans le document.',
  },
  takeaways: {
    disagree,
    restsOn: (numbers) => `s’appuie sur ${numbers.join(', ')}`,
    withdrawn: 'une source a été retirée',
    stillOpen: 'Encore ouvert',
    forWhom: (name) => `pour ${name}`,
    since: 'Depuis',
  },
  matrix: { title: 'Par numéro', whole: 'en entier', contested: 'quelqu’un conteste', nothing: 'rien de retenu' },
  digest: {
    title: (dates) => `Ce dont nous avons parlé, ${dates}`,
    withSpeaker: (name) => `avec ${name}`,
    took: 'Nous en retenons',
    heard: 'Le plus approuvé',
    kept: 'Phrases retenues',
    argued: 'Encore débattu',
    open: 'Encore ouvert',
    answer: 'Il manque une réponse',
    late: 'Depuis',
    quiet: 'Une semaine calme\u00a0: rien de nouveau n’a été dit ni retenu.',
    missed: (periods) => `Cette fois, ${missed(periods)} d’un coup\u00a0: rien n’a pu partir entre-temps.`,
    undecided: (count) => `Rien n’est encore accepté\u00a0; ${proposals(count)}.`,
    more: (entries) => `et ${entries} de plus dans le fichier`,
    openSession: 'Ouvrir la séance',
    answerQuestion: (number) => `Répondre à la question ${number}`,
    openTakeaways: 'Ce que nous en retenons',
  },
  dates: {
    day: (day, month) => `${day === 1 ? '1er' : day} ${month}`,
    days: (from, to, month) => `${from === 1 ? '1er' : from}–${to} ${month}`,
    span: (from, to) => `${from} – ${to}`,
    withYear: (date, year) => `${date} ${year}`,
  },
};
