import type { HelpTexts } from './texts.js';

export const es: HelpTexts = {
  description: 'Lo que puedes hacer aquí',
  talk: '**Habla en el hilo de una pregunta. Lo demás es un toque:**',
  keep: (emoji) => `${emoji} en un mensaje lo guarda para las notas.`,
  agree: (emoji) => `${emoji} en un mensaje guardado es estar de acuerdo; si no lo estás, responde.`,
  sentence: '*Keep a sentence* (mantén pulsado el mensaje, *Apps*) guarda una frase y dice de qué trata.',
  me: '`/me` muestra lo que se guarda de tus palabras, te deja quitarlo y pregunta cómo llamarte fuera de este servidor.',
  privacy: '`/privacy` muestra lo que se guarda de ti y deja que se te olvide.',
  week: [
    '**Para quien organiza**',
    '`/session load` muestra una vista previa de tu documento; *Publicar* abre los hilos.',
    '`/session speaker` dice quién responde; `/session status`, qué viene después.',
    '`/claim change` clasifica una frase guardada; `/takeaway accept` lleva una propuesta a las notas.',
    '`/session brief` muestra con qué empieza la reunión; `/session wrap` lleva por lo que espera hasta las notas publicadas.',
    '`/note` anota lo que alguien dijo en la reunión; solo esa persona puede confirmarlo.',
    '`/session export` da el documento con sus dos secciones rellenas.',
    '`/digest schedule` fija el resumen semanal; `/digest preview` lo muestra ahora.',
    '`/settings` fija roles, canales, zona horaria y emojis; `/doctor` dice qué falla.',
  ],
};
