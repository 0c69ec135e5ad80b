import type { ErasingTexts } from './texts.js';

export const fr: ErasingTexts = {
  description: 'Administrateurs : effacer tout ce qui est gardé de ce serveur',
  title: 'Effacer les données de ce serveur',
  whatGoes:
    'Tout ce qui est gardé de ce serveur part, de tous ses groupes : les séances et leurs documents, ce qui fut écrit, les phrases gardées, les conclusions, les noms choisis, les réglages, l’horaire du résumé. Les résumés publiés le perdent, les notes et les points publiés sont supprimés.',
  whatStays: 'Ce qui reste : les fils et messages dans Discord même, et une ligne qui dit quand et combien fut effacé.',
  typeName: 'Tapez le nom du serveur pour tout effacer',
  typeNameHint: 'Cela ne peut pas être annulé',
  notAdministrator: {
    message: 'Seul un administrateur de ce serveur peut en faire effacer toutes les données.',
    hint: 'Demandez à l’un d’eux ; un hôte peut supprimer une seule séance avec /session delete.',
  },
  otherName: {
    message: 'Ce n’est pas le nom de ce serveur ; rien n’a été effacé.',
    hint: 'Reprenez /privacy erase et tapez le nom tel qu’il figure au-dessus des salons.',
  },
  nothing: 'Rien n’est gardé de ce serveur ; il n’y avait rien à effacer.',
  erased: (rows) =>
    `Tout ce qui était gardé de ce serveur est effacé : ${rows === 1 ? 'une entrée' : `${rows} entrées`}. Les fils et messages restent dans Discord.`,
  digestsLeft: (n) =>
    n === 1
      ? 'Un résumé publié n’a pas encore pu être changé ; un nouvel essai suit.'
      : `${n} résumés publiés n’ont pas encore pu être changés ; un nouvel essai suit.`,
  purge: (files) =>
    `Ces fichiers ont quitté le serveur auparavant et contiennent encore ses mots ; qui les a peut les supprimer :\n${files}`,
  file: (when, by, session) => `- « ${session} », exporté ${when} par ${by}`,
  moreFiles: (n) => `- et ${n} de plus`,
};
