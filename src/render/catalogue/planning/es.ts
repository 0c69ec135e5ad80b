import type { PlanningTexts } from './texts.js';

export const es: PlanningTexts = {
  daily: 'Una al día',
  postAt: 'Publicar el…',
  modalTitle: 'Publicar más tarde',
  when: 'Cuándo',
  zoneHint: (zone) => `Por ejemplo 2026-10-05 09:00, en ${zone}`,
  pace: 'Cómo',
  paceHint: 'El hilo de las conclusiones llega con la última pregunta',
  allAtOnce: 'Todas las preguntas a la vez',
  oneADay: 'Una pregunta al día',
  planned: (session, when, where, zone) =>
    `«${session}» se publicará ${when} en ${where} (fijado en ${zone}). Se publica lo que esté cargado entonces.`,
  dailyPlanned: 'Las preguntas llegan una al día, a la misma hora.',
  postNow: 'Publicar ahora',
  change: 'Cambiar',
  cancel: 'No publicar',
  cancelled: (session) => `«${session}» no se publicará por sí sola. No se ha publicado nada.`,
  notAMoment: (typed) => ({
    message: `«${typed}» no es un momento que entienda.`,
    hint: 'Escríbelo como 2026-10-05 09:00.',
  }),
  past: { message: 'Ese momento ya pasó.', hint: 'Elige uno posterior o pulsa *Publicar*.' },
  posted: {
    message: 'Esta sesión ya está publicada.',
    hint: 'Carga el documento cambiado y pulsa *Publicar los cambios*.',
  },
};
