import type { FailureTexts } from './texts.js';

export const en: FailureTexts = {
  ourFault: 'Something went wrong on my side, and it is in my log.\nTry again; if it stays, tell whoever runs me.',
  excuse: {
    outside: 'I only work inside a server. Please use me in the server where your group meets.',
    noForm: 'Discord did not take this form. Please tell whoever runs me.',
    unshown: 'Discord did not take my answer. What you asked for may have been done: look before you try again.',
  },
  atWork: {
    posting: (title) => `“${title}” is being posted already.`,
    publishing: (title) => `The notes of “${title}” are being posted already.`,
    hint: 'Wait a minute; if nothing comes, ask again.',
  },
  unknown: {
    message: 'This button or command is from an older version of me.',
    hint: 'Use the newest message of the session, or see /help.',
  },
  unreachable: {
    forbidden: {
      message: 'Discord does not let me do this there.',
      hint: 'Give my role View Channel, Read Message History and Send Messages (in threads too) in that channel, then try again.',
    },
    missing: {
      message: 'That channel, thread or message is not there any more, or I cannot see it.',
      hint: 'Choose another one, or let my role see it (Edit Channel, Permissions), then try again.',
    },
    withheld: {
      message: 'Discord withholds from me what people write.',
      hint: 'Whoever runs me turns on the Message Content intent in the Developer Portal and starts me again.',
    },
  },
};
