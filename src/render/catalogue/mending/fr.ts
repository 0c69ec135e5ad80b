import type { MendingTexts } from './texts.js';

const ONLY_THEY = 'Seule cette personne peut revenir dessus ; ce qu’a retiré qui l’avait gardé, un hôte le peut aussi.';

export const fr: MendingTexts = {
  leftOut: {
    message: 'Ces mots ont été laissés hors des notes, et y restent.',
    hint: 'Qui les a laissés de côté peut revenir dessus ; vous pouvez toujours répondre au message.',
  },
  cannotComeBack: (number) => ({
    message: `${number} ne peut pas revenir : la phrase est là, ou son message a été supprimé.`,
    hint: 'Voyez les phrases gardées avec /claim list.',
  }),
  wholeLeftOut: (number) => ({
    message: `Tout le message de ${number} est laissé de côté.`,
    hint: 'Maintenez-le appuyé, choisissez *Apps*, *Leave out of the notes*, et revenez dessus là.',
  }),
  keptAgain: (number) => ({
    message: `Les mots de ${number} ont été gardés de nouveau sous un autre numéro.`,
    hint: 'Retrouvez-les avec /claim list.',
  }),
  notLeftOut: {
    message: 'Ce message n’est pas laissé de côté.',
    hint: 'Il peut être gardé comme tout autre.',
  },
  somebodyElses: {
    message: 'Ce message est de quelqu’un d’autre.',
    hint: 'Qui l’a écrit peut le laisser de côté, ou un hôte de la séance.',
  },
  byAnother: (number) => ({ message: `Quelqu’un d’autre a laissé ${number} de côté.`, hint: ONLY_THEY }),
  messageByAnother: { message: 'Quelqu’un d’autre a laissé ce message de côté.', hint: ONLY_THEY },
  neitherYours: (number) => ({
    message: `${number} n’est ni votre phrase ni gardée par vous.`,
    hint: 'Qui l’a écrite ou gardée peut prendre la nouvelle formulation, ou un hôte de la séance.',
  }),
  stands: (number) => ({ message: `Les mots de ${number} sont toujours là.`, hint: 'Il n’y a rien à faire.' }),
  nothingLike: (number) => ({
    message: `Rien dans le message ne dit ce que disait ${number}.`,
    hint: 'Laissez-la de côté, ou gardez une autre phrase : maintenez le message appuyé, *Apps*, *Keep a sentence*.',
  }),
  twin: (number, other) => ({
    message: `Les nouveaux mots sont déjà gardés sous ${other}.`,
    hint: `Laissez ${number} de côté.`,
  }),
};
