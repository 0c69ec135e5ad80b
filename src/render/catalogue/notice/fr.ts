import type { NoticeTexts } from './texts.js';

export const fr: NoticeTexts = {
  title: '**Ce que deviennent vos mots**',
  stored:
    'Les messages dans les fils de cette séance sont conservés tant qu’elle dure. Seules les phrases que quelqu’un a gardées sont imprimées, chacune avec un lien vers votre message.',
  published: 'Les notes sont publiées hors de ce serveur, en fichiers et sur une page.',
  shared: 'Les notes sont partagées en fichier ; les hôtes décident qui le reçoit.',
  unnamed: 'Hors de ce serveur vous êtes « une personne du groupe » tant que vous n’appuyez pas sur *Mon nom*.',
  named:
    'Hors de ce serveur vous figurez sous votre nom, ainsi l’a choisi le groupe, tant que vous n’appuyez pas sur *Mon nom* pour choisir autrement.',
  leaving:
    'Modifiez ou supprimez votre message et la phrase quitte les notes. /me montre ce qui est gardé de vous ; /privacy forget efface tout.',
  ask: (name) => `Sur ce serveur vous êtes « ${name} ». Comment les notes qui le quittent peuvent-elles vous appeler ?`,
  explained:
    '-# Mes initiales : les premières lettres. Sans nom : « une personne du groupe ». Rien dehors : vos mots restent sur ce serveur. Vous pouvez choisir à nouveau à tout moment ; cela vaut aussi pour les séances passées.',
  choices: { name: 'Mon nom', initials: 'Mes initiales', none: 'Sans nom', absent: 'Rien dehors' },
  chosen: {
    none: 'Hors de ce serveur vous êtes « une personne du groupe ».',
    initials: 'Hors de ce serveur vos initiales vous représentent.',
    absent: 'Rien de ce que vous écrivez ici n’est imprimé hors de ce serveur.',
  },
  chosenName: (name) => `Hors de ce serveur vous êtes « ${name} ».`,
  anew: 'Appuyez sur *Mon nom* pour choisir à nouveau.',
  unknownChoice: { message: 'Ce choix n’est pas connu.', hint: 'Appuyez encore sur *Mon nom*.' },
  noSession: { message: 'Cette séance n’est plus ici.', hint: 'Servez-vous du dernier message d’une séance.' },
};
