import type { PlanningTexts } from './texts.js';

export const en: PlanningTexts = {
  daily: 'One a day',
  postAt: 'Post at …',
  modalTitle: 'Post later',
  when: 'When',
  zoneHint: (zone) => `Such as 2026-10-05 09:00, in ${zone}`,
  pace: 'How',
  paceHint: 'The thread of takeaways comes with the last question',
  allAtOnce: 'All questions at once',
  oneADay: 'One question a day',
  planned: (session, when, where, zone) =>
    `“${session}” will be posted ${when} in ${where} (planned in ${zone}). What is loaded then is what is posted.`,
  dailyPlanned: 'The questions come one a day, at the same hour.',
  postNow: 'Post now',
  change: 'Change',
  cancel: 'Do not post',
  cancelled: (session) => `“${session}” is not going to be posted by itself. Nothing was posted.`,
  notAMoment: (typed) => ({ message: `“${typed}” is no moment I can read.`, hint: 'Write it as 2026-10-05 09:00.' }),
  past: { message: 'That moment is past.', hint: 'Choose a later one, or press *Post*.' },
  posted: {
    message: 'This session was posted already.',
    hint: 'Load the changed document and press *Post the changes*.',
  },
};
