import type { CatchUpTexts } from './texts.js';

export const es: CatchUpTexts = {
  button: 'Ponme al día',
  soFar: (session) => `**${session}**, todo hasta ahora`,
  since: (session, when) => `**${session}**: lo nuevo desde la última vez que miraste, ${when}`,
  nothing: 'Nada nuevo.',
  messages: (count) => (count === 1 ? 'un mensaje nuevo' : `${count} mensajes nuevos`),
  relation: {
    agrees: (number) => `de acuerdo con ${number}`,
    objects: (number) => `se opone a ${number}`,
    narrows: (number) => `matiza ${number}`,
  },
  open: 'sigue abierta',
  agree: (people) => (people === 1 ? 'una persona de acuerdo' : `${people} personas de acuerdo`),
  takeaways: 'Lo que nos llevamos',
  proposed: 'propuesta',
  accepted: 'aceptada',
  lost: (number) => `**Algo te espera.** ${number} ya no está en su mensaje, así que salió de las notas.`,
  nowSays: (words) => `Ahora dice: «${words}»`,
  moreWait: (count) => (count === 1 ? 'Otra espera en /me.' : `Otras ${count} esperan en /me.`),
  useNewWording: 'Usar las nuevas palabras',
  leaveOut: 'Dejar fuera',
  earlier: 'Anteriores',
  later: 'Siguientes',
  everything: 'Todo hasta ahora',
  gone: {
    message: 'Esta sesión ya no está aquí.',
    hint: 'Usa el mensaje más reciente de una sesión, o míralas con /session status.',
  },
};
