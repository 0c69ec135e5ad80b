import type { KeepingTexts } from './texts.js';

export const fr: KeepingTexts = {
  command: {
    claim: 'Les phrases gardées d’une séance',
    list: 'Toutes les phrases gardées avec leurs numéros',
    change: 'Dire de quelles cases du tableau parle une phrase, et son rapport à une autre',
    answered: 'Dire que la question d’une phrase gardée a sa réponse',
    remove: 'Retirer des notes une phrase gardée',
    number: 'La phrase gardée, par son numéro, comme 1.2',
    ingredient: 'Une ligne du tableau',
    recipe: 'Une colonne du tableau',
    relation: 'Son rapport à une autre phrase gardée',
    to: 'L’autre phrase gardée',
  },
  modal: {
    title: 'Retenir une phrase',
    sentence: 'La phrase',
    sentenceHint: 'Une seule, ou plusieurs qui se suivent',
    ingredient: 'Ingrédient',
    recipe: 'Recette',
    suggested: 'Les suggestions sont déjà choisies',
    likeliest: 'Les 25 plus probables ; toute autre avec /claim change',
    relation: 'Cette phrase',
    relationHint: 'Son rapport à une autre phrase gardée',
    standsAlone: 'Se suffit à elle-même',
    relates: {
      agrees: (number) => `D’accord avec ${number}`,
      objects: (number) => `S’oppose à ${number}`,
      narrows: (number) => `Nuance ${number}`,
    },
    exact: 'Ou d’autres mots exacts',
    exactHint: 'Copiés du message ; ils comptent à la place de la phrase ci-dessus',
    keptAs: (number) => `gardée sous ${number}`,
  },
  receipt: {
    kept: (number, quote) => `Gardée sous ${number} : « ${quote} »`,
    again: (number, quote) => `Elle était déjà gardée, sous ${number} ; votre choix est noté : « ${quote} »`,
    taggedByOther: (number, quote) =>
      `Elle était déjà gardée, sous ${number}, et quelqu’un d’autre a dit de quoi elle parle : « ${quote} »`,
    shares: (numbers, count) =>
      `${numbers} ${count === 1 ? 'partage' : 'partagent'} des mots avec elle ; chacune vaut pour elle-même.`,
    changed: (number, quote) => `${number} désormais : « ${quote} »`,
    answered: (number, quote) => `${number} a sa réponse : « ${quote} »`,
    openAgain: (number) => `${number} est de nouveau ouverte.`,
    stillOpen: 'Elle est encore ouverte',
    removed: (number) => `${number} n’est plus dans les notes. Le message reste où il est, et le numéro ne sert plus.`,
    back: (number) => `${number} est de nouveau dans les notes.`,
    undo: 'Annuler',
    change: 'Changer',
    putBack: 'Remettre',
    propose: 'En proposer une conclusion',
  },
  list: {
    none: (emoji) =>
      `Rien n’est encore gardé. Réagissez avec ${emoji} à une réponse, ou maintenez-la appuyée et choisissez *Apps*, *Keep a sentence*.`,
    head: (session, count) => `**${session}** · ${count} gardées`,
    page: (page, pages) => `page ${page} sur ${pages}`,
    earlier: 'Précédentes',
    later: 'Suivantes',
    deleted: (number) => `${number} a quitté les notes : son message a été supprimé.`,
    editedAway: (number, name) => `${number} a quitté les notes : ${name} a modifié ces mots.`,
    said: (number, name, quote) => `${number} ${name} : « ${quote} »`,
    relation: {
      agrees: (number) => `d’accord avec ${number}`,
      objects: (number) => `s’oppose à ${number}`,
      narrows: (number) => `nuance ${number}`,
    },
  },
  refused: {
    onlyQuestions: {
      message: 'Seules les réponses dans le fil d’une question peuvent être gardées.',
      hint: 'Ouvrez un fil de la séance et maintenez une réponse appuyée.',
    },
    mine: { message: 'Ce message est de moi.', hint: 'Gardez ce que les gens ont dit.' },
    unread: {
      message: 'Ce message a été supprimé, ou je ne l’ai pas encore lu.',
      hint: 'S’il est toujours là, réessayez dans un instant.',
    },
    edited: {
      message: 'Le message a été modifié entre-temps.',
      hint: 'Maintenez-le appuyé de nouveau et choisissez encore.',
    },
    noneChosen: {
      message: 'Aucune phrase n’a été choisie.',
      hint: 'Maintenez le message appuyé de nouveau et choisissez-en une.',
    },
    noNeighbours: {
      message: 'Seules des phrases qui se suivent peuvent être gardées ensemble.',
      hint: 'Maintenez le message appuyé de nouveau et gardez-les une à une.',
    },
    nothingOwn: {
      message: 'Ce message n’a pas de phrase à lui qui puisse être gardée.',
      hint: 'Gardez les mots là où ils furent écrits ; citations, spoilers, images et stickers ne se gardent pas.',
    },
    sessionGone: {
      message: 'Cette séance n’est plus ici.',
      hint: 'Voyez les autres avec /session status.',
    },
    noSuchRow: (name, others) => ({
      message: `Il n’y a pas de ligne « ${name} » dans ce tableau.`,
      hint: `Choisissez parmi : ${others}.`,
    }),
    noSuchColumn: (name, others) => ({
      message: `Il n’y a pas de colonne « ${name} » dans ce tableau.`,
      hint: `Choisissez parmi : ${others}.`,
    }),
    relationHalf: { message: 'Un rapport demande les deux options.', hint: 'Donnez `relation` et `to`.' },
    noOther: (number) => ({
      message: `Aucune autre phrase n’est gardée sous ${number}.`,
      hint: 'Voyez /claim list.',
    }),
    noQuestion: (number) => ({
      message: `${number} ne pose pas de question.`,
      hint: 'Seule une phrase gardée qui finit par un point d’interrogation peut avoir une réponse.',
    }),
    notAsker: (number) => ({
      message: `${number} est la question de quelqu’un d’autre.`,
      hint: 'Qui l’a posée, ou un hôte, peut dire qu’elle a sa réponse ; une réponse à son message le fait aussi.',
    }),
    noClaim: (number) => ({
      message: `Aucune phrase n’est gardée sous ${number}.`,
      hint: 'Voyez les phrases gardées et leurs numéros avec /claim list.',
    }),
    tagged: (number) => ({
      message: `Quelqu’un d’autre a déjà dit de quoi parle ${number}.`,
      hint: 'Demandez à un hôte de la séance de le changer.',
    }),
    keptByOther: (number) => ({
      message: `${number} a été gardée par quelqu’un d’autre.`,
      hint: 'Demandez à cette personne ou à un hôte de la séance de la retirer.',
    }),
  },
  words: {
    absent: {
      message: 'Ces mots ne sont pas dans le message.',
      hint: 'Copiez-les tels quels, avec astérisques et tirets, ou choisissez une phrase de la liste.',
    },
    quoted: {
      message: 'Ces mots sont cités de quelqu’un d’autre.',
      hint: 'Gardez-les dans le message où ils furent d’abord écrits.',
    },
    hidden: {
      message: 'Ces mots sont cachés derrière un spoiler.',
      hint: 'Gardez des mots hors des barres : qui les a cachés ne voulait pas que tous les lisent.',
    },
    cut: {
      message: 'Ces mots finissent au milieu d’un lien, d’une mention ou d’un émoji.',
      hint: 'Copiez-le en entier, ou laissez-le de côté.',
    },
  },
};
