import type { PrivacyTexts } from './texts.js';

export const fr: PrivacyTexts = {
  description: 'Ce qui est gardé de vous, votre nom dans les fichiers, et comment être oublié',
  showDescription: 'Ce qui est gardé de vous sur ce serveur',
  nameDescription: 'Le nom que les notes hors de ce serveur peuvent vous donner',
  exportDescription: 'Tout ce qui est gardé de vous, en fichier',
  forgetDescription: 'Effacer vos mots et votre nom',
  holds: '**Ce qui est gardé de vous sur ce serveur**',
  holdsNothing: 'Rien de vous n’est gardé sur ce serveur.',
  messages: (n) => `${n === 1 ? 'un message' : `${n} messages`} dans les fils de séances`,
  quoted: (n) => `${n === 1 ? 'une phrase de vous gardée' : `${n} phrases de vous gardées`} pour les notes : voir /me`,
  kept: (n) => `${n === 1 ? 'une phrase' : `${n} phrases`} que vous avez gardées`,
  proposed: (n) => `${n === 1 ? 'une conclusion' : `${n} conclusions`} que vous avez proposées`,
  votes: (n) => `${n === 1 ? 'un vote' : `${n} votes`} sur des conclusions`,
  reactions: (n) => `${n === 1 ? 'une réaction' : `${n} réactions`}`,
  retention: (days) => `Le texte des messages que personne n’a gardés est effacé ${days} jours après la clôture.`,
  noRetention: 'Le texte des messages reste jusqu’à ce que vous ou un hôte le fassiez effacer.',
  outside: {
    unset: 'Hors de ce serveur vous êtes « une personne du groupe » ; vous n’avez pas encore choisi.',
    none: 'Hors de ce serveur vous êtes « une personne du groupe ».',
    name: 'Hors de ce serveur vous figurez sous votre nom.',
    initials: 'Hors de ce serveur vos initiales vous représentent.',
    absent: 'Hors de ce serveur rien de vous n’est imprimé.',
  },
  nameButton: 'Mon nom',
  exportButton: 'En fichier',
  forgetButton: 'Oubliez-moi…',
  exported: 'Tout ce qui est gardé de vous sur ce serveur. Vous seul le voyez.',
  forgetTitle: '**Vous oublier ?** Cela ne peut pas être annulé.',
  whatGoes:
    'Effacés : le texte de vos messages ici et ses versions antérieures, chaque phrase de vous dans les notes, vos propositions, vos raisons, votre nom. Les résumés et notes publiés les perdent aussitôt.',
  whatStays:
    'Reste : combien de messages il y eut, sans nom. Vos messages et réactions dans Discord même y restent jusqu’à ce que vous les supprimiez.',
  forgetReally: 'Oubliez-moi',
  cancel: 'Annuler',
  cancelled: 'Rien n’a été effacé.',
  forgotten: (rows) => `Vous êtes oublié ici : ${rows} entrées ont été effacées ou ont perdu votre nom.`,
  purge: (files) =>
    `Ces fichiers ont quitté le serveur auparavant et contiennent peut-être encore vos mots ; qui les a peut les supprimer :\n${files}`,
  file: (when, by, session) => `- « ${session} », exporté ${when} par ${by}`,
  nothingToForget: 'Rien de vous n’est gardé ici ; il n’y avait rien à effacer.',
};
