import type { TableTexts } from './texts.js';

export const es: TableTexts = {
  matrixDescription: 'La tabla con los números de lo guardado sobre cada celda',
  gapsDescription: 'Qué le falta a una sesión y dónde se respondería',
  matrix: (session) => `**${session}, por números**`,
  noTable: 'Esta sesión no tiene tabla.',
  legend: '≠ alguien objeta · – nada guardado',
  whole: 'todo ello',
  gaps: (session) => `**Lo que falta en ${session}**`,
  noGaps: 'No falta nada: cada pregunta tiene respuesta y cada celda una frase.',
  silent: '**Sin respuesta todavía**',
  open: '**Preguntado y sin responder**',
  empty: '**Ninguna frase sobre**',
  unrested: '**Conclusiones que no se apoyan en nada**',
  unrestedNames: '**Conclusiones que dicen más de lo que las apoya**',
  unconfirmed: '**Clasificación por confirmar**, en /session wrap o /claim change',
  notes: '**Notas que esperan a quien habló**',
  unseen: '**Citas de quien responde que aún no ha mirado**, en su /me',
  names: (takeaway, row) => `${takeaway} nombra ${row}, y ninguna frase en que se apoya trata de eso`,
  more: (n) => `-# y ${n} más`,
};
