import type { ThreadTexts } from './texts.js';

export const es: ThreadTexts = {
  withPresenter: (name) => `con ${name}`,
  table: (rows, columns) =>
    `${rows === 1 ? '1 fila' : `${rows} filas`} por ${columns === 1 ? '1 columna' : `${columns} columnas`}`,
  questions: (n) => (n === 1 ? 'Una pregunta, en su propio hilo:' : `${n} preguntas, cada una en su propio hilo:`),
  moreQuestions: (n) => `… y ${n} más, en la lista de hilos del canal`,
  atTheEnd: (takeaways) => `Al final: ${takeaways}`,
  emoji: (keep, agree) =>
    `${keep} guarda una frase para las notas, ${agree} está de acuerdo con ella. No hace falta más.`,
  tableAsText: 'La tabla como texto',
  howWords: 'Qué pasa con mis palabras',
  keptHere:
    'Las respuestas de aquí se guardan para las notas. *Mi nombre* dice cómo pueden llamarte las notas fuera de este servidor.',
  nameMe: 'Mi nombre',
  propose: 'Proponer una conclusión',
  takeawaysHow:
    'Escribe aquí, en una o dos frases, qué debería llevarse el grupo de esta sesión.\nPon entre corchetes las frases guardadas en que se apoya, como [2.1]. Luego mantén pulsado tu mensaje, *Apps*, *Propose as takeaway*, o pulsa el botón.',
};
