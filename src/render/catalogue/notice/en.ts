import type { NoticeTexts } from './texts.js';

export const en: NoticeTexts = {
  title: '**How your words are used**',
  stored:
    'Messages in the threads of this session are stored while it runs. Only sentences that somebody kept are printed, each with a link to your message.',
  published: 'The notes are published outside this server, in files and on a page.',
  shared: 'The notes are shared as a file; hosts decide who gets it.',
  unnamed: 'Outside this server you are “a participant” until you press *Name me*.',
  named:
    'Outside this server you stand under your name, as this group chose, until you press *Name me* and choose otherwise.',
  leaving:
    'Edit or delete your message and the sentence leaves the notes. /me shows what is kept of your words; /privacy forget erases all of it.',
  ask: (name) => `In this server you are “${name}”. How may notes that leave it call you?`,
  explained:
    '-# My initials: the first letters. No name: “a participant”. Not outside at all: your words stay in this server. You can choose anew at any time; it holds for past sessions too.',
  choices: { name: 'My name', initials: 'My initials', none: 'No name', absent: 'Not outside at all' },
  chosen: {
    none: 'Outside this server you are “a participant”.',
    initials: 'Outside this server your initials stand for you.',
    absent: 'Nothing of what you write here is printed outside this server.',
  },
  chosenName: (name) => `Outside this server you are “${name}”.`,
  anew: 'Press *Name me* to choose anew.',
  unknownChoice: { message: 'This choice is not known.', hint: 'Press *Name me* again.' },
  noSession: { message: 'This session is not here any more.', hint: 'Use the newest message of a session.' },
};
