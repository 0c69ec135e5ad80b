import type { StatusTexts } from './texts.js';

export const es: StatusTexts = {
  description: 'Cómo va la sesión y cuál es el siguiente paso',
  states: { loaded: 'cargada', posted: 'publicada', closed: 'cerrada' },
  messages: (n, people) =>
    `${n === 1 ? 'un mensaje' : `${n} mensajes`} de ${people === 1 ? 'una persona' : `${people} personas`}`,
  kept: (n, unconfirmed) =>
    `${n === 1 ? 'una frase guardada' : `${n} frases guardadas`}, ${unconfirmed} sin clasificación confirmada`,
  takeaways: (n, accepted) =>
    `${n === 1 ? 'una conclusión propuesta' : `${n} conclusiones propuestas`}, ${accepted} aceptadas`,
  named: (n) => `${n === 1 ? 'una persona eligió' : `${n} personas eligieron`} cómo la nombran los archivos`,
  noReply: (questions) => `sin respuesta todavía: pregunta ${questions}`,
  opened: (open, of) => `${open} de ${of} preguntas están abiertas; cada día una más`,
  lost: (n) =>
    `${n === 1 ? 'una frase guardada perdió' : `${n} frases guardadas perdieron`} sus palabras y salió de las notas: /claim list`,
  next: (step) => `Siguiente paso: ${step}`,
  steps: {
    post: 'mira la vista previa con /session post y pulsa *Publicar*.',
    speaker: 'di quién presenta con /session speaker.',
    keep: (emoji) => `guarda la primera frase: reacciona con ${emoji} a una respuesta.`,
    propose: 'propón qué os lleváis, en el último hilo.',
    wrap: 'repasa lo que espera con /session wrap.',
    publish: 'publica las notas con /session wrap.',
    close: 'cierra la sesión con /session wrap cuando acabe la charla.',
    done: 'nada. Las respuestas tardías se siguen recogiendo; /session export da el documento.',
  },
  overview: 'El resumen inicial',
  question: (number) => `La pregunta ${number}`,
  takeawaysThread: 'El hilo de las conclusiones',
  troubles: {
    hidden: 'está cerrado para mí: da a mi rol «Ver canal» (View Channel) en su canal.',
    'no-history': 'no lo puedo releer: da a mi rol «Leer el historial de mensajes» (Read Message History) en su canal.',
    'not-member':
      'es privado y no estoy en él: mencióname ahí o da a mi rol «Gestionar hilos» (Manage Threads) en su canal.',
    withheld: 'llega sin palabras: quien me mantiene tiene que activar Message Content Intent en el Developer Portal.',
    missing: 'no estaba la última vez que miré; vuelvo a mirar antes de una hora y hasta entonces no se quita nada.',
    gone: 'fue borrado: ya no se muestra nada de lo dicho ahí.',
  },
  outdated: (when, by, numbers) =>
    `exportado ${when} por ${by}: aún contiene ${numbers}. Sustituye ese archivo o bórralo`,
  moreOutdated: (n) => `${n} exportaciones más contienen palabras retiradas`,
  andMore: (n) => `y ${n} más`,
};
