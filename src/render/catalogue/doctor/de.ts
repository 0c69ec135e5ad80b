import type { DoctorTexts } from './texts.js';

export const de: DoctorTexts = {
  description: 'Was nicht stimmt: Berechtigungen, Intents, Datenbank, und wo es zu ändern ist',
  channelOption: 'Ein weiterer Kanal, der angesehen wird',
  well: '**Alles in Ordnung.**',
  unwell: '**Es ist etwas zu tun.**',
  noChannels: 'Es ist kein Kanal gewählt und keine Sitzung offen. Nenn einen Kanal: `/doctor channel`.',
  uses: {
    sessions: 'Sitzungen',
    digest: 'die Übersicht',
    meeting: 'das Treffen',
    asked: 'wie gefragt',
  },
  channelWell: (channel, uses) => `✓ ${channel} (${uses}): alle Berechtigungen sind da.`,
  lacking: (channel, uses, permissions) =>
    `✗ ${channel} (${uses}): mir fehlt ${permissions}. Edit Channel › Permissions › meine Rolle.`,
  forbidden: (channel, uses) =>
    `✗ ${channel} (${uses}): er ist für mich geschlossen. Edit Channel › Permissions › meine Rolle › View Channel.`,
  missing: (channel, uses) =>
    `✗ ${channel} (${uses}): es gibt ihn nicht mehr. Wählt mit \`/settings\` oder \`/digest schedule\` einen anderen.`,
  unfit: (channel) => `✗ ${channel}: Sitzungen stehen in einem Textkanal oder Forum. Wählt mit \`/settings\` eines.`,
  demandsTag: (channel) =>
    `✗ ${channel}: dieses Forum verlangt für jeden Beitrag einen Tag, und meine haben keinen. Edit Channel › Require people to select tags when posting › aus.`,
  forumInstead: 'Ein Forum käme mit weniger Berechtigungen aus: Create Public Threads braucht es nicht.',
  forumOrText:
    'Für mehrere Sitzungen eignet sich ein Forum am besten, denn dort ist jede Frage ein eigener Beitrag; in einem Textkanal stehen die Threads neben dem übrigen Gespräch.',
  unreadable: (title, threads) =>
    `✗ „${title}“: ${threads} der Threads kann ich nicht lesen; \`/session status\` sagt, welche und warum.`,
  silent: (title) => `– „${title}“: Ich kann die Threads lesen, es hat noch niemand etwas geschrieben.`,
  contentShown: '✓ Discord zeigt mir, was geschrieben wird.',
  contentWithheld:
    '✗ Discord zeigt mir nicht, was geschrieben wird. Developer Portal › meine Anwendung › Bot › Message Content Intent › an; dann startet mich neu.',
  databaseWell: (version) =>
    `✓ Die Datenbank antwortet (PostgreSQL ${version}), ihre Tabellen sind auf dem neuesten Stand.`,
  noForcedWrites:
    '– Die Datenbank zwingt ihre Daten nicht auf die Platte: Nach einem Stromausfall können die letzten Sekunden fehlen; sie werden dann aus Discord nachgelesen.',
  databaseAway: '✗ Die Datenbank antwortet nicht. Wer mich betreibt, findet den Grund in meinem Protokoll.',
  encryption: '– Ob die Platte verschlüsselt ist, sehe ich nicht; Discords Bedingungen verlangen es.',
  clockAhead: (seconds) => `✗ Meine Uhr geht gegenüber der von Discord ${seconds} Sekunden vor. Stellt sie über NTP.`,
  clockBehind: (seconds) => `✗ Meine Uhr geht gegenüber der von Discord ${seconds} Sekunden nach. Stellt sie über NTP.`,
  noZones: '✗ Zeitzonen sind hier unbekannt. Betreibt mich mit einem Node.js, das die vollen ICU-Daten hat.',
  tagRefused: {
    message: 'Dieses Forum verlangt für jeden Beitrag einen Tag, und meine haben keinen.',
    hint: 'Schaltet das ab (Edit Channel, Require people to select tags when posting), oder wählt einen anderen Kanal. Es wurde nichts veröffentlicht.',
  },
  notHost: { message: 'Das können nur Gastgeber ansehen.', hint: 'Frag jemanden, der diesen Server verwalten darf.' },
};
