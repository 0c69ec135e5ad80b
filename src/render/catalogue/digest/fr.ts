import type { DigestTexts } from './texts.js';

export const fr: DigestTexts = {
  descriptions: {
    digest: 'Le résumé hebdomadaire des séances de ce serveur',
    preview: 'Le résumé des sept derniers jours, montré à vous seul',
    now: 'Publier maintenant le résumé des sept derniers jours, en plus de l’hebdomadaire',
    schedule: 'Où et quand le résumé est publié chaque semaine',
    when: 'Les trois prochaines dates du résumé',
    subscribe: 'Recevoir le résumé en message privé, ou arrêter',
    channel: 'Où il est publié',
    weekday: 'Quel jour',
    hour: 'À quelle heure, de 0 à 23',
    zone: 'Dans quel fuseau horaire, tel Europe/Berlin',
  },
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  goesTo: (channel) => `Le résumé va dans ${channel} chaque semaine. Prochaines dates :`,
  howWords: 'L’usage de mes mots',
  byDirect: 'En message privé',
  youAsked: 'À votre demande ; /digest subscribe l’arrête',
  stop: 'Arrêter',
  sentNow: (link) => `Le résumé est publié : ${link}`,
  subscribed: (next) =>
    `Vous recevez désormais le résumé en message privé. ${next === null ? 'Il commence quand un hôte le programme.' : `Le prochain arrive ${next}.`}`,
  unsubscribed: 'Vous ne recevez plus de messages privés de ma part.',
  notHost: { message: 'Seul un hôte peut faire cela avec le résumé.', hint: 'Demandez à qui charge vos séances.' },
  notSet: { message: 'Aucun résumé n’est encore programmé.', hint: 'Un hôte le programme avec /digest schedule.' },
  underWay: { message: 'Le résumé est déjà en cours de publication.', hint: 'Regardez son salon dans une minute.' },
  wrongChannel: { message: 'Le résumé ne peut pas aller là.', hint: 'Choisissez un salon textuel de ce serveur.' },
  missing: (channel, permissions) => ({
    message: `Dans #${channel}, je ne peux pas faire tout ce qu’il faut : ${permissions}.`,
    hint: 'Donnez ces permissions à mon rôle là-bas, puis programmez le résumé à nouveau.',
  }),
  noZone: (zone) => ({
    message: `Il n’y a pas de fuseau horaire « ${zone} ».`,
    hint: 'Choisissez-en un dans la liste en tapant, tel Europe/Berlin ou America/New_York.',
  }),
};
