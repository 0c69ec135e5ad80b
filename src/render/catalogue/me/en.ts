import type { MeTexts } from './texts.js';

export const en: MeTexts = {
  description: 'What is kept of your words, and what waits for you',
  waiting: (count, shown) =>
    count === 1
      ? '**One thing waits for you.**'
      : count > shown
        ? `**${count} things wait for you; the first ${shown}:**`
        : `**${count} things wait for you.**`,
  open: (count) => (count === 1 ? '**One question is open for you**' : `**${count} questions are open for you**`),
  asks: (name, words) => `${name} asks: “${words}”`,
  question: (number) => `Question ${number}`,
  more: (count) => `and ${count} more`,
  notes: (count) =>
    count === 1
      ? '**One note of what you said waits for your word**'
      : `**${count} notes of what you said wait for your word**`,
  noted: (by, words) => `${by} noted: ${words}`,
  kept: (count) =>
    count === 0
      ? 'No sentence of yours is kept at present.'
      : count === 1
        ? '**One sentence of yours is kept**'
        : `**${count} sentences of yours are kept**`,
  page: (page, pages) => `page ${page} of ${pages}`,
  lost: (number, keptFrom) =>
    `${number} is no longer in ${keptFrom === null ? 'your message' : `${keptFrom}’s message, where you kept it`}, so it left the notes.`,
  now: (words) => `Now it says: “${words}”`,
  isFine: 'you said it is fine',
  isCorrected: (words) => `you corrected it: “${words}”`,
  useNew: 'Use the new wording',
  fine: 'Fine',
  answered: 'Answered',
  correct: 'Correct',
  leaveOut: 'Leave out',
  takeBack: 'Take it back',
  earlier: 'Earlier',
  later: 'Later',
  nameMe: 'Name me',
  writeToMe: 'Write to me once',
  doNotWrite: 'No message, please',
  outside: {
    unset: 'Outside this server you are “a participant”; you have not chosen yet.',
    none: 'Outside this server you are “a participant”.',
    name: 'Outside this server you stand under your name.',
    initials: 'Outside this server your initials stand for you.',
    absent: 'Outside this server nothing of yours is printed.',
  },
  done: {
    reworded: (number, words) =>
      `${number} is back in the notes. It says now: “${words}” Whoever agreed with the old words is asked anew.`,
    leftOut: (number) => `${number} is out of the notes. The message stays where it is.`,
    back: (number) => `${number} is in the notes again.`,
    answered: (number) => `${number} counts as answered.`,
    fine: (number) => `Thank you. ${number} stands as it is.`,
    corrected: (number) => `Your correction stands under ${number}, with today’s date.`,
    uncorrected: (number) => `Nothing of yours stands under ${number} any more.`,
  },
  modal: {
    title: (number) => `Correct ${number}`,
    label: 'What you want to put right',
    hint: 'It stands under the quote, with the date. Leave it empty to take a correction back.',
  },
  messageOut: (numbers) =>
    `This message stays out of the notes from now on. ${numbers === null ? 'Nothing of it was kept.' : `${numbers} left the notes with it.`}`,
  messageIn: (numbers) =>
    `This message can be kept for the notes again.${numbers === null ? '' : ` ${numbers} stands in them again.`}`,
  notYours: (number) => ({
    message: `${number} quotes somebody else.`,
    hint: 'Only its writer can say so; you can answer the message.',
  }),
  notOfSession: {
    message: 'This message is not part of a session, or I have not read it yet.',
    hint: 'Messages outside the threads of a session are never kept; in one of them, try again in a moment.',
  },
  deleted: { message: 'This message was deleted meanwhile.', hint: 'Nothing needs to be done.' },
};
