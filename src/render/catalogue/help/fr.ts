import type { HelpTexts } from './texts.js';

export const fr: HelpTexts = {
  description: 'Ce que vous pouvez faire ici',
  talk: '**Parlez dans le fil d’une question. Le reste est un geste :**',
  keep: (emoji) => `${emoji} sur un message le garde pour les notes.`,
  agree: (emoji) => `${emoji} sur un message gardé, c’est être d’accord ; sinon, répondez.`,
  sentence: '*Keep a sentence* (appui long sur le message, *Apps*) garde une phrase et dit de quoi elle parle.',
  me: '`/me` montre ce qui est gardé de vos mots, permet de le retirer et demande quel nom vous donner hors de ce serveur.',
  privacy: '`/privacy` montre ce qui est gardé de vous et permet d’être oublié.',
  week: [
    '**Pour les hôtes**',
    '`/session load` montre un aperçu de votre document ; *Publier* ouvre les fils.',
    '`/session speaker` dit qui répond, `/session status` ce qui vient ensuite.',
    '`/claim change` classe une phrase gardée, `/takeaway accept` reprend une proposition dans les notes.',
    '`/session brief` montre ce par quoi la réunion commence, `/session wrap` mène à travers ce qui attend jusqu’aux notes publiées.',
    '`/note` note ce que quelqu’un a dit à la rencontre ; seule cette personne peut le confirmer.',
    '`/session export` donne le document avec ses deux sections remplies.',
    '`/digest schedule` règle le résumé hebdomadaire, `/digest preview` le montre tout de suite.',
    '`/settings` règle rôles, salons, fuseau et emojis ; `/doctor` dit ce qui ne va pas.',
  ],
};
