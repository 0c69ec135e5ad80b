import type { BriefTexts } from './texts.js';

export const fr: BriefTexts = {
  briefDescription: 'Ce par quoi la réunion commence : réponses, accord, débats, questions ouvertes',
  meetDescription: 'Mettre le point maintenant dans le chat du salon vocal',
  title: (session, when) => `**Avant la réunion : ${session}**${when === null ? '' : ` · ${when}`}`,
  mostAgreed: 'Le plus d’accord',
  disputed: 'Débattu',
  open: 'Ouvert',
  noReply: 'Pas encore de réponse.',
  more: (n) => (n === 1 ? 'Une autre question, dans son fil.' : `${n} autres questions, dans leurs fils.`),
  thread: 'Vers le fil',
  howWords: 'Ce que deviennent mes mots',
  postIt: 'Le publier',
  posted: (link) => `Le point est publié : ${link}`,
  underWay: { message: 'Le point est déjà en cours de publication.', hint: 'Regardez le salon dans une minute.' },
};
