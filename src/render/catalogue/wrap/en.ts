import type { WrapTexts } from './texts.js';

export const en: WrapTexts = {
  description: 'Finish a session step by step: sentences, takeaways, publishing',
  title: (session) => `**Wrap · ${session}**`,
  steps: { sentences: 'Sentences', takeaways: 'Takeaways', publish: 'Publish' },
  waiting: (n) => (n === 1 ? 'One sentence waits for you.' : `${n} sentences wait for you.`),
  noneWaits: 'No sentence waits: all tags are confirmed.',
  unchosen: 'Several sentences; nothing of it prints until one is chosen.',
  choose: 'Choose',
  untagged: 'about no cell of the table',
  suggested: (cells) => `${cells}, suggested`,
  change: 'Change',
  confirm: (n) => (n === 1 ? 'Confirm it' : `Confirm these ${n}`),
  leaveOut: 'Leave out …',
  earlier: 'Earlier',
  later: 'Later',
  next: 'Next',
  back: 'Back',
  proposals: (n) => (n === 1 ? 'One takeaway is proposed.' : `${n} takeaways are proposed.`),
  noProposals: 'No proposal waits.',
  votes: (agree, disagree) => `${agree} agree${disagree > 0 ? `, ${disagree} don’t` : ''}`,
  restsOn: (numbers) => `rests on ${numbers}`,
  accept: 'Accept …',
  withdraw: 'Withdraw …',
  stands: (sentences, takeaways) =>
    `${sentences === 1 ? 'One sentence' : `${sentences} sentences`} and ${takeaways === 1 ? 'one takeaway' : `${takeaways} takeaways`} stand in the notes.`,
  unnamed: (n) =>
    n === 1
      ? 'One person quoted has not chosen a name: files call them “a participant”.'
      : `${n} people quoted have not chosen a name: files call them “a participant”.`,
  lost: (n) =>
    n === 1
      ? 'One kept sentence lost its words and is left out: see /claim list.'
      : `${n} kept sentences lost their words and are left out: see /claim list.`,
  notes: (n) =>
    n === 1
      ? 'One note waits for the person who spoke: it stands without quotation marks.'
      : `${n} notes wait for those who spoke: they stand without quotation marks.`,
  unseen: (n) =>
    n === 1
      ? 'The speaker has not looked at one quote of theirs: see /gaps.'
      : `The speaker has not looked at ${n} quotes of theirs: see /gaps.`,
  noReply: (questions) => `No reply yet: question ${questions}.`,
  conflict: (where) =>
    `Somebody changed my text in the document (${where}), so I leave it as it was loaded. Load it again without the marks.`,
  preview: 'Preview',
  publish: 'Publish …',
  publishTitle: 'Publish the session',
  whatToDo: 'What to do',
  whatToDoHint: 'Whatever is done already is not done twice',
  notesOption: 'Post the filled document',
  closeOption: 'Close the session',
  digestOption: 'Send the digest if it waits',
  notesPosted: (session) => `**The notes of “${session}”**`,
  newest: 'The newest version',
  notesDone: (link) => `✓ The notes are posted: ${link}`,
  closeDone: '✓ The session is closed. What is kept from now on stands under *Since then*.',
  digestDone: (link) => `✓ The digest is sent: ${link}`,
  digestComes: (when) => `– The digest comes ${when}.`,
  digestNotSet: '– No digest is set; /digest schedule sets it.',
  failed: (reason) => `✗ ${reason}`,
  published: 'Done. You can come back any time: /session wrap begins where something is left.',
  edited: { message: 'This changed meanwhile.', hint: 'Look at the page again and press once more.' },
  notPosted: { message: 'This session was not posted yet.', hint: 'Load its document and press *Post* first.' },
};
