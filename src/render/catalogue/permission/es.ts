import type { PermissionTexts } from './texts.js';

export const es: PermissionTexts = {
  notHost: (title) => ({
    message: `Solo puede hacerlo quien organiza «${title}».`,
    hint: 'Pregunta a quien cargó la sesión o a alguien que pueda gestionar este servidor.',
  }),
  mayNotLoad: {
    message: 'Solo quien organiza carga una sesión nueva.',
    hint: 'Pregunta a alguien que pueda gestionar este servidor; con /settings puede dar ese papel a un rol tuyo.',
  },
  timedOut: {
    message: 'Estás en aislamiento temporal en este servidor, así que ahora no puedes cambiar nada.',
    hint: 'Vuelve a intentarlo cuando termine.',
  },
  notKeeper: {
    message: 'En este grupo solo algunos roles guardan frases para las notas.',
    hint: 'Pide a quien organiza que la guarde, o que te dé el rol.',
  },
  proposedEnough: (most) => ({
    message: `Cada persona propone como mucho ${most} conclusiones en una sesión.`,
    hint: 'Apoya otras en el hilo de conclusiones, o pregunta a quien organiza.',
  }),
  tooNew: (when) => ({
    message: `Quien acaba de llegar puede guardar y proponer al cabo de un tiempo; en tu caso, ${when}.`,
    hint: 'Mientras tanto, participa en los hilos.',
  }),
};
