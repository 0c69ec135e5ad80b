import type { TableTexts } from './texts.js';

export const en: TableTexts = {
  matrixDescription: 'The table by the numbers of what is kept about each cell',
  gapsDescription: 'What a session lacks, and where one would answer it',
  matrix: (session) => `**${session}, by number**`,
  noTable: 'This session has no table.',
  legend: '≠ somebody objects · – nothing kept',
  whole: 'all of it',
  gaps: (session) => `**What is missing in ${session}**`,
  noGaps: 'Nothing is missing: every question has a reply, every cell a sentence.',
  silent: '**No reply yet**',
  open: '**Asked and not answered**',
  empty: '**No sentence about**',
  unrested: '**Takeaways that rest on nothing**',
  unrestedNames: '**Takeaways that say more than what they rest on**',
  unconfirmed: '**Tags to confirm**, in /session wrap or /claim change',
  notes: '**Notes that wait for the person who spoke**',
  unseen: '**Quotes of the speaker that they have not looked at**, in their /me',
  names: (takeaway, row) => `${takeaway} names ${row}, and no sentence it rests on is about that`,
  more: (n) => `-# and ${n} more`,
};
