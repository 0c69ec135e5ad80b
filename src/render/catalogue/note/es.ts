import type { NoteTexts } from './texts.js';

export const es: NoteTexts = {
  description: 'Anota lo que alguien dijo en la reunión o respondió por correo',
  button: 'Anotar',
  modal: {
    title: 'Tomar una nota',
    who: 'Quién lo dijo',
    whoHint: 'Puede confirmarlo o corregirlo.',
    name: 'O su nombre, si no tiene cuenta aquí',
    nameHint: 'Queda como nota tuya.',
    question: 'A qué pregunta',
    said: 'Lo que se dijo',
    saidHint: 'Con sus palabras, lo más fiel que puedas.',
  },
  spoken: (name, by) => `**${name}**, de palabra, anotado por ${by}`,
  confirmed: (name, by) => `**${name}**, de palabra, anotado por ${by}, confirmado`,
  iSaidThis: 'Lo dije yo',
  correctIt: 'Corregirlo',
  correctTitle: 'Lo que dijiste',
  taken: (link, canConfirm) =>
    `Anotado: ${link}${canConfirm === null ? '' : ` Hasta que ${canConfirm} pulse *Lo dije yo*, aparece sin comillas.`}`,
  takeBack: 'Deshacer',
  takenBack: 'La nota ya no está.',
  nobody: {
    message: 'La nota no dice quién habló.',
    hint: 'Elige a una persona, o escribe el nombre si no tiene cuenta.',
  },
  unknownPerson: { message: 'Esta persona no está en el servidor.', hint: 'Escribe su nombre.' },
  nothingSaid: { message: 'No hay palabras en esta nota.', hint: 'Escribe lo que se dijo.' },
  noQuestion: { message: 'Esa pregunta ya no existe.', hint: 'Abre la nota otra vez y elige una.' },
  notPosted: {
    message: 'Esta sesión aún no se ha publicado.',
    hint: 'Primero la publica quien la organiza; entonces las notas tienen sitio.',
  },
  gone: { message: 'Esta nota ya no está.', hint: 'No hay que hacer nada.' },
  notYours: { message: 'Esto lo dijo otra persona.', hint: 'Solo ella puede confirmarlo o corregirlo.' },
  notTaken: {
    message: 'Esta nota la tomó otra persona.',
    hint: 'Puede retirarla quien la tomó o quien organiza; quien habló puede dejarla fuera.',
  },
};
