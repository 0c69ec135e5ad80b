import type { DoctorTexts } from './texts.js';

export const es: DoctorTexts = {
  description: 'Qué falla: permisos, intents, la base de datos, y dónde cambiarlo',
  channelOption: 'Otro canal que mirar',
  well: '**Todo está bien.**',
  unwell: '**Hay algo que hacer.**',
  noChannels: 'No hay ningún canal elegido ni ninguna sesión abierta. Nombra un canal: `/doctor channel`.',
  uses: {
    sessions: 'las sesiones',
    digest: 'el resumen',
    meeting: 'la reunión',
    asked: 'a petición',
  },
  channelWell: (channel, uses) => `✓ ${channel} (${uses}): están todos los permisos.`,
  lacking: (channel, uses, permissions) =>
    `✗ ${channel} (${uses}): me falta ${permissions}. Edit Channel › Permissions › mi rol.`,
  forbidden: (channel, uses) =>
    `✗ ${channel} (${uses}): está cerrado para mí. Edit Channel › Permissions › mi rol › View Channel.`,
  missing: (channel, uses) =>
    `✗ ${channel} (${uses}): ya no existe. Elige otro con \`/settings\` o \`/digest schedule\`.`,
  unfit: (channel) => `✗ ${channel}: las sesiones van en un canal de texto o en un foro. Elige uno con \`/settings\`.`,
  demandsTag: (channel) =>
    `✗ ${channel}: este foro pide una etiqueta en cada publicación, y las mías no la llevan. Edit Channel › Require people to select tags when posting › desactivado.`,
  forumInstead: 'Un foro necesitaría menos permisos: le sobra Create Public Threads.',
  forumOrText:
    'Para varias sesiones lo mejor es un foro, porque allí cada pregunta es una publicación propia; en un canal de texto los hilos quedan junto al resto de la charla.',
  unreadable: (title, threads) =>
    `✗ «${title}»: no puedo leer ${threads} de sus hilos; \`/session status\` dice cuáles y por qué.`,
  silent: (title) => `– «${title}»: puedo leer sus hilos; todavía no ha escrito nadie.`,
  contentShown: '✓ Discord me muestra lo que se escribe.',
  contentWithheld:
    '✗ Discord no me muestra lo que se escribe. Developer Portal › mi aplicación › Bot › Message Content Intent › activado; después, vuelve a iniciarme.',
  databaseWell: (version) => `✓ La base de datos responde (PostgreSQL ${version}) y sus tablas están al día.`,
  noForcedWrites:
    '– La base de datos no fuerza sus escrituras al disco: tras un corte de luz pueden faltar los últimos segundos, que se vuelven a leer de Discord.',
  databaseAway: '✗ La base de datos no responde. Quien me aloja encuentra el motivo en mi registro.',
  encryption: '– No puedo ver si el disco está cifrado; los términos de Discord lo piden.',
  clockAhead: (seconds) => `✗ Mi reloj va ${seconds} segundos por delante del de Discord. Ajústalo por NTP.`,
  clockBehind: (seconds) => `✗ Mi reloj va ${seconds} segundos por detrás del de Discord. Ajústalo por NTP.`,
  noZones: '✗ Aquí no se conocen las zonas horarias. Ejecútame con un Node.js que tenga todos los datos ICU.',
  tagRefused: {
    message: 'Este foro pide una etiqueta en cada publicación, y las mías no la llevan.',
    hint: 'Desactívalo (Edit Channel, Require people to select tags when posting) o elige otro canal. No se ha publicado nada.',
  },
  notHost: {
    message: 'Esto solo lo ve quien organiza.',
    hint: 'Pregunta a alguien que pueda gestionar este servidor.',
  },
};
