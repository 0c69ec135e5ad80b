import type { StatusTexts } from './texts.js';

export const en: StatusTexts = {
  description: 'How far the session is, and the next step',
  states: { loaded: 'loaded', posted: 'posted', closed: 'closed' },
  messages: (n, people) =>
    `${n === 1 ? 'one message' : `${n} messages`} by ${people === 1 ? 'one person' : `${people} people`}`,
  kept: (n, unconfirmed) =>
    `${n === 1 ? 'one sentence' : `${n} sentences`} kept, ${unconfirmed} of them without confirmed tags`,
  takeaways: (n, accepted) => `${n === 1 ? 'one takeaway' : `${n} takeaways`} proposed, ${accepted} accepted`,
  named: (n) => `${n === 1 ? 'one person' : `${n} people`} chose how files name them`,
  noReply: (questions) => `no reply yet: question ${questions}`,
  opened: (open, of) => `${open} of ${of} questions are open; another each day`,
  lost: (n) =>
    `${n === 1 ? 'one kept sentence' : `${n} kept sentences`} lost their words and left the notes: /claim list`,
  next: (step) => `Next: ${step}`,
  steps: {
    post: 'see the preview with /session post and press *Post*.',
    speaker: 'name the speaker with /session speaker.',
    keep: (emoji) => `keep the first sentence: react with ${emoji} to a reply.`,
    propose: 'propose what you take from it, in the last thread.',
    wrap: 'go through what waits with /session wrap.',
    publish: 'publish the notes with /session wrap.',
    close: 'close the session with /session wrap when the talk is over.',
    done: 'nothing. Late replies are still gathered; /session export gives the document.',
  },
  overview: 'The overview',
  question: (number) => `Question ${number}`,
  takeawaysThread: 'The takeaways',
  troubles: {
    hidden: 'is closed to me: give my role “View Channel” in its channel.',
    'no-history': 'may not be read back by me: give my role “Read Message History” in its channel.',
    'not-member': 'is private and I am not in it: mention me there, or give my role “Manage Threads” in its channel.',
    withheld:
      'comes without its words: whoever runs me has to turn on the Message Content intent in the Developer Portal.',
    missing: 'was not found when I last looked; I look again within the hour, and nothing is taken out before.',
    gone: 'was deleted: nothing said there is shown any more.',
  },
  outdated: (when, by, numbers) => `exported ${when} by ${by}: still holds ${numbers}. Replace that file, or delete it`,
  moreOutdated: (n) => `${n} more exports hold words that were withdrawn`,
  andMore: (n) => `and ${n} more`,
};
