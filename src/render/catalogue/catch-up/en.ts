import type { CatchUpTexts } from './texts.js';

export const en: CatchUpTexts = {
  button: 'Catch me up',
  soFar: (session) => `**${session}**, all of it so far`,
  since: (session, when) => `**${session}**: what is new since you last looked, ${when}`,
  nothing: 'Nothing new.',
  messages: (count) => (count === 1 ? 'one new message' : `${count} new messages`),
  relation: {
    agrees: (number) => `agrees with ${number}`,
    objects: (number) => `objects to ${number}`,
    narrows: (number) => `narrows ${number}`,
  },
  open: 'still open',
  agree: (people) => (people === 1 ? 'one agrees' : `${people} agree`),
  takeaways: 'What we take from it',
  proposed: 'proposed',
  accepted: 'accepted',
  lost: (number) => `**One thing waits for you.** ${number} is no longer in its message, so it left the notes.`,
  nowSays: (words) => `Now it says: “${words}”`,
  moreWait: (count) => (count === 1 ? 'One more waits in /me.' : `${count} more wait in /me.`),
  useNewWording: 'Use the new wording',
  leaveOut: 'Leave out',
  earlier: 'Earlier',
  later: 'Later',
  everything: 'Everything so far',
  gone: {
    message: 'This session is not here any more.',
    hint: 'Use the newest message of a session, or see them with /session status.',
  },
};
