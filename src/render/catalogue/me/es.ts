import type { MeTexts } from './texts.js';

export const es: MeTexts = {
  description: 'Qué se guarda de tus palabras y qué te espera',
  waiting: (count, shown) =>
    count === 1
      ? '**Una cosa te espera.**'
      : count > shown
        ? `**${count} cosas te esperan; las primeras ${shown}:**`
        : `**${count} cosas te esperan.**`,
  open: (count) =>
    count === 1 ? '**Una pregunta espera tu respuesta**' : `**${count} preguntas esperan tu respuesta**`,
  asks: (name, words) => `${name} pregunta: «${words}»`,
  question: (number) => `Pregunta ${number}`,
  more: (count) => `y ${count} más`,
  notes: (count) =>
    count === 1
      ? '**Una nota de lo que dijiste espera tu palabra**'
      : `**${count} notas de lo que dijiste esperan tu palabra**`,
  noted: (by, words) => `${by} anotó: ${words}`,
  kept: (count) =>
    count === 0
      ? 'Ahora mismo no se guarda ninguna frase tuya.'
      : count === 1
        ? '**Se guarda una frase tuya**'
        : `**Se guardan ${count} frases tuyas**`,
  page: (page, pages) => `página ${page} de ${pages}`,
  lost: (number, keptFrom) =>
    `${number} ya no está en ${keptFrom === null ? 'tu mensaje' : `el mensaje de ${keptFrom}, donde la guardaste`}, así que salió de las notas.`,
  now: (words) => `Ahora dice: «${words}»`,
  isFine: 'para ti está bien',
  isCorrected: (words) => `la corregiste: «${words}»`,
  useNew: 'Usar el texto nuevo',
  fine: 'Está bien',
  answered: 'Respondida',
  correct: 'Corregir',
  leaveOut: 'Dejar fuera',
  takeBack: 'Deshacer',
  earlier: 'Anterior',
  later: 'Siguiente',
  nameMe: 'Mi nombre',
  writeToMe: 'Escríbeme una vez',
  doNotWrite: 'Ningún mensaje, por favor',
  outside: {
    unset: 'Fuera de este servidor eres «alguien del grupo»; aún no has elegido.',
    none: 'Fuera de este servidor eres «alguien del grupo».',
    name: 'Fuera de este servidor apareces con tu nombre.',
    initials: 'Fuera de este servidor apareces con tus iniciales.',
    absent: 'Fuera de este servidor no se imprime nada tuyo.',
  },
  done: {
    reworded: (number, words) =>
      `${number} está otra vez en las notas. Ahora dice: «${words}» A quien estaba de acuerdo con lo anterior se le pregunta de nuevo.`,
    leftOut: (number) => `${number} está fuera de las notas. El mensaje se queda donde está.`,
    back: (number) => `${number} está otra vez en las notas.`,
    answered: (number) => `${number} queda respondida.`,
    fine: (number) => `Gracias. ${number} queda como está.`,
    corrected: (number) => `Tu corrección está bajo ${number}, con la fecha de hoy.`,
    uncorrected: (number) => `Ya no hay nada tuyo bajo ${number}.`,
  },
  modal: {
    title: (number) => `Corregir ${number}`,
    label: 'Lo que quieres corregir',
    hint: 'Aparece bajo la cita, con la fecha. Déjalo vacío para retirar una corrección.',
  },
  messageOut: (numbers) =>
    `Este mensaje queda fuera de las notas desde ahora. ${numbers === null ? 'No se había guardado nada de él.' : `${numbers} salió de las notas con él.`}`,
  messageIn: (numbers) =>
    `Este mensaje puede guardarse otra vez.${numbers === null ? '' : ` ${numbers} está otra vez en las notas.`}`,
  notYours: (number) => ({
    message: `${number} es de otra persona.`,
    hint: 'Solo puede quien lo escribió; tú puedes responder al mensaje.',
  }),
  notOfSession: {
    message: 'Este mensaje no es de ninguna sesión, o aún no lo he leído.',
    hint: 'Fuera de los hilos de una sesión no se guarda nada; en uno de ellos, prueba otra vez en un momento.',
  },
  deleted: { message: 'Este mensaje se borró entretanto.', hint: 'No hay que hacer nada.' },
};
