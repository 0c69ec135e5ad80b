import type { FailureTexts } from './texts.js';

export const fr: FailureTexts = {
  ourFault:
    'Quelque chose a échoué de mon côté ; c’est noté dans mon journal.\nRéessayez ; si cela persiste, dites-le à la personne qui m’héberge.',
  excuse: {
    outside: 'Je ne travaille que sur un serveur. Servez-vous de moi sur celui de votre groupe.',
    noForm: 'Discord n’a pas accepté ce formulaire. Dites-le à la personne qui m’héberge.',
    unshown: 'Discord n’a pas accepté ma réponse. Votre demande a peut-être abouti : vérifiez avant de réessayer.',
  },
  atWork: {
    posting: (title) => `« ${title} » est déjà en cours de publication.`,
    publishing: (title) => `Les notes de « ${title} » sont déjà en cours de publication.`,
    hint: 'Attendez une minute ; si rien ne vient, redemandez.',
  },
  unknown: {
    message: 'Ce bouton ou cette commande vient d’une ancienne version de moi.',
    hint: 'Servez-vous du dernier message de la séance, ou consultez /help.',
  },
  unreachable: {
    forbidden: {
      message: 'Discord ne me laisse pas faire cela à cet endroit.',
      hint: 'Donnez à mon rôle « Voir le salon », « Voir l’historique des messages » et « Envoyer des messages » (aussi dans les fils) dans ce salon, puis réessayez.',
    },
    missing: {
      message: 'Ce salon, ce fil ou ce message n’existe plus, ou je ne le vois pas.',
      hint: 'Choisissez-en un autre, ou laissez mon rôle le voir (Modifier le salon, Permissions), puis réessayez.',
    },
    withheld: {
      message: 'Discord ne me montre pas ce que les gens écrivent.',
      hint: 'La personne qui m’héberge active « Message Content Intent » dans le Developer Portal et me relance.',
    },
  },
};
