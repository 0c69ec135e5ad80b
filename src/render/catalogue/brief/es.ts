import type { BriefTexts } from './texts.js';

export const es: BriefTexts = {
  briefDescription: 'Con qué empieza la reunión: respuestas, acuerdo, disputas, lo abierto',
  meetDescription: 'Pon el repaso ahora en el chat del canal de voz',
  title: (session, when) => `**Antes de reunirnos: ${session}**${when === null ? '' : ` · ${when}`}`,
  mostAgreed: 'Más acuerdo',
  disputed: 'En disputa',
  open: 'Abierto',
  noReply: 'Sin respuesta todavía.',
  more: (n) => (n === 1 ? 'Una pregunta más, en su hilo.' : `${n} preguntas más, en sus hilos.`),
  thread: 'Al hilo',
  howWords: 'Qué pasa con mis palabras',
  postIt: 'Publicarlo',
  posted: (link) => `El repaso está publicado: ${link}`,
  underWay: { message: 'El repaso ya se está publicando.', hint: 'Mira el canal dentro de un minuto.' },
};
