import type { PlanningTexts } from './texts.js';

export const fr: PlanningTexts = {
  daily: 'Une par jour',
  postAt: 'Publier le…',
  modalTitle: 'Publier plus tard',
  when: 'Quand',
  zoneHint: (zone) => `Par exemple 2026-10-05 09:00, à l’heure de ${zone}`,
  pace: 'Comment',
  paceHint: 'Le fil des conclusions vient avec la dernière question',
  allAtOnce: 'Toutes les questions d’un coup',
  oneADay: 'Une question par jour',
  planned: (session, when, where, zone) =>
    `« ${session} » sera publiée ${when} dans ${where} (prévu à l’heure de ${zone}). Ce qui sera chargé alors sera publié.`,
  dailyPlanned: 'Les questions viennent une par jour, à la même heure.',
  postNow: 'Publier maintenant',
  change: 'Changer',
  cancel: 'Ne pas publier',
  cancelled: (session) => `« ${session} » ne sera pas publiée d’elle-même. Rien n’a été publié.`,
  notAMoment: (typed) => ({
    message: `« ${typed} » n’est pas un moment que je sache lire.`,
    hint: 'Écrivez-le comme 2026-10-05 09:00.',
  }),
  past: { message: 'Ce moment est passé.', hint: 'Choisissez-en un plus tard, ou appuyez sur *Publier*.' },
  posted: {
    message: 'Cette séance est déjà publiée.',
    hint: 'Chargez le document modifié et appuyez sur *Publier les changements*.',
  },
};
