import type { CatchUpTexts } from './texts.js';

export const fr: CatchUpTexts = {
  button: 'Quoi de neuf ?',
  soFar: (session) => `**${session}**, tout jusqu’ici`,
  since: (session, when) => `**${session}** : ce qui est nouveau depuis votre dernier passage, ${when}`,
  nothing: 'Rien de nouveau.',
  messages: (count) => (count === 1 ? 'un nouveau message' : `${count} nouveaux messages`),
  relation: {
    agrees: (number) => `d’accord avec ${number}`,
    objects: (number) => `s’oppose à ${number}`,
    narrows: (number) => `nuance ${number}`,
  },
  open: 'encore ouverte',
  agree: (people) => (people === 1 ? 'une personne d’accord' : `${people} personnes d’accord`),
  takeaways: 'Ce que nous en retenons',
  proposed: 'proposé',
  accepted: 'accepté',
  lost: (number) => `**Une chose vous attend.** ${number} n’est plus dans son message et a donc quitté les notes.`,
  nowSays: (words) => `Il dit maintenant : « ${words} »`,
  moreWait: (count) => (count === 1 ? 'Une autre vous attend dans /me.' : `${count} autres vous attendent dans /me.`),
  useNewWording: 'Prendre la nouvelle formulation',
  leaveOut: 'Laisser de côté',
  earlier: 'Précédents',
  later: 'Suivants',
  everything: 'Tout jusqu’ici',
  gone: {
    message: 'Cette séance n’est plus ici.',
    hint: 'Utilisez le message le plus récent d’une séance, ou voyez-les avec /session status.',
  },
};
