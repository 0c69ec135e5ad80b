import type { PermissionTexts } from './texts.js';

export const de: PermissionTexts = {
  notHost: (title) => ({
    message: `Das dürfen nur die Gastgeber von „${title}“.`,
    hint: 'Frag, wer die Sitzung geladen hat, oder jemanden, der diesen Server verwalten darf.',
  }),
  mayNotLoad: {
    message: 'Eine neue Sitzung laden nur Gastgeber.',
    hint: 'Frag jemanden, der diesen Server verwalten darf; mit /settings kann eine deiner Rollen Gastgeber werden.',
  },
  timedOut: {
    message: 'Du bist hier gerade im Timeout und kannst so lange nichts ändern.',
    hint: 'Versuch es noch einmal, wenn der Timeout vorbei ist.',
  },
  notKeeper: {
    message: 'In dieser Gruppe halten nur bestimmte Rollen Sätze für die Notizen fest.',
    hint: 'Bitte die Gastgeber, ihn festzuhalten, oder um die Rolle.',
  },
  proposedEnough: (most) => ({
    message: `Jede Person schlägt in einer Sitzung höchstens ${most} Ergebnisse vor.`,
    hint: 'Stimm anderen im Thread der Ergebnisse zu, oder frag die Gastgeber.',
  }),
  tooNew: (when) => ({
    message: `Wer neu ist, kann erst nach einer Weile festhalten und vorschlagen; bei dir ist das ${when}.`,
    hint: 'Rede bis dahin in den Threads mit.',
  }),
};
