import type { PrivacyTexts } from './texts.js';

export const en: PrivacyTexts = {
  description: 'What is held of you, how files call you, and how to be forgotten',
  showDescription: 'What is held of you in this server',
  nameDescription: 'How notes that leave this server may call you',
  exportDescription: 'Everything that is held of you, as a file',
  forgetDescription: 'Erase your words and your name',
  holds: '**What is held of you in this server**',
  holdsNothing: 'Nothing of yours is held in this server.',
  messages: (n) => `${n === 1 ? 'one message' : `${n} messages`} in threads of sessions`,
  quoted: (n) => `${n === 1 ? 'one sentence' : `${n} sentences`} of yours kept for the notes: /me shows them`,
  kept: (n) => `${n === 1 ? 'one sentence' : `${n} sentences`} that you kept`,
  proposed: (n) => `${n === 1 ? 'one takeaway' : `${n} takeaways`} that you proposed`,
  votes: (n) => `${n === 1 ? 'one vote' : `${n} votes`} on takeaways`,
  reactions: (n) => `${n === 1 ? 'one reaction' : `${n} reactions`}`,
  retention: (days) => `The text of messages that nobody kept is erased ${days} days after a session closes.`,
  noRetention: 'The text of messages is kept until you or a host have it erased.',
  outside: {
    unset: 'Outside this server you are “a participant”; you have not chosen yet.',
    none: 'Outside this server you are “a participant”.',
    name: 'Outside this server you stand under your name.',
    initials: 'Outside this server your initials stand for you.',
    absent: 'Outside this server nothing of yours is printed.',
  },
  nameButton: 'Name me',
  exportButton: 'Get it as a file',
  forgetButton: 'Forget me …',
  exported: 'Everything that is held of you in this server. Only you see this.',
  forgetTitle: '**Forget me?** This cannot be undone.',
  whatGoes:
    'Erased: the text of your messages here and its earlier versions, every sentence of yours in the notes, your proposals, your reasons, your name. Posted digests and notes lose them at once.',
  whatStays:
    'What stays: how many messages there were, under no name. Your messages and reactions in Discord itself stay there until you delete them.',
  forgetReally: 'Forget me',
  cancel: 'Cancel',
  cancelled: 'Nothing was erased.',
  forgotten: (rows) => `You are forgotten here: ${rows} entries were erased or lost your name.`,
  purge: (files) =>
    `These files left the server before and may still hold your words; whoever has them can delete them:\n${files}`,
  file: (when, by, session) => `- “${session}”, exported ${when} by ${by}`,
  nothingToForget: 'Nothing of yours is held here, so there was nothing to erase.',
};
