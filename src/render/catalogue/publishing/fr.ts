import type { PublishingTexts } from './texts.js';

export const fr: PublishingTexts = {
  notes: (title) => `Notes de « ${title} »`,
  notesAgain: (title) => `Notes de « ${title} », mises à jour`,
  digest: (day) => `Résumé du ${day}`,
  digestAgain: (day) => `Résumé du ${day}, mis à jour`,
  removed: (n) =>
    n === 1 ? 'Retirer un fichier qui n’est plus public' : `Retirer ${n} fichiers qui ne sont plus publics`,
  several: (first, others) => `${first}, et ${others} de plus`,
  option: 'Publier dans Git',
  done: (path) => `✓ Git : publié sous ${path}`,
  soon: '– Git : un autre processus s’en occupe ; cela vient dans la minute.',
  notYet:
    '– Git : pas encore. Publiez aussi le document rempli ou fermez la séance ; les notes sont publiques à partir de là.',
  failed: (reason, again) => `Git : non publié : ${reason} Nouvel essai ${again}.`,
  reasons: {
    away: 'le dépôt ne répond pas.',
    refused: 'le dépôt refuse mon commit. Ai-je le droit d’écrire dans sa branche ?',
    busy: 'd’autres y écrivent sans cesse.',
    diverged: 'la branche de la pull request contredit l’autre. Fusionnez-la ou supprimez-la.',
    'not-text': 'autre chose se trouve là où il faudrait un fichier.',
    path: 'un chemin sort du dépôt.',
    fault: 'une erreur est survenue de mon côté ; le journal l’explique à qui m’héberge.',
  },
  troubles: {
    block: (path, where) =>
      `Git : quelqu’un a changé mon texte dans ${path} (${where}), je le laisse donc tel quel. Annulez ce changement là-bas, ou écrivez *kept* dans la marque.`,
    versions: (path) =>
      `Git : ${path} a changé dans le dépôt, et le document a été rechargé ici. La version du dépôt reste ; chargez-la ici, ou réunissez les deux là-bas.`,
    digest: (path) => `Git : quelqu’un a changé ${path}, je le laisse donc tel quel. Annulez ce changement là-bas.`,
    document: (path) => `Git : je ne peux pas écrire dans ${path} : voyez ce qu’en dit \`rapporteur check\`.`,
    'no-file': (path) => `Git : autre chose se trouve à ${path}. Déplacez-le.`,
  },
  history: (path, numbers) =>
    `Git : d’anciens commits de ${path} contiennent encore ${numbers}. Qui s’occupe du dépôt doit réécrire son historique`,
};
