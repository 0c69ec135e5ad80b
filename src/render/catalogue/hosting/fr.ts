import type { HostingTexts } from './texts.js';

export const fr: HostingTexts = {
  hostsDescription: 'Qui accueille la séance ; ajouter ou retirer quelqu’un',
  addDescription: 'Qui doit l’accueillir aussi',
  removeDescription: 'Qui ne l’accueille plus',
  deleteDescription: 'Supprimer tout ce qui est gardé d’une séance ; ses fils restent dans Discord',
  templateDescription: 'Un document de séance pour commencer',
  titleDescription: 'Le titre de la séance',
  hosts: (session, hosts) => `Hôtes de « ${session} » : ${hosts}`,
  added: (user) => `${user} l’accueille aussi désormais.`,
  removed: (user) => `${user} ne l’accueille plus.`,
  managersToo: 'Qui peut gérer ce serveur, ou a un rôle d’hôte dans /settings, est hôte aussi.',
  tooMany: (most) => ({
    message: `Une séance a au plus ${most} hôtes de plus.`,
    hint: 'Donnez-leur un rôle, et faites-en un rôle d’hôte dans /settings.',
  }),
  deleteTitle: 'Supprimer la séance',
  typeTitle: 'Tapez son titre pour la supprimer',
  typeTitleHint: 'Cela ne peut pas être annulé',
  whatGoes:
    'Tout ce qui en est gardé part : le document, ce qui fut écrit, les phrases gardées, les conclusions. Les résumés publiés la perdent, les notes publiées sont supprimées. Les fils restent dans Discord ; supprimez-les là si vous voulez.',
  otherTitle: {
    message: 'Ce n’est pas son titre ; rien n’a été supprimé.',
    hint: 'Reprenez /session delete et tapez le titre tel qu’il y figure.',
  },
  deleted: (session) => `« ${session} » est supprimée. Ses fils restent dans Discord.`,
  purge: (files) =>
    `Ces fichiers ont quitté le serveur et contiennent encore ses mots. Demandez qu’ils soient supprimés :\n${files}`,
  file: (when, by) => `- exporté ${when} par ${by}`,
  moreFiles: (n) => `- et ${n} de plus`,
  template: (file) => `Remplissez ${file}, puis chargez-le avec /session load.`,
};
