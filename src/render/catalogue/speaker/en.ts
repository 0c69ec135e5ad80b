import type { SpeakerTexts } from './texts.js';

export const en: SpeakerTexts = {
  description: 'Say who answers the questions: their replies stand first',
  userDescription: 'The speaker',
  who: 'Who answers the questions?',
  named: (user, session) =>
    `${user} is the speaker of “${session}”. Their replies are marked and stand first in the notes.`,
  nobody: (session) => `“${session}” has no speaker now.`,
  willWrite: (session) =>
    `I write to you once about “${session}”: what is open for you, on the evening before the group meets.`,
  willNotWrite: (session) => `I do not write to you about “${session}”.`,
  notYou: {
    message: 'You are not the speaker of this session.',
    hint: 'A host names the speaker with /session speaker.',
  },
  openForYou: (n, session) =>
    `${n === 1 ? '**One question is open for you** in' : `**${n} questions are open for you** in`} “${session}”:`,
  answerThere: 'Answer in the thread, by a reply to the message: then it counts as answered.',
  youAsked: 'You asked for this one message in /me',
};
