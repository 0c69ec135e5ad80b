import type { Spec } from '../../../support/session-spec.js';
import { hostileTexts } from '../hostile-texts.js';

/** Every hostile text once as a kept sentence, a takeaway and a reason. */
export const hostile: Spec = {
  closed: '9',
  questions: ['What can a reply do?'],
  said: Object.fromEntries(hostileTexts.map((text, index) => [`h${index}`, { by: 'Mallory', to: 1, text } as const])),
  kept: Object.fromEntries(hostileTexts.map((_, index) => [`1.${index + 1}`, { from: `h${index}` }])),
  takeaways: hostileTexts.map((sentence, index) => ({
    by: 'Mallory',
    sentence,
    claims: [`1.${index + 1}`],
    votes: [`-Trent: ${sentence}`],
  })),
};
