import type { TableTexts } from './texts.js';

export const fr: TableTexts = {
  matrixDescription: 'Le tableau, par les numéros de ce qui est gardé sur chaque case',
  gapsDescription: 'Ce qui manque à une séance, et où l’on y répondrait',
  matrix: (session) => `**${session}, par numéros**`,
  noTable: 'Cette séance n’a pas de tableau.',
  legend: '≠ quelqu’un objecte · – rien de gardé',
  whole: 'l’ensemble',
  gaps: (session) => `**Ce qui manque à ${session}**`,
  noGaps: 'Rien ne manque : chaque question a une réponse, chaque case une phrase.',
  silent: '**Pas encore de réponse**',
  open: '**Demandé et sans réponse**',
  empty: '**Aucune phrase sur**',
  unrested: '**Conclusions qui ne s’appuient sur rien**',
  unrestedNames: '**Conclusions qui disent plus que leurs appuis**',
  unconfirmed: '**Classement à confirmer**, dans /session wrap ou /claim change',
  notes: '**Notes qui attendent la personne qui a parlé**',
  unseen: '**Citations de la personne qui répond, pas encore regardées**, dans son /me',
  names: (takeaway, row) => `${takeaway} nomme ${row}, et aucune phrase sur laquelle elle s’appuie n’en parle`,
  more: (n) => `-# et ${n} de plus`,
};
