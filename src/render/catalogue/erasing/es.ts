import type { ErasingTexts } from './texts.js';

export const es: ErasingTexts = {
  description: 'Administradores: borrar todo lo que se guarda de este servidor',
  title: 'Borrar los datos de este servidor',
  whatGoes:
    'Se borra todo lo guardado de este servidor, de todos sus grupos: las sesiones y sus documentos, lo que se escribió, las frases guardadas, las conclusiones, los nombres elegidos, los ajustes y el horario del resumen. Los resúmenes publicados lo pierden, y las notas y los repasos publicados se borran.',
  whatStays: 'Lo que queda: los hilos y mensajes en el propio Discord, y una línea que dice cuándo y cuánto se borró.',
  typeName: 'Escribe el nombre del servidor para borrar',
  typeNameHint: 'Esto no se puede deshacer',
  notAdministrator: {
    message: 'Solo quien administra este servidor puede hacer borrar todos sus datos.',
    hint: 'Pídeselo; quien organiza una sesión puede borrarla con /session delete.',
  },
  otherName: {
    message: 'Ese no es el nombre de este servidor, así que no se borró nada.',
    hint: 'Usa otra vez /privacy erase y escribe el nombre tal como está encima de los canales.',
  },
  nothing: 'No se guarda nada de este servidor, así que no había nada que borrar.',
  erased: (rows) =>
    `Todo lo guardado de este servidor está borrado: ${rows === 1 ? 'una entrada' : `${rows} entradas`}. Los hilos y mensajes quedan en Discord.`,
  digestsLeft: (n) =>
    n === 1
      ? 'Un resumen publicado no se pudo cambiar todavía; se vuelve a intentar.'
      : `${n} resúmenes publicados no se pudieron cambiar todavía; se vuelve a intentar.`,
  purge: (files) =>
    `Estos archivos salieron antes del servidor y aún contienen sus palabras; puede borrarlos quien los tenga:\n${files}`,
  file: (when, by, session) => `- «${session}», exportado ${when} por ${by}`,
  moreFiles: (n) => `- y ${n} más`,
};
