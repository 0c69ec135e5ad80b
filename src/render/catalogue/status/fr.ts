import type { StatusTexts } from './texts.js';

export const fr: StatusTexts = {
  description: 'Où en est la séance, et la prochaine étape',
  states: { loaded: 'chargée', posted: 'publiée', closed: 'close' },
  messages: (n, people) =>
    `${n === 1 ? 'un message' : `${n} messages`} de ${people === 1 ? 'une personne' : `${people} personnes`}`,
  kept: (n, unconfirmed) =>
    `${n === 1 ? 'une phrase gardée' : `${n} phrases gardées`}, dont ${unconfirmed} sans classement confirmé`,
  takeaways: (n, accepted) =>
    `${n === 1 ? 'une conclusion proposée' : `${n} conclusions proposées`}, ${accepted} acceptées`,
  named: (n) => `${n === 1 ? 'une personne a choisi' : `${n} personnes ont choisi`} son nom dans les fichiers`,
  noReply: (questions) => `pas encore de réponse : question ${questions}`,
  opened: (open, of) => `${open} questions sur ${of} sont ouvertes ; une de plus chaque jour`,
  lost: (n) =>
    `${n === 1 ? 'une phrase gardée a perdu ses' : `${n} phrases gardées ont perdu leurs`} mots et a quitté les notes : /claim list`,
  next: (step) => `Ensuite : ${step}`,
  steps: {
    post: 'voyez l’aperçu avec /session post et appuyez sur *Publier*.',
    speaker: 'dites qui présente avec /session speaker.',
    keep: (emoji) => `gardez la première phrase : réagissez avec ${emoji} à une réponse.`,
    propose: 'proposez ce que vous retenez, dans le dernier fil.',
    wrap: 'passez en revue ce qui attend avec /session wrap.',
    publish: 'publiez les notes avec /session wrap.',
    close: 'terminez la séance avec /session wrap quand la discussion est finie.',
    done: 'rien. Les réponses tardives sont encore recueillies ; /session export donne le document.',
  },
  overview: 'La vue d’ensemble',
  question: (number) => `La question ${number}`,
  takeawaysThread: 'Le fil des conclusions',
  troubles: {
    hidden: 'm’est fermé : donnez à mon rôle « Voir le salon » (View Channel) dans son salon.',
    'no-history':
      'ne peut être relu par moi : donnez à mon rôle « Voir l’historique des messages » (Read Message History) dans son salon.',
    'not-member':
      'est privé et je n’y suis pas : mentionnez-moi là-bas, ou donnez à mon rôle « Gérer les fils » (Manage Threads) dans son salon.',
    withheld:
      'arrive sans ses mots : la personne qui m’héberge doit activer Message Content Intent dans le Developer Portal.',
    missing: 'n’était pas là à mon dernier passage ; je regarde encore dans l’heure, et rien n’est retiré avant.',
    gone: 'a été supprimé : rien de ce qui y fut dit n’est plus montré.',
  },
  outdated: (when, by, numbers) =>
    `exporté ${when} par ${by} : contient encore ${numbers}. Remplacez ce fichier, ou supprimez-le`,
  moreOutdated: (n) => `${n} autres exports contiennent des mots retirés`,
  andMore: (n) => `et ${n} de plus`,
};
