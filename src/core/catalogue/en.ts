import { counted, type Words } from './words.js';

const agree = counted('en', '# agrees', '# agree');
const disagree = counted('en', '# does not', '# do not');
const messages = counted('en', '# message', '# messages');
const people = counted('en', '# person', '# people');
const more = counted('en', '# more sentence that was kept', '# more sentences that were kept');
const missed = counted('en', '# week', '# weeks');
const proposals = counted('en', '# sentence is proposed', '# sentences are proposed');

const relations = { agrees: 'agrees', objects: 'objects', narrows: 'narrows', answers: 'answers' } as const;
const relationsTo = { agrees: 'agrees with', objects: 'objects to', narrows: 'narrows' } as const;

/** English. */
export const en: Words = {
  marks: { open: '“', close: '”', inner: { open: '‘', close: '’' }, colon: ': ', comma: ', ' },
  people: {
    participant: 'a participant',
    formerMember: 'a former member',
    theSpeaker: 'the speaker',
    speaker: (name) => `${name}, speaker`,
  },
  chat: {
    spoiler: 'spoiler',
    attachment: '(attachment)',
    unknownUser: 'unknown-user',
    unknownRole: 'unknown-role',
    unknownChannel: 'unknown-channel',
    channelsAndRoles: 'Channels & Roles',
    browseChannels: 'Browse Channels',
    serverGuide: 'Server Guide',
    linkedRoles: 'Linked Roles',
  },
  discussion: {
    took: 'We took',
    takeaway: (number) => `takeaway ${number}`,
    agreed: 'Agreed by several',
    differ: 'Where we differ',
    open: 'Still open',
    since: 'Since then',
    agree,
    relates: (kind, name) => `${name} ${relations[kind]}`,
    relatesTo: (kind, number) => `${relationsTo[kind]} ${number}`,
    see: (number) => `see ${number}`,
    asks: (name, whom) => (whom === null ? `${name} asks` : `${name} asks ${whom}`),
    sinceDate: (date) => `since ${date}`,
    corrects: (name, date) => `${name} corrects, ${date}`,
    notedBy: (by) => `as noted by ${by}`,
    confirmedBy: (by, author) => `noted by ${by}, confirmed by ${author}`,
    answered: (numbers) => (numbers.length === 0 ? 'answered' : `answered in ${numbers.join(', ')}`),
    answers: (numbers) => `answers ${numbers.join(', ')}`,
    inTable: 'In the table',
    messages: (count, by) => `${messages(count)} by ${people(by)}`,
    thread: 'thread',
    noReply: 'No reply yet',
    notDiscussed: 'Not discussed',
    more,
    on: (number, name) => `More on what ${name} said in ${number}`,
    removedQuestion: 'This question is no longer in the document.',
  },
  takeaways: {
    disagree,
    restsOn: (numbers) => `rests on ${numbers.join(', ')}`,
    withdrawn: 'a source was withdrawn',
    stillOpen: 'Still open',
    forWhom: (name) => `for ${name}`,
    since: 'Since then',
  },
  matrix: { title: 'By number', whole: 'all of it', contested: 'somebody objects', nothing: 'nothing kept' },
  digest: {
    title: (dates) => `What we talked about, ${dates}`,
    withSpeaker: (name) => `with ${name}`,
    took: 'We took',
    heard: 'Heard most',
    kept: 'Kept this time',
    argued: 'Still argued',
    open: 'Still open',
    answer: 'You could answer',
    late: 'Since then',
    quiet: 'A quiet week: nothing new was said or kept.',
    missed: (periods) => `This one covers ${missed(periods)}: it could not be sent in between.`,
    undecided: (count) => `Nothing is accepted yet; ${proposals(count)}.`,
    more: (entries) => `and ${entries} more in the file`,
    openSession: 'Open the session',
    answerQuestion: (number) => `Answer question ${number}`,
    openTakeaways: 'What we took from it',
  },
  dates: {
    day: (day, month) => `${day} ${month}`,
    days: (from, to, month) => `${from}–${to} ${month}`,
    span: (from, to) => `${from} – ${to}`,
    withYear: (date, year) => `${date} ${year}`,
  },
};
