import type { PermissionTexts } from './texts.js';

export const es: PermissionTexts = {
  notHost: (title) => ({
    message: `Solo puede hacerlo quien organiza «${title}».`,
    hint: 'Pregunta a quien cargó la sesión o a alguien que pueda gestionar este servidor.',
  }),
  timedOut: {
    message: 'Estás en aislamiento temporal en este servidor, así que ahora no puedes cambiar nada.',
    hint: 'Vuelve a intentarlo cuando termine.',
  },
};
