import type { SpeakerTexts } from './texts.js';

export const es: SpeakerTexts = {
  description: 'Di quién responde a las preguntas: sus respuestas van primero',
  userDescription: 'Quien presenta',
  who: '¿Quién responde a las preguntas?',
  named: (user, session) => `${user} presenta «${session}». Sus respuestas van marcadas y primero en las notas.`,
  nobody: (session) => `«${session}» ya no tiene a nadie que presente.`,
  willWrite: (session) =>
    `Te escribo una vez sobre «${session}»: lo que queda abierto para ti, la víspera de la reunión.`,
  willNotWrite: (session) => `No te escribo sobre «${session}».`,
  notYou: {
    message: 'No eres quien presenta en esta sesión.',
    hint: 'Un anfitrión nombra a quien presenta con /session speaker.',
  },
  openForYou: (n, session) =>
    `${n === 1 ? '**Una pregunta está abierta para ti** en' : `**${n} preguntas están abiertas para ti** en`} «${session}»:`,
  answerThere: 'Responde en el hilo, como respuesta al mensaje: así cuenta como respondida.',
  youAsked: 'Pediste este único mensaje en /me',
};
