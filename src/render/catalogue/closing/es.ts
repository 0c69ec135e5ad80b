import type { ClosingTexts } from './texts.js';

export const es: ClosingTexts = {
  closeDescription: 'Termina la charla: las notas quedan fijas, salvo lo tardío',
  reopenDescription: 'Abre otra vez una sesión cerrada',
  closed: (session) =>
    `«${session}» está cerrada. Lo que se guarde desde ahora aparece en *Desde entonces*; las respuestas se siguen recogiendo, y quien retira sus palabras las saca también de las notas.`,
  reopened: (session) => `«${session}» está abierta otra vez. Lo que llegó desde entonces queda con lo demás.`,
  reopen: 'Abrir otra vez',
  close: 'Cerrar',
  notOpen: {
    message: 'Esta sesión no está abierta.',
    hint: 'Solo se cierra una sesión publicada y no cerrada: mira /session status.',
  },
  notClosed: { message: 'Esta sesión no está cerrada.', hint: 'Mira cómo va con /session status.' },
};
