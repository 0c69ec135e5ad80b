import type { WhichSessionTexts } from './texts.js';

export const en: WhichSessionTexts = {
  option: 'Which session; without it the one of this thread, else the newest',
  noSuch: { message: 'There is no such session here.', hint: 'Choose one from the list as you type.' },
  none: {
    message: 'There is no session in this server yet.',
    hint: 'A host begins with /session load and the session document.',
  },
};
