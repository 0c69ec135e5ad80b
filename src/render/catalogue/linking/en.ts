import type { LinkingTexts } from './texts.js';

export const en: LinkingTexts = {
  linkDescription: 'Take threads that exist already as those of the questions',
  threadDescription: 'A thread, or a forum or channel with its threads',
  questionDescription: 'Which question a single thread is of; without it its name decides',
  title: (session) => `**Threads for “${session}”**`,
  takeaways: 'What we took from it',
  others: 'Left as they are:',
  why: {
    unknown: 'has no question’s name',
    rivals: 'is not the only one of that name',
    taken: 'is called like a question that has a thread',
    foreign: 'belongs to another session',
    known: 'is linked already',
  },
  more: (n) => `and ${n} more`,
  nothing: 'Nothing to link by name.',
  oneByOne: 'Link one at a time: /session link with its `thread` and `question`.',
  whatHappens:
    'I read what was said there from the beginning, and it can be kept for the notes. I write nothing in these threads.',
  link: (n) => (n === 1 ? 'Link it' : `Link these ${n}`),
  which: 'Which question is it?',
  changed: 'This has changed in the meantime. Look once more:',
  linked: (session, n) =>
    `**${n === 1 ? 'One thread is' : `${n} threads are`} linked to “${session}”.** I am reading ${n === 1 ? 'it' : 'them'} now.`,
  tellPeople: 'Tell people there that what they write is kept for the notes; the overview says so, too.',
  closedLinked: (thread, question) =>
    `${thread} is linked to “${question}”, and not gathered yet: it is private and I am not in it. Mention me there, or give my role “Manage Threads” in its channel.`,
  closed: {
    message: 'This thread is private and I am not in it.',
    hint: 'Mention me there, or give my role “Manage Threads” in its channel, and link it again. With the option `question` I link it now and read it once I am let in.',
  },
  notThreads: (channel) => ({
    message: `#${channel} has no threads that I could take.`,
    hint: 'Choose a thread, a forum or a text channel of this server.',
  }),
  mayNotRead: (channel, permissions) => ({
    message: `I may not read back in #${channel}: ${permissions}.`,
    hint: 'Give my role these permissions there (Edit Channel, Permissions), then link again. Nothing was linked.',
  }),
  noPosts: (forum) => ({
    message: `There are no posts in #${forum}.`,
    hint: 'Load the document and press *Post*: I open one for each question.',
  }),
  noThreads: (channel) => ({
    message: `There are no threads in #${channel}.`,
    hint: 'Load the document and press *Post*: I open one for each question.',
  }),
  taken: {
    message: 'That question or that thread is linked already.',
    hint: 'See with /session link what is still free.',
  },
  onlyOne: {
    message: 'The option `question` is for a single thread.',
    hint: 'Choose one thread, or leave the option out and let the names decide.',
  },
  noHome: {
    message: 'This session has no overview yet, so there is no place for it.',
    hint: '/session post opens what is missing, the overview, too.',
  },
  underWay: { message: 'This session is being posted right now.', hint: 'Link threads when that is done.' },
  noSuchQuestion: (typed) => ({
    message: `There is no free question “${typed}”.`,
    hint: 'Choose one of those that are offered.',
  }),
};
