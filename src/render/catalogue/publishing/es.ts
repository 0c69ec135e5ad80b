import type { PublishingTexts } from './texts.js';

export const es: PublishingTexts = {
  notes: (title) => `Notas de «${title}»`,
  notesAgain: (title) => `Notas de «${title}», actualizadas`,
  digest: (day) => `Resumen del ${day}`,
  digestAgain: (day) => `Resumen del ${day}, actualizado`,
  removed: (n) => (n === 1 ? 'Quitar un archivo que ya no es público' : `Quitar ${n} archivos que ya no son públicos`),
  several: (first, others) => `${first}, y ${others} más`,
  option: 'Publicar en Git',
  done: (path) => `✓ Git: publicado como ${path}`,
  soon: '– Git: otro proceso se ocupa; llega en menos de un minuto.',
  notYet:
    '– Git: todavía no. Publica también el documento completo o cierra la sesión; desde entonces las notas son públicas.',
  failed: (reason, again) => `Git: sin publicar: ${reason} Lo intento de nuevo ${again}.`,
  reasons: {
    away: 'el repositorio no responde.',
    refused: 'el repositorio no acepta mi commit. ¿Puedo escribir en su rama?',
    busy: 'otros escriben sin parar.',
    diverged: 'la rama del pull request contradice a la otra. Fusiónala o bórrala.',
    'not-text': 'hay otra cosa donde debería haber un archivo.',
    path: 'una ruta sale del repositorio.',
    fault: 'algo falló por mi parte; el registro lo explica a quien me aloja.',
  },
  troubles: {
    block: (path, where) =>
      `Git: alguien cambió mi texto en ${path} (${where}), así que lo dejo como está. Deshaz ese cambio allí o escribe *kept* en la marca.`,
    versions: (path) =>
      `Git: ${path} cambió en el repositorio y aquí se cargó de nuevo el documento. Vale la versión del repositorio; cárgala aquí o une las dos allí.`,
    digest: (path) => `Git: alguien cambió ${path}, así que lo dejo como está. Deshaz ese cambio allí.`,
    document: (path) => `Git: no puedo escribir en ${path}: mira qué dice \`rapporteur check\`.`,
    'no-file': (path) => `Git: hay otra cosa en ${path}. Muévela de ahí.`,
  },
  history: (path, numbers) =>
    `Git: commits anteriores de ${path} aún contienen ${numbers}. Quien cuida el repositorio debe reescribir su historial`,
};
