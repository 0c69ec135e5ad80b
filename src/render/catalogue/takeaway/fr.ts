import type { TakeawayTexts } from './texts.js';

export const fr: TakeawayTexts = {
  descriptions: {
    takeaway: 'Ce que le groupe retient d’une séance',
    propose: 'Proposer une phrase à retenir',
    list: 'Toutes les propositions et ce qu’on en pense',
    accept: 'Accepter une proposition dans les notes',
    withdraw: 'Retirer une proposition',
    move: 'Déplacer une proposition acceptée',
    whichOption: 'La proposition, par son numéro',
    insteadOption: 'Celle dont elle prend la place',
    placeOption: 'Sa nouvelle place, à partir de 1',
  },
  states: { proposed: 'proposée', accepted: 'acceptée', superseded: 'remplacée', withdrawn: 'retirée' },
  card: {
    title: (number) => `**À retenir ${number}.**`,
    proposedBy: (name) => `proposée par ${name}`,
    restsOn: (numbers) => `repose sur ${numbers}`,
    restsOnNothing: 'ne repose encore sur aucune phrase gardée',
    agree: (people) => `${people} d’accord`,
    disagree: (people) => `${people} non`,
    supersededBy: (number) => `le numéro ${number} est à sa place`,
    saysElse: 'Son message dit maintenant autre chose : elle a quitté les notes.',
    agreeButton: 'D’accord',
    disagreeButton: 'Pas d’accord',
    useNew: 'Prendre les nouveaux mots',
  },
  form: {
    title: 'Proposer quelque chose à retenir',
    sentence: 'Ce que nous retenons',
    sentenceHint: 'Une ou deux phrases',
    rests: 'Cela repose sur',
    restsHint: 'Phrases gardées ; ou leurs numéros entre crochets',
    why: 'Pourquoi pas ?',
    whyHint: 'Imprimé avec votre nom à côté de la phrase ; peut rester vide',
  },
  list: {
    none: 'Rien n’est encore proposé. Écrivez dans le dernier fil, ou utilisez /takeaway propose.',
    more: (takeaways) => `-# et ${takeaways} de plus dans le dernier fil`,
  },
  receipt: {
    proposed: (number) => `Proposée sous le numéro ${number}.`,
    already: (number) => `C’est déjà le numéro ${number}.`,
    how: 'Dans le dernier fil, chacun dit dessous s’il est d’accord ; un hôte l’accepte à la clôture, ou avec /takeaway accept.',
    accepted: (number) => `Le numéro ${number} est accepté et figure désormais dans les notes.`,
    acceptedInstead: (number, other) => `Le numéro ${number} est accepté à la place du ${other}.`,
    withdrawn: (number) => `Le numéro ${number} est retiré.`,
    undone: (number, state) => `Le numéro ${number} est de nouveau : ${state}.`,
    moved: (number, place) =>
      `Le numéro ${number} est désormais à la place ${place} ; ce qui est accepté ensuite vient après.`,
  },
  takeBack: 'Annuler',
  over: {
    withdrawn: { message: 'Cette proposition a été retirée.', hint: 'Voyez les autres avec /takeaway list.' },
    superseded: { message: 'Une autre est à sa place.', hint: 'Voyez-la avec /takeaway list.' },
  },
  cannotAccept: (state) => ({
    message: `On ne peut l’accepter ainsi : elle, ou celle qu’elle doit remplacer, est ${state}.`,
    hint: 'Voyez où elles en sont avec /takeaway list.',
  }),
  unknownClaims: (numbers) => ({
    message: `Aucune phrase n’est gardée sous ${numbers}.`,
    hint: 'Voyez les phrases gardées et leurs numéros avec /claim list.',
  }),
  tooLong: (most, length) => ({
    message: `Une proposition a au plus ${most} caractères ; celle-ci en a ${length}.`,
    hint: 'Dites-le en une ou deux phrases.',
  }),
  tooOld: (days) => ({
    message: `Cela a été décidé il y a plus de ${days} jours.`,
    hint: 'Proposez-la à nouveau dans le dernier fil.',
  }),
  empty: { message: 'Il n’y a pas de phrase ici.', hint: 'Écrivez ce que le groupe devrait retenir.' },
  unknown: { message: 'Il n’y a pas de telle proposition ici.', hint: 'Voyez-les avec /takeaway list.' },
  sessionGone: { message: 'Cette séance n’est plus là.', hint: 'Prenez le message le plus récent d’une séance.' },
  notPosted: { message: 'Cette séance n’est pas encore publiée.', hint: 'Un hôte la publie d’abord.' },
  nothingToUndo: { message: 'Il n’y a plus rien à annuler ici.', hint: 'Voyez où elle en est avec /takeaway list.' },
  notYours: {
    message: 'Quelqu’un d’autre l’a décidé.',
    hint: 'Cette personne peut l’annuler, ou un hôte ; ce que son auteur a retiré, lui seul.',
  },
  noMessage: {
    message: 'Son message n’est plus là, ou elle est venue par le formulaire.',
    hint: 'Retirez-la et proposez-la à nouveau.',
  },
  notAccepted: { message: 'Seul ce qui est accepté a une place.', hint: 'Acceptez-la d’abord avec /takeaway accept.' },
  orderIsFinal: {
    message: 'La séance est close, son ordre est arrêté.',
    hint: 'Rouvrez-la d’abord avec /session reopen.',
  },
  ownThread: {
    message: 'Les propositions ont leur propre fil.',
    hint: 'Écrivez-la là, ou utilisez /takeaway propose de partout.',
  },
  mine: { message: 'Ce message est de moi.', hint: 'Choisissez le message d’une personne.' },
  notStored: {
    message: 'Je n’ai pas enregistré ce message.',
    hint: 'On ne propose que des messages de personnes dans ce fil.',
  },
};
