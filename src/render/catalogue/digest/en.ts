import type { DigestTexts } from './texts.js';

export const en: DigestTexts = {
  descriptions: {
    digest: 'The weekly digest of this server’s sessions',
    preview: 'The digest of the last seven days, shown only to you',
    now: 'Post the digest of the last seven days now, beside the weekly one',
    schedule: 'Where and when the digest is posted each week',
    when: 'The next three dates of the digest',
    subscribe: 'Get the digest as a direct message, or stop that',
    channel: 'Where it is posted',
    weekday: 'On which day',
    hour: 'At which hour, 0 to 23',
    zone: 'In which time zone, such as Europe/Berlin',
  },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  goesTo: (channel) => `The digest goes to ${channel} every week. Next:`,
  howWords: 'How my words are used',
  byDirect: 'By direct message',
  youAsked: 'You asked for this; /digest subscribe stops it',
  stop: 'Stop',
  sentNow: (link) => `The digest is posted: ${link}`,
  subscribed: (next) =>
    `You get the digest as a direct message from now on. ${next === null ? 'It begins when a host sets the digest.' : `The next one comes ${next}.`}`,
  unsubscribed: 'You get no more direct messages from me.',
  notHost: { message: 'Only a host may do this with the digest.', hint: 'Ask whoever loads your sessions.' },
  notSet: { message: 'No digest is set yet.', hint: 'A host sets it with /digest schedule.' },
  underWay: { message: 'The digest is being posted already.', hint: 'Look into its channel in a minute.' },
  wrongChannel: { message: 'The digest cannot go there.', hint: 'Choose a text channel of this server.' },
  missing: (channel, permissions) => ({
    message: `I may not do all that is needed in #${channel}: ${permissions}.`,
    hint: 'Give my role these permissions there, then set the digest again.',
  }),
  noZone: (zone) => ({
    message: `There is no time zone “${zone}”.`,
    hint: 'Choose one from the list as you type, such as Europe/Berlin or America/New_York.',
  }),
};
