import type { KeepingTexts } from './texts.js';

export const es: KeepingTexts = {
  command: {
    claim: 'Las frases guardadas de una sesión',
    list: 'Todas las frases guardadas con sus números',
    change: 'Decir de qué celdas de la tabla trata una frase y qué relación tiene con otra',
    answered: 'Di que la pregunta de una frase guardada está respondida',
    remove: 'Sacar una frase guardada de las notas',
    number: 'La frase guardada, por su número, como 1.2',
    ingredient: 'Una fila de la tabla',
    recipe: 'Una columna de la tabla',
    relation: 'Qué relación tiene con otra frase guardada',
    to: 'La otra frase guardada',
  },
  modal: {
    title: 'Conservar una frase',
    sentence: 'La frase',
    sentenceHint: 'Una, o varias seguidas',
    ingredient: 'Ingrediente',
    recipe: 'Receta',
    suggested: 'Las sugeridas ya están elegidas',
    likeliest: 'Las 25 más probables; cualquier otra con /claim change',
    relation: 'Esta frase',
    relationHint: 'Qué relación tiene con otra frase guardada',
    standsAlone: 'Va por sí sola',
    relates: {
      agrees: (number) => `De acuerdo con ${number}`,
      objects: (number) => `Se opone a ${number}`,
      narrows: (number) => `Matiza ${number}`,
    },
    exact: 'U otras palabras exactas',
    exactHint: 'Copiadas del mensaje; cuentan en lugar de la frase de arriba',
    keptAs: (number) => `guardada como ${number}`,
  },
  receipt: {
    kept: (number, quote) => `Guardada como ${number}: «${quote}»`,
    again: (number, quote) => `Ya estaba guardada, como ${number}; lo que elegiste queda anotado: «${quote}»`,
    taggedByOther: (number, quote) =>
      `Ya estaba guardada, como ${number}, y otra persona dijo de qué trata: «${quote}»`,
    shares: (numbers, count) =>
      `${numbers} ${count === 1 ? 'comparte' : 'comparten'} palabras con ella; cada una va por sí sola.`,
    changed: (number, quote) => `${number} ahora: «${quote}»`,
    answered: (number, quote) => `${number} queda respondida: «${quote}»`,
    openAgain: (number) => `${number} vuelve a estar abierta.`,
    stillOpen: 'Sigue abierta',
    removed: (number) =>
      `${number} ya no está en las notas. El mensaje sigue en su sitio y el número no se vuelve a usar.`,
    back: (number) => `${number} está otra vez en las notas.`,
    undo: 'Deshacer',
    change: 'Cambiar',
    putBack: 'Volver a poner',
    propose: 'Proponer una conclusión con ella',
  },
  list: {
    none: (emoji) =>
      `Todavía no hay nada guardado. Reacciona con ${emoji} a una respuesta, o mantenla pulsada y elige *Apps*, *Keep a sentence*.`,
    head: (session, count) => `**${session}** · ${count} guardadas`,
    page: (page, pages) => `página ${page} de ${pages}`,
    earlier: 'Anteriores',
    later: 'Siguientes',
    deleted: (number) => `${number} salió de las notas: su mensaje se borró.`,
    editedAway: (number, name) => `${number} salió de las notas: ${name} cambió estas palabras.`,
    said: (number, name, quote) => `${number} ${name}: «${quote}»`,
    relation: {
      agrees: (number) => `de acuerdo con ${number}`,
      objects: (number) => `se opone a ${number}`,
      narrows: (number) => `matiza ${number}`,
    },
  },
  refused: {
    onlyQuestions: {
      message: 'Solo se pueden guardar respuestas del hilo de una pregunta.',
      hint: 'Abre uno de los hilos de la sesión y mantén pulsada una respuesta.',
    },
    mine: { message: 'Este mensaje es mío.', hint: 'Guarda lo que dijeron las personas.' },
    unread: {
      message: 'Este mensaje se borró, o todavía no lo he leído.',
      hint: 'Si sigue ahí, prueba otra vez en un momento.',
    },
    edited: { message: 'El mensaje cambió entretanto.', hint: 'Mantenlo pulsado otra vez y elige de nuevo.' },
    noneChosen: { message: 'No se eligió ninguna frase.', hint: 'Mantén pulsado el mensaje otra vez y elige una.' },
    noNeighbours: {
      message: 'Solo las frases seguidas se pueden guardar como una.',
      hint: 'Mantén pulsado el mensaje otra vez y guárdalas una a una.',
    },
    nothingOwn: {
      message: 'Este mensaje no tiene ninguna frase propia que guardar.',
      hint: 'Guarda las palabras donde se escribieron; citas, spoilers, imágenes y stickers no se pueden guardar.',
    },
    sessionGone: {
      message: 'Esta sesión ya no está aquí.',
      hint: 'Mira las otras con /session status.',
    },
    noSuchRow: (name, others) => ({
      message: `En esta tabla no hay ninguna fila «${name}».`,
      hint: `Elige una de estas: ${others}.`,
    }),
    noSuchColumn: (name, others) => ({
      message: `En esta tabla no hay ninguna columna «${name}».`,
      hint: `Elige una de estas: ${others}.`,
    }),
    relationHalf: { message: 'Una relación necesita las dos opciones.', hint: 'Indica `relation` y `to`.' },
    noOther: (number) => ({ message: `Ninguna otra frase está guardada como ${number}.`, hint: 'Mira /claim list.' }),
    noQuestion: (number) => ({
      message: `${number} no pregunta nada.`,
      hint: 'Solo puede responderse una frase guardada que acabe en signo de interrogación.',
    }),
    notAsker: (number) => ({
      message: `${number} es la pregunta de otra persona.`,
      hint: 'Quien la hizo, o un anfitrión, puede decir que está respondida; una respuesta a su mensaje también vale.',
    }),
    noClaim: (number) => ({
      message: `Ninguna frase está guardada como ${number}.`,
      hint: 'Mira las frases guardadas y sus números con /claim list.',
    }),
    tagged: (number) => ({
      message: `Otra persona ya dijo de qué trata ${number}.`,
      hint: 'Pide a un anfitrión de la sesión que lo cambie.',
    }),
    keptByOther: (number) => ({
      message: `${number} la guardó otra persona.`,
      hint: 'Pide a esa persona o a un anfitrión de la sesión que la saque.',
    }),
  },
  words: {
    absent: {
      message: 'Estas palabras no están en el mensaje.',
      hint: 'Cópialas como se escribieron, con sus asteriscos y guiones, o elige una frase de la lista.',
    },
    quoted: {
      message: 'Estas palabras son una cita de otra persona.',
      hint: 'Guárdalas en el mensaje donde se escribieron por primera vez.',
    },
    hidden: {
      message: 'Estas palabras están ocultas tras un spoiler.',
      hint: 'Guarda palabras fuera de las barras: quien las ocultó no quería que todos las leyeran.',
    },
    cut: {
      message: 'Estas palabras terminan en medio de un enlace, una mención o un emoji.',
      hint: 'Cópialo entero, o déjalo fuera.',
    },
  },
};
