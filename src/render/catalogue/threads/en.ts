import type { ThreadTexts } from './texts.js';

export const en: ThreadTexts = {
  withPresenter: (name) => `with ${name}`,
  table: (rows, columns) =>
    `${rows === 1 ? '1 row' : `${rows} rows`} by ${columns === 1 ? '1 column' : `${columns} columns`}`,
  questions: (n) => (n === 1 ? 'One question, in its own thread:' : `${n} questions, each in its own thread:`),
  moreQuestions: (n) => `… and ${n} more, in the channel’s list of threads`,
  atTheEnd: (takeaways) => `At the end: ${takeaways}`,
  emoji: (keep, agree) => `${keep} keeps a sentence for the notes, ${agree} agrees with it. That is all you need.`,
  tableAsText: 'Table as text',
  howWords: 'How my words are used',
  keptHere: 'Replies here are kept for the notes. *Name me* says how notes outside this server may call you.',
  nameMe: 'Name me',
  propose: 'Propose a takeaway',
  takeawaysHow:
    'Write here what the group should take from this session, in one or two sentences.\nName the kept sentences it rests on in brackets, such as [2.1]. Then hold your message, *Apps*, *Propose as takeaway*, or press the button.',
};
