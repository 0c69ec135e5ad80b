import type { ClosingTexts } from './texts.js';

export const en: ClosingTexts = {
  closeDescription: 'End the talk of a session: its notes are final but for late news',
  reopenDescription: 'Open a closed session again',
  closed: (session) =>
    `“${session}” is closed. What is kept from now on stands under *Since then*; replies are still gathered, and whoever takes words back takes them out of the notes too.`,
  reopened: (session) => `“${session}” is open again. What came since then stands among the rest.`,
  reopen: 'Open again',
  close: 'Close',
  notOpen: {
    message: 'This session is not open.',
    hint: 'Only a session that was posted and is not closed can be closed: see /session status.',
  },
  notClosed: { message: 'This session is not closed.', hint: 'See how far it is with /session status.' },
};
