import type { NoteTexts } from './texts.js';

export const fr: NoteTexts = {
  description: 'Noter ce que quelqu’un a dit à la rencontre, ou répondu par courriel',
  button: 'Noter',
  modal: {
    title: 'Prendre une note',
    who: 'Qui l’a dit',
    whoHint: 'Cette personne peut la confirmer ou la rectifier.',
    name: 'Ou son nom, sans compte ici',
    nameHint: 'Cela figure comme noté par vous.',
    question: 'À quelle question',
    said: 'Ce qui a été dit',
    saidHint: 'Dans ses mots, au plus près.',
  },
  spoken: (name, by) => `**${name}**, de vive voix, noté par ${by}`,
  confirmed: (name, by) => `**${name}**, de vive voix, noté par ${by}, confirmé`,
  iSaidThis: 'Je l’ai dit',
  correctIt: 'Rectifier',
  correctTitle: 'Ce que vous avez dit',
  taken: (link, canConfirm) =>
    `Noté : ${link}${canConfirm === null ? '' : ` Tant que ${canConfirm} n’a pas pressé *Je l’ai dit*, cela figure sans guillemets.`}`,
  takeBack: 'Annuler',
  takenBack: 'La note a disparu.',
  nobody: {
    message: 'La note ne dit pas qui a parlé.',
    hint: 'Choisissez une personne, ou écrivez le nom de qui n’a pas de compte.',
  },
  unknownPerson: { message: 'Cette personne n’est pas sur le serveur.', hint: 'Écrivez plutôt son nom.' },
  nothingSaid: { message: 'Il n’y a pas de mots dans cette note.', hint: 'Écrivez ce qui a été dit.' },
  noQuestion: { message: 'Cette question n’existe plus.', hint: 'Rouvrez la note et choisissez-en une.' },
  notPosted: {
    message: 'Cette séance n’est pas encore publiée.',
    hint: 'Un hôte la publie d’abord ; les notes ont alors une place.',
  },
  gone: { message: 'Cette note n’est plus là.', hint: 'Il n’y a rien à faire.' },
  notYours: { message: 'Quelqu’un d’autre l’a dit.', hint: 'Seule cette personne peut la confirmer ou la rectifier.' },
  notTaken: {
    message: 'Cette note a été prise par quelqu’un d’autre.',
    hint: 'Cette personne peut la retirer, ou un hôte ; qui a parlé peut la laisser de côté.',
  },
};
