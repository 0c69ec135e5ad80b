import type { DigestTexts } from './texts.js';

export const es: DigestTexts = {
  descriptions: {
    digest: 'El resumen semanal de las sesiones de este servidor',
    preview: 'El resumen de los últimos siete días, solo para ti',
    now: 'Publica ahora el resumen de los últimos siete días, además del semanal',
    schedule: 'Dónde y cuándo se publica el resumen cada semana',
    when: 'Las próximas tres fechas del resumen',
    subscribe: 'Recibe el resumen por mensaje directo, o deja de recibirlo',
    channel: 'Dónde se publica',
    weekday: 'Qué día',
    hour: 'A qué hora, de 0 a 23',
    zone: 'En qué zona horaria, como Europe/Berlin',
  },
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  goesTo: (channel) => `El resumen va a ${channel} cada semana. Próximas fechas:`,
  howWords: 'Cómo se usan mis palabras',
  byDirect: 'Por mensaje directo',
  youAsked: 'Lo pediste tú; /digest subscribe lo detiene',
  stop: 'Parar',
  sentNow: (link) => `El resumen está publicado: ${link}`,
  subscribed: (next) =>
    `Desde ahora recibes el resumen por mensaje directo. ${next === null ? 'Empieza cuando quien organiza lo programe.' : `El próximo llega ${next}.`}`,
  unsubscribed: 'Ya no recibes mensajes directos míos.',
  notHost: {
    message: 'Esto con el resumen solo lo hace quien organiza.',
    hint: 'Pregunta a quien carga vuestras sesiones.',
  },
  notSet: { message: 'Aún no hay resumen programado.', hint: 'Quien organiza lo programa con /digest schedule.' },
  underWay: { message: 'El resumen ya se está publicando.', hint: 'Mira en su canal en un minuto.' },
  wrongChannel: { message: 'El resumen no puede ir ahí.', hint: 'Elige un canal de texto de este servidor.' },
  missing: (channel, permissions) => ({
    message: `En #${channel} no puedo hacer todo lo necesario: ${permissions}.`,
    hint: 'Da a mi rol esos permisos ahí y programa el resumen otra vez.',
  }),
  noZone: (zone) => ({
    message: `No existe la zona horaria «${zone}».`,
    hint: 'Elige una de la lista al escribir, como Europe/Berlin o America/New_York.',
  }),
};
