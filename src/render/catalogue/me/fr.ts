import type { MeTexts } from './texts.js';

export const fr: MeTexts = {
  description: 'Ce qui est gardé de vos mots, et ce qui vous attend',
  waiting: (count, shown) =>
    count === 1
      ? '**Une chose vous attend.**'
      : count > shown
        ? `**${count} choses vous attendent ; les ${shown} premières :**`
        : `**${count} choses vous attendent.**`,
  open: (count) =>
    count === 1 ? '**Une question attend votre réponse**' : `**${count} questions attendent votre réponse**`,
  asks: (name, words) => `${name} demande : « ${words} »`,
  question: (number) => `Question ${number}`,
  more: (count) => `et ${count} de plus`,
  notes: (count) =>
    count === 1
      ? '**Une note de ce que vous avez dit attend votre avis**'
      : `**${count} notes de ce que vous avez dit attendent votre avis**`,
  noted: (by, words) => `${by} a noté : ${words}`,
  kept: (count) =>
    count === 0
      ? 'Aucune phrase de vous n’est gardée pour le moment.'
      : count === 1
        ? '**Une phrase de vous est gardée**'
        : `**${count} phrases de vous sont gardées**`,
  page: (page, pages) => `page ${page} sur ${pages}`,
  lost: (number, keptFrom) =>
    `${number} n’est plus dans ${keptFrom === null ? 'votre message' : `le message de ${keptFrom}, où vous l’aviez gardée`}, et a donc quitté les notes.`,
  now: (words) => `On y lit maintenant : « ${words} »`,
  isFine: 'cela vous convient',
  isCorrected: (words) => `vous avez rectifié : « ${words} »`,
  useNew: 'Prendre les nouveaux mots',
  fine: 'Cela convient',
  answered: 'Elle a sa réponse',
  correct: 'Rectifier',
  leaveOut: 'Laisser de côté',
  takeBack: 'Annuler',
  earlier: 'Précédent',
  later: 'Suivant',
  nameMe: 'Mon nom',
  writeToMe: 'M’écrire une fois',
  doNotWrite: 'Pas de message, merci',
  outside: {
    unset: 'Hors de ce serveur vous êtes « une personne du groupe » ; vous n’avez pas encore choisi.',
    none: 'Hors de ce serveur vous êtes « une personne du groupe ».',
    name: 'Hors de ce serveur vous figurez sous votre nom.',
    initials: 'Hors de ce serveur vos initiales vous désignent.',
    absent: 'Hors de ce serveur rien de vous n’est imprimé.',
  },
  done: {
    reworded: (number, words) =>
      `${number} est de nouveau dans les notes. On y lit : « ${words} » Qui approuvait les anciens mots est interrogé à nouveau.`,
    leftOut: (number) => `${number} n’est plus dans les notes. Le message reste où il est.`,
    back: (number) => `${number} est de nouveau dans les notes.`,
    answered: (number) => `${number} a sa réponse.`,
    fine: (number) => `Merci. ${number} reste tel quel.`,
    corrected: (number) => `Votre rectification figure sous ${number}, avec la date du jour.`,
    uncorrected: (number) => `Plus rien de vous ne figure sous ${number}.`,
  },
  modal: {
    title: (number) => `Rectifier ${number}`,
    label: 'Ce que vous voulez rectifier',
    hint: 'Cela figure sous la citation, avec la date. Laissez vide pour retirer une rectification.',
  },
  messageOut: (numbers) =>
    `Ce message reste désormais hors des notes. ${numbers === null ? 'Rien n’en était gardé.' : `${numbers} a quitté les notes avec lui.`}`,
  messageIn: (numbers) =>
    `Ce message peut de nouveau être gardé.${numbers === null ? '' : ` ${numbers} figure de nouveau dans les notes.`}`,
  notYours: (number) => ({
    message: `${number} est de quelqu’un d’autre.`,
    hint: 'Seule la personne qui l’a écrit le peut ; vous pouvez répondre au message.',
  }),
  notOfSession: {
    message: 'Ce message n’est d’aucune séance, ou je ne l’ai pas encore lu.',
    hint: 'Hors des fils d’une séance, rien n’est gardé ; dans l’un d’eux, réessayez dans un instant.',
  },
  deleted: { message: 'Ce message a été supprimé entre-temps.', hint: 'Il n’y a rien à faire.' },
};
