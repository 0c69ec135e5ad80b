import type { SpeakerTexts } from './texts.js';

export const fr: SpeakerTexts = {
  description: 'Dire qui répond aux questions : ses réponses viennent d’abord',
  userDescription: 'La personne qui présente',
  who: 'Qui répond aux questions ?',
  named: (user, session) =>
    `${user} présente « ${session} ». Ses réponses sont signalées et viennent d’abord dans les notes.`,
  nobody: (session) => `Plus personne ne présente « ${session} ».`,
};
