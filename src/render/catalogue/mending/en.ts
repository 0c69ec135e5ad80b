import type { MendingTexts } from './texts.js';

const ONLY_THEY = 'Only they can take that back; what a keeper removed, a host can too.';

export const en: MendingTexts = {
  leftOut: {
    message: 'These words were left out of the notes, and stay out.',
    hint: 'Whoever left them out can take that back; you can always answer the message.',
  },
  cannotComeBack: (number) => ({
    message: `${number} cannot come back: it stands, or its message was deleted.`,
    hint: 'See the kept sentences with /claim list.',
  }),
  wholeLeftOut: (number) => ({
    message: `The whole message of ${number} is left out.`,
    hint: 'Hold the message, choose *Apps*, *Leave out of the notes*, and press *Take it back*.',
  }),
  keptAgain: (number) => ({
    message: `The words of ${number} were kept again under another number.`,
    hint: 'See it with /claim list.',
  }),
  notLeftOut: { message: 'This message is not left out.', hint: 'It can be kept like any other.' },
  somebodyElses: {
    message: 'This message is somebody else’s.',
    hint: 'Its writer can leave it out, or a host of the session.',
  },
  byAnother: (number) => ({ message: `${number} was left out by somebody else.`, hint: ONLY_THEY }),
  messageByAnother: { message: 'This message was left out by somebody else.', hint: ONLY_THEY },
  neitherYours: (number) => ({
    message: `${number} is neither your sentence nor kept by you.`,
    hint: 'Whoever wrote or kept it can use the new wording, or a host of the session.',
  }),
  stands: (number) => ({ message: `The words of ${number} still stand.`, hint: 'Nothing needs to be done.' }),
  nothingLike: (number) => ({
    message: `Nothing in the message says what ${number} said.`,
    hint: 'Leave it out, or keep another sentence: hold the message, *Apps*, *Keep a sentence*.',
  }),
  twin: (number, other) => ({
    message: `The new words are kept as ${other} already.`,
    hint: `Leave ${number} out.`,
  }),
};
