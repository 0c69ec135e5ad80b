import type { HelpTexts } from './texts.js';

export const en: HelpTexts = {
  description: 'What you can do here',
  talk: '**Talk in the thread of a question. The rest is a tap:**',
  keep: (emoji) => `${emoji} on a message keeps it for the notes.`,
  agree: (emoji) => `${emoji} on a kept message agrees with it; if you don’t agree, reply.`,
  sentence: '*Keep a sentence* (hold a message, *Apps*) keeps one sentence and says what it is about.',
  me: '`/me` shows what is kept of your words, lets you leave it out, and asks how notes outside this server may call you.',
  privacy: '`/privacy` shows what is held of you, and lets you be forgotten.',
  week: [
    '**For hosts**',
    '`/session load` shows a preview of your document; *Post* opens the threads.',
    '`/session speaker` says who answers, `/session status` what comes next.',
    '`/claim change` tags a kept sentence, `/takeaway accept` takes a proposal into the notes.',
    '`/session brief` shows what the meeting begins with, `/session wrap` leads through what waits to the published notes.',
    '`/note` takes down what somebody said at the meeting; only they can confirm it.',
    '`/session export` gives the document with its two sections filled.',
    '`/digest schedule` sets the weekly digest, `/digest preview` shows it now.',
    '`/settings` sets roles, channels, time zone and emoji; `/doctor` says what is amiss.',
  ],
};
