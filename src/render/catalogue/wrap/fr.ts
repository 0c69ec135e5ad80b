import type { WrapTexts } from './texts.js';

export const fr: WrapTexts = {
  description: 'Terminer une séance pas à pas : phrases, conclusions, publication',
  title: (session) => `**Clôture · ${session}**`,
  steps: { sentences: 'Phrases', takeaways: 'Conclusions', publish: 'Publier' },
  waiting: (n) => (n === 1 ? 'Une phrase vous attend.' : `${n} phrases vous attendent.`),
  noneWaits: 'Aucune phrase n’attend : tout est confirmé.',
  unchosen: 'Plusieurs phrases ; rien n’est imprimé tant qu’aucune n’est choisie.',
  choose: 'Choisir',
  untagged: 'sur aucune case du tableau',
  suggested: (cells) => `${cells}, suggéré`,
  change: 'Changer',
  confirm: (n) => (n === 1 ? 'La confirmer' : `Confirmer ces ${n}`),
  leaveOut: 'Laisser de côté…',
  earlier: 'Précédentes',
  later: 'Suivantes',
  next: 'Suite',
  back: 'Retour',
  proposals: (n) => (n === 1 ? 'Une conclusion est proposée.' : `${n} conclusions sont proposées.`),
  noProposals: 'Aucune proposition n’attend.',
  votes: (agree, disagree) => `${agree} d’accord${disagree > 0 ? `, ${disagree} non` : ''}`,
  restsOn: (numbers) => `s’appuie sur ${numbers}`,
  accept: 'Accepter…',
  withdraw: 'Retirer…',
  stands: (sentences, takeaways) =>
    `Les notes contiennent ${sentences === 1 ? 'une phrase' : `${sentences} phrases`} et ${takeaways === 1 ? 'une conclusion' : `${takeaways} conclusions`}.`,
  unnamed: (n) =>
    n === 1
      ? 'Une personne citée n’a pas choisi de nom : les fichiers disent « une personne du groupe ».'
      : `${n} personnes citées n’ont pas choisi de nom : les fichiers disent « une personne du groupe ».`,
  lost: (n) =>
    n === 1
      ? 'Une phrase gardée a perdu ses mots et reste de côté : voir /claim list.'
      : `${n} phrases gardées ont perdu leurs mots et restent de côté : voir /claim list.`,
  notes: (n) =>
    n === 1
      ? 'Une note attend la personne qui a parlé : elle figure sans guillemets.'
      : `${n} notes attendent les personnes qui ont parlé : elles figurent sans guillemets.`,
  unseen: (n) =>
    n === 1
      ? 'La personne qui répond n’a pas regardé une citation d’elle : voir /gaps.'
      : `La personne qui répond n’a pas regardé ${n} citations d’elle : voir /gaps.`,
  noReply: (questions) => `Pas encore de réponse : question ${questions}.`,
  conflict: (where) =>
    `Quelqu’un a changé mon texte dans le document (${where}) ; je le laisse tel qu’il a été chargé. Rechargez-le sans les marques.`,
  preview: 'Aperçu',
  publish: 'Publier…',
  publishTitle: 'Publier la séance',
  whatToDo: 'Que faire',
  whatToDoHint: 'Ce qui est déjà fait n’est pas fait deux fois',
  notesOption: 'Publier le document rempli',
  closeOption: 'Clore la séance',
  digestOption: 'Envoyer le résumé s’il attend',
  notesPosted: (session) => `**Les notes de « ${session} »**`,
  newest: 'La dernière version',
  notesDone: (link) => `✓ Les notes sont publiées : ${link}`,
  closeDone: '✓ La séance est close. Ce qui est gardé désormais figure sous *Depuis*.',
  digestDone: (link) => `✓ Le résumé est envoyé : ${link}`,
  digestComes: (when) => `– Le résumé vient ${when}.`,
  digestNotSet: '– Aucun résumé n’est réglé ; /digest schedule le règle.',
  failed: (reason) => `✗ ${reason}`,
  published: 'C’est fait. Revenez quand vous voulez : /session wrap reprend là où il reste quelque chose.',
  edited: { message: 'Cela a changé entre-temps.', hint: 'Regardez la page et appuyez encore une fois.' },
  notPosted: {
    message: 'Cette séance n’est pas encore publiée.',
    hint: 'Chargez son document et appuyez d’abord sur *Publier*.',
  },
};
