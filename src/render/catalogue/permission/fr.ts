import type { PermissionTexts } from './texts.js';

export const fr: PermissionTexts = {
  notHost: (title) => ({
    message: `Seuls les hôtes de « ${title} » peuvent le faire.`,
    hint: 'Demandez à qui a chargé la séance, ou à quelqu’un qui peut gérer ce serveur.',
  }),
  mayNotLoad: {
    message: 'Seuls les hôtes chargent une nouvelle séance.',
    hint: 'Demandez à quelqu’un qui peut gérer ce serveur ; avec /settings, un de vos rôles peut devenir hôte.',
  },
  timedOut: {
    message: 'Vous êtes exclu temporairement de ce serveur : rien ne peut être changé pour l’instant.',
    hint: 'Réessayez quand l’exclusion aura pris fin.',
  },
  notKeeper: {
    message: 'Dans ce groupe, seuls certains rôles gardent des phrases pour les notes.',
    hint: 'Demandez à un hôte de la garder, ou de vous donner le rôle.',
  },
  proposedEnough: (most) => ({
    message: `Chaque personne propose au plus ${most} conclusions par séance.`,
    hint: 'Approuvez celles des autres dans le fil des conclusions, ou demandez à un hôte.',
  }),
  tooNew: (when) => ({
    message: `Les nouveaux membres peuvent garder et proposer après un certain temps ; pour vous, ce sera ${when}.`,
    hint: 'D’ici là, participez dans les fils.',
  }),
};
