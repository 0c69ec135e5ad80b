import type { ExportingTexts } from './texts.js';

export const es: ExportingTexts = {
  description: 'El documento de la sesión con sus dos secciones completas',
  now: (session) => `«${session}», tal como está ahora.`,
  sections: { discussion: 'Discusión', takeaways: 'Lo que nos llevamos' },
  changed: (where) =>
    `Alguien cambió mi texto en ${where}, así que este es el documento como se cargó. ¿Qué texto se queda?`,
  place: (section, line) => `*${section}* (línea ${line})`,
  theirs: 'El del documento',
  ours: 'El mío más reciente',
  keptTheirs: 'Se queda vuestro texto y ya no lo toco. Carga este archivo otra vez para que siga así.',
  tookOurs: 'Queda mi texto, tal como está ahora. Carga este archivo otra vez para que siga así.',
};
