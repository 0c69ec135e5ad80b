import type { DoctorTexts } from './texts.js';

export const fr: DoctorTexts = {
  description: 'Ce qui ne va pas : permissions, intents, base de données, et où le changer',
  channelOption: 'Un autre salon à examiner',
  well: '**Tout va bien.**',
  unwell: '**Il y a quelque chose à faire.**',
  noChannels: 'Aucun salon n’est choisi et aucune séance n’est ouverte. Nommez un salon : `/doctor channel`.',
  uses: {
    sessions: 'les séances',
    digest: 'le résumé',
    meeting: 'la réunion',
    asked: 'à la demande',
  },
  channelWell: (channel, uses) => `✓ ${channel} (${uses}) : toutes les permissions y sont.`,
  lacking: (channel, uses, permissions) =>
    `✗ ${channel} (${uses}) : il me manque ${permissions}. Edit Channel › Permissions › mon rôle.`,
  forbidden: (channel, uses) =>
    `✗ ${channel} (${uses}) : il m’est fermé. Edit Channel › Permissions › mon rôle › View Channel.`,
  missing: (channel, uses) =>
    `✗ ${channel} (${uses}) : il n’existe plus. Choisissez-en un autre avec \`/settings\` ou \`/digest schedule\`.`,
  unfit: (channel) =>
    `✗ ${channel} : les séances vont dans un salon textuel ou un forum. Choisissez-en un avec \`/settings\`.`,
  demandsTag: (channel) =>
    `✗ ${channel} : ce forum exige un tag pour chaque publication, et les miennes n’en ont pas. Edit Channel › Require people to select tags when posting › désactivé.`,
  forumInstead: 'Un forum demanderait moins de permissions : il se passe de Create Public Threads.',
  forumOrText:
    'Pour plusieurs séances, un forum convient le mieux, car chaque question y est une publication à part ; dans un salon textuel, les fils restent à côté des autres échanges.',
  unreadable: (title, threads) =>
    `✗ « ${title} » : je ne peux pas lire ${threads} de ses fils ; \`/session status\` dit lesquels et pourquoi.`,
  silent: (title) => `– « ${title} » : je peux lire ses fils ; personne n’y a encore écrit.`,
  contentShown: '✓ Discord me montre ce que les gens écrivent.',
  contentWithheld:
    '✗ Discord ne me montre pas ce que les gens écrivent. Developer Portal › mon application › Bot › Message Content Intent › activé ; puis relancez-moi.',
  databaseWell: (version) => `✓ La base de données répond (PostgreSQL ${version}), ses tables sont à jour.`,
  noForcedWrites:
    '– La base de données ne force pas ses écritures sur le disque : après une coupure de courant, les dernières secondes peuvent manquer, et sont relues dans Discord.',
  databaseAway: '✗ La base de données ne répond pas. La personne qui m’héberge trouve la raison dans mon journal.',
  encryption: '– Je ne vois pas si le disque est chiffré ; les conditions de Discord le demandent.',
  clockAhead: (seconds) => `✗ Mon horloge avance de ${seconds} secondes sur celle de Discord. Réglez-la par NTP.`,
  clockBehind: (seconds) => `✗ Mon horloge retarde de ${seconds} secondes sur celle de Discord. Réglez-la par NTP.`,
  noZones: '✗ Les fuseaux horaires sont inconnus ici. Lancez-moi avec un Node.js qui a toutes ses données ICU.',
  tagRefused: {
    message: 'Ce forum exige un tag pour chaque publication, et les miennes n’en ont pas.',
    hint: 'Désactivez cela (Edit Channel, Require people to select tags when posting), ou choisissez un autre salon. Rien n’a été publié.',
  },
  notHost: { message: 'Seuls les hôtes peuvent voir cela.', hint: 'Demandez à quelqu’un qui peut gérer ce serveur.' },
};
