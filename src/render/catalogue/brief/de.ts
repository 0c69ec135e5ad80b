import type { BriefTexts } from './texts.js';

export const de: BriefTexts = {
  briefDescription: 'Womit das Treffen beginnt: Antworten, Zustimmung, Streit, Offenes',
  meetDescription: 'Den Überblick jetzt in den Chat des Sprachkanals stellen',
  title: (session, when) => `**Vor dem Treffen: ${session}**${when === null ? '' : ` · ${when}`}`,
  mostAgreed: 'Am meisten Zustimmung',
  disputed: 'Strittig',
  open: 'Offen',
  noReply: 'Noch keine Antwort.',
  more: (n) => (n === 1 ? 'Eine weitere Frage, in ihrem Thread.' : `${n} weitere Fragen, in ihren Threads.`),
  thread: 'Zum Thread',
  howWords: 'Was mit meinen Worten geschieht',
  postIt: 'Posten',
  posted: (link) => `Der Überblick ist gepostet: ${link}`,
  underWay: { message: 'Der Überblick wird schon gepostet.', hint: 'Sieh in einer Minute in den Kanal.' },
};
