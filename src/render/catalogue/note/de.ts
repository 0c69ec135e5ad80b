import type { NoteTexts } from './texts.js';

export const de: NoteTexts = {
  description: 'Notieren, was jemand beim Treffen gesagt oder per Mail geantwortet hat',
  button: 'Notiz',
  modal: {
    title: 'Eine Notiz machen',
    who: 'Wer hat es gesagt',
    whoHint: 'Sie oder er kann es bestätigen oder berichtigen.',
    name: 'Oder der Name, ohne Konto hier',
    nameHint: 'Es steht als deine Notiz da.',
    question: 'Zu welcher Frage',
    said: 'Was gesagt wurde',
    saidHint: 'In den eigenen Worten, so nah du kannst.',
  },
  spoken: (name, by) => `**${name}**, gesprochen, notiert von ${by}`,
  confirmed: (name, by) => `**${name}**, gesprochen, notiert von ${by}, bestätigt`,
  iSaidThis: 'Das habe ich gesagt',
  correctIt: 'Berichtigen',
  correctTitle: 'Was du gesagt hast',
  taken: (link, canConfirm) =>
    `Notiert: ${link}${canConfirm === null ? '' : ` Bis ${canConfirm} *Das habe ich gesagt* drückt, steht es ohne Anführungszeichen.`}`,
  takeBack: 'Rückgängig',
  takenBack: 'Die Notiz ist weg.',
  nobody: {
    message: 'Die Notiz sagt nicht, wer gesprochen hat.',
    hint: 'Wähle jemanden, oder schreib den Namen, wenn kein Konto da ist.',
  },
  unknownPerson: { message: 'Diese Person ist nicht auf dem Server.', hint: 'Schreib stattdessen ihren Namen.' },
  nothingSaid: { message: 'In dieser Notiz stehen keine Worte.', hint: 'Schreib, was gesagt wurde.' },
  noQuestion: { message: 'Diese Frage gibt es nicht mehr.', hint: 'Öffne die Notiz noch einmal und wähle eine.' },
  notPosted: {
    message: 'Diese Sitzung ist noch nicht gepostet.',
    hint: 'Zuerst postet sie jemand von den Gastgebern; dann haben Notizen einen Ort.',
  },
  gone: { message: 'Diese Notiz gibt es nicht mehr.', hint: 'Es ist nichts weiter zu tun.' },
  notYours: {
    message: 'Das hat jemand anderes gesagt.',
    hint: 'Nur wer gesprochen hat, kann es bestätigen oder berichtigen.',
  },
  notTaken: {
    message: 'Diese Notiz hat jemand anderes gemacht.',
    hint: 'Zurücknehmen kann, wer sie gemacht hat, oder ein Gastgeber; weglassen kann, wer gesprochen hat.',
  },
};
