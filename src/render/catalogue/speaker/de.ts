import type { SpeakerTexts } from './texts.js';

export const de: SpeakerTexts = {
  description: 'Sagen, wer auf die Fragen antwortet: deren Antworten stehen zuerst',
  userDescription: 'Wer vorträgt',
  who: 'Wer antwortet auf die Fragen?',
  named: (user, session) =>
    `${user} trägt bei „${session}“ vor. Diese Antworten sind gekennzeichnet und stehen in den Notizen zuerst.`,
  nobody: (session) => `Für „${session}“ ist jetzt niemand als Vortragender genannt.`,
};
