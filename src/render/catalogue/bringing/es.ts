import type { BringingTexts } from './texts.js';

export const es: BringingTexts = {
  button: (n) => (n === 1 ? 'Llevar una pregunta abierta …' : `Llevar ${n} preguntas abiertas …`),
  modalTitle: 'Llevar lo que quedó abierto',
  which: '¿Qué preguntas?',
  hint: (session) => `Quedaron abiertas en «${session}» y van al final de la lista`,
  leftOpenIn: (session) => `quedó abierta: ${session}`,
  brought: (n) =>
    `${n === 1 ? 'Una pregunta está' : `${n} preguntas están`} ahora en el documento. Guarda este archivo: es el que se publicará y exportará.`,
  nothingWaits: {
    message: 'Este documento ya no espera a ser publicado.',
    hint: 'Cárgalo otra vez con /session load.',
  },
  noList: (lines) => ({
    message: 'Las preguntas de este documento no están en ninguna lista a la que pueda añadir.',
    hint: `Pon tú estas líneas y cárgalo otra vez:\n${lines}`,
  }),
};
