import type { RecallTexts } from './texts.js';

export const es: RecallTexts = {
  description: 'Encuentra lo que se guardó, en todas las sesiones',
  words: 'Palabras que están en la frase guardada, todas ellas',
  ingredient: 'Frases sobre este ingrediente, con cualquiera de sus nombres',
  recipe: 'Frases sobre esta receta, con cualquiera de sus nombres',
  person: 'Frases de esta persona',
  head: (what) => (what === '' ? '**Guardado en todas las sesiones**' : `**Guardado:** ${what}`),
  page: (number) => `página ${number}`,
  nothing:
    'Nada de lo que puedes ver encaja. Las palabras se buscan tal como están escritas: prueba con menos, o con otra forma.',
  contested: 'alguien objeta',
  open: 'sin respuesta',
  agree: (people) => (people === 1 ? 'una persona de acuerdo' : `${people} de acuerdo`),
  narrow: 'Hay más. Añade un ingrediente, una receta, una sesión o una persona.',
  earlier: 'Atrás',
  later: 'Más',
  noSuch: (typed, names) => ({
    message: `Nada se llama «${typed}» en ninguna sesión de aquí.`,
    hint: names === '' ? 'Quítalo: ninguna sesión tiene tabla.' : `Hay, por ejemplo: ${names}.`,
  }),
};
