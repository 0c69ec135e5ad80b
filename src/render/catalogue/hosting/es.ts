import type { HostingTexts } from './texts.js';

export const es: HostingTexts = {
  hostsDescription: 'Quién organiza la sesión; añade o quita a alguien',
  addDescription: 'Quien también la va a organizar',
  removeDescription: 'Quien ya no la organiza',
  deleteDescription: 'Borra todo lo guardado de una sesión; sus hilos quedan en Discord',
  templateDescription: 'Un documento de sesión para empezar',
  titleDescription: 'El título de la sesión',
  hosts: (session, hosts) => `Organizan «${session}»: ${hosts}`,
  added: (user) => `${user} la organiza ahora también.`,
  removed: (user) => `${user} ya no la organiza.`,
  managersToo: 'También organiza quien puede gestionar este servidor o tiene un rol de /settings para ello.',
  tooMany: (most) => ({
    message: `Una sesión tiene como mucho ${most} organizadores más.`,
    hint: 'Dales un rol y ponlo en /settings.',
  }),
  deleteTitle: 'Borrar la sesión',
  typeTitle: 'Escribe su título para borrarla',
  typeTitleHint: 'Esto no se puede deshacer',
  whatGoes:
    'Se borra todo lo guardado: el documento, lo que se escribió, las frases guardadas, las conclusiones. Los resúmenes publicados la pierden y las notas publicadas se borran. Los hilos quedan en Discord; bórralos ahí si quieres.',
  otherTitle: {
    message: 'Ese no es su título, así que no se borró nada.',
    hint: 'Usa otra vez /session delete y escribe el título tal como está ahí.',
  },
  deleted: (session) => `«${session}» está borrada. Sus hilos quedan en Discord.`,
  purge: (files) => `Estos archivos salieron del servidor y aún contienen sus palabras. Pide que los borren:\n${files}`,
  file: (when, by) => `- exportado ${when} por ${by}`,
  moreFiles: (n) => `- y ${n} más`,
  template: (file) => `Rellena ${file} y cárgalo con /session load.`,
};
