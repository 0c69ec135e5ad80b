import type { MendingTexts } from './texts.js';

const ONLY_THEY = 'Solo esa persona puede deshacerlo; lo que sacó quien lo guardó, también un anfitrión.';

export const es: MendingTexts = {
  leftOut: {
    message: 'Estas palabras se dejaron fuera de las notas, y ahí se quedan.',
    hint: 'Quien las dejó fuera puede deshacerlo; siempre puedes responder al mensaje.',
  },
  cannotComeBack: (number) => ({
    message: `${number} no puede volver: sigue en las notas, o su mensaje se borró.`,
    hint: 'Mira las frases guardadas con /claim list.',
  }),
  wholeLeftOut: (number) => ({
    message: `El mensaje entero de ${number} está fuera.`,
    hint: 'Mantenlo pulsado, elige *Apps*, *Leave out of the notes*, y deshazlo allí.',
  }),
  keptAgain: (number) => ({
    message: `Las palabras de ${number} se guardaron de nuevo con otro número.`,
    hint: 'Búscalas con /claim list.',
  }),
  notLeftOut: { message: 'Este mensaje no está fuera.', hint: 'Se puede guardar como cualquier otro.' },
  somebodyElses: {
    message: 'Este mensaje es de otra persona.',
    hint: 'Puede dejarlo fuera quien lo escribió, o un anfitrión de la sesión.',
  },
  byAnother: (number) => ({ message: `Otra persona dejó fuera ${number}.`, hint: ONLY_THEY }),
  messageByAnother: { message: 'Otra persona dejó fuera este mensaje.', hint: ONLY_THEY },
  neitherYours: (number) => ({
    message: `${number} no es una frase tuya ni la guardaste tú.`,
    hint: 'Puede usar las nuevas palabras quien la escribió o la guardó, o un anfitrión de la sesión.',
  }),
  stands: (number) => ({ message: `Las palabras de ${number} siguen ahí.`, hint: 'No hay nada que hacer.' }),
  nothingLike: (number) => ({
    message: `Nada en el mensaje dice lo que decía ${number}.`,
    hint: 'Déjala fuera, o guarda otra frase: mantén pulsado el mensaje, *Apps*, *Keep a sentence*.',
  }),
  twin: (number, other) => ({
    message: `Las nuevas palabras ya están guardadas como ${other}.`,
    hint: `Deja fuera ${number}.`,
  }),
};
