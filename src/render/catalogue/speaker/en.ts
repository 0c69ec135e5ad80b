import type { SpeakerTexts } from './texts.js';

export const en: SpeakerTexts = {
  description: 'Say who answers the questions: their replies stand first',
  userDescription: 'The speaker',
  who: 'Who answers the questions?',
  named: (user, session) =>
    `${user} is the speaker of “${session}”. Their replies are marked and stand first in the notes.`,
  nobody: (session) => `“${session}” has no speaker now.`,
};
