import type { PrivacyTexts } from './texts.js';

export const es: PrivacyTexts = {
  description: 'Qué se guarda de ti, cómo te llaman los archivos y cómo ser olvidado',
  showDescription: 'Qué se guarda de ti en este servidor',
  nameDescription: 'Cómo pueden llamarte las notas fuera de este servidor',
  exportDescription: 'Todo lo que se guarda de ti, como archivo',
  forgetDescription: 'Borra tus palabras y tu nombre',
  holds: '**Lo que se guarda de ti en este servidor**',
  holdsNothing: 'En este servidor no se guarda nada tuyo.',
  messages: (n) => `${n === 1 ? 'un mensaje' : `${n} mensajes`} en hilos de sesiones`,
  quoted: (n) => `${n === 1 ? 'una frase tuya guardada' : `${n} frases tuyas guardadas`} para las notas: mira /me`,
  kept: (n) => `${n === 1 ? 'una frase' : `${n} frases`} que guardaste`,
  proposed: (n) => `${n === 1 ? 'una conclusión' : `${n} conclusiones`} que propusiste`,
  votes: (n) => `${n === 1 ? 'un voto' : `${n} votos`} sobre conclusiones`,
  reactions: (n) => `${n === 1 ? 'una reacción' : `${n} reacciones`}`,
  retention: (days) => `El texto de los mensajes que nadie guardó se borra ${days} días después de cerrar la sesión.`,
  noRetention: 'El texto de los mensajes queda hasta que tú o quien organiza lo mande borrar.',
  outside: {
    unset: 'Fuera de este servidor eres «alguien del grupo»; aún no has elegido.',
    none: 'Fuera de este servidor eres «alguien del grupo».',
    name: 'Fuera de este servidor apareces con tu nombre.',
    initials: 'Fuera de este servidor te representan tus iniciales.',
    absent: 'Fuera de este servidor no se imprime nada tuyo.',
  },
  nameButton: 'Mi nombre',
  exportButton: 'Como archivo',
  forgetButton: 'Olvídame…',
  exported: 'Todo lo que se guarda de ti en este servidor. Solo lo ves tú.',
  forgetTitle: '**¿Olvidarte?** Esto no se puede deshacer.',
  whatGoes:
    'Se borra: el texto de tus mensajes aquí y sus versiones anteriores, cada frase tuya en las notas, tus propuestas, tus razones, tu nombre. Los resúmenes y notas publicados los pierden al momento.',
  whatStays:
    'Queda: cuántos mensajes hubo, sin nombre. Tus mensajes y reacciones en Discord siguen ahí hasta que los borres.',
  forgetReally: 'Olvídame',
  cancel: 'Cancelar',
  cancelled: 'No se ha borrado nada.',
  forgotten: (rows) => `Aquí quedas en el olvido: ${rows} entradas se borraron o perdieron tu nombre.`,
  purge: (files) =>
    `Estos archivos salieron antes del servidor y quizá aún contengan palabras tuyas; quien los tenga puede borrarlos:\n${files}`,
  file: (when, by, session) => `- «${session}», exportado ${when} por ${by}`,
  nothingToForget: 'Aquí no se guarda nada tuyo, así que no había nada que borrar.',
};
