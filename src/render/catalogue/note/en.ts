import type { NoteTexts } from './texts.js';

export const en: NoteTexts = {
  description: 'Take down what somebody said at the meeting, or answered by mail',
  button: 'Note',
  modal: {
    title: 'Take a note',
    who: 'Who said it',
    whoHint: 'They can confirm or correct it.',
    name: 'Or their name, without an account here',
    nameHint: 'It stands as noted by you.',
    question: 'To which question',
    said: 'What was said',
    saidHint: 'In their words, as close as you can.',
  },
  spoken: (name, by) => `**${name}**, spoken, noted by ${by}`,
  confirmed: (name, by) => `**${name}**, spoken, noted by ${by}, confirmed`,
  iSaidThis: 'I said this',
  correctIt: 'Correct it',
  correctTitle: 'What you said',
  taken: (link, canConfirm) =>
    `Noted: ${link}${canConfirm === null ? '' : ` Until ${canConfirm} presses *I said this*, it stands without quotation marks.`}`,
  takeBack: 'Take it back',
  takenBack: 'The note is gone.',
  nobody: {
    message: 'The note does not say who spoke.',
    hint: 'Choose a person, or write the name of somebody without an account.',
  },
  unknownPerson: { message: 'This person is not in the server.', hint: 'Write their name instead.' },
  nothingSaid: { message: 'There are no words in this note.', hint: 'Write what was said.' },
  noQuestion: { message: 'There is no such question any more.', hint: 'Open the note anew and choose one.' },
  notPosted: { message: 'This session was not posted yet.', hint: 'A host posts it first; then notes have a place.' },
  gone: { message: 'This note is not here any more.', hint: 'Nothing needs to be done.' },
  notYours: { message: 'Somebody else said this.', hint: 'Only they can confirm or correct it.' },
  notTaken: {
    message: 'This note was taken by somebody else.',
    hint: 'They can take it back, or a host; who spoke can leave it out.',
  },
};
