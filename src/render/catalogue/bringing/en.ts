import type { BringingTexts } from './texts.js';

export const en: BringingTexts = {
  button: (n) => (n === 1 ? 'Bring along one open question …' : `Bring along ${n} open questions …`),
  modalTitle: 'Bring along what stayed open',
  which: 'Which questions?',
  hint: (session) => `They stayed open in “${session}” and come at the end of the list`,
  leftOpenIn: (session) => `left open: ${session}`,
  brought: (n) =>
    `${n === 1 ? 'One question is' : `${n} questions are`} in the document now. Keep this file: it is the one that will be posted and exported.`,
  nothingWaits: {
    message: 'This document does not wait to be posted any more.',
    hint: 'Load it again with /session load.',
  },
  noList: (lines) => ({
    message: 'The questions of this document stand in no list that I could add to.',
    hint: `Put these lines into it yourself and load it again:\n${lines}`,
  }),
};
