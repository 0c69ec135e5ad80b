import type { SpeakerTexts } from './texts.js';

export const es: SpeakerTexts = {
  description: 'Di quién responde a las preguntas: sus respuestas van primero',
  userDescription: 'Quien presenta',
  who: '¿Quién responde a las preguntas?',
  named: (user, session) => `${user} presenta «${session}». Sus respuestas van marcadas y primero en las notas.`,
  nobody: (session) => `«${session}» ya no tiene a nadie que presente.`,
};
