import type { BriefTexts } from './texts.js';

export const en: BriefTexts = {
  briefDescription: 'What the meeting begins with: answers, agreement, disputes, what is open',
  meetDescription: 'Put the brief into the chat of the voice channel now',
  title: (session, when) => `**Before we meet: ${session}**${when === null ? '' : ` · ${when}`}`,
  mostAgreed: 'Most agreed',
  disputed: 'Disputed',
  open: 'Open',
  noReply: 'No reply yet.',
  more: (n) => (n === 1 ? 'One more question, in its thread.' : `${n} more questions, in their threads.`),
  thread: 'To the thread',
  howWords: 'How my words are used',
  postIt: 'Post it',
  posted: (link) => `The brief is posted: ${link}`,
  underWay: { message: 'The brief is being posted already.', hint: 'Look into the channel in a minute.' },
};
