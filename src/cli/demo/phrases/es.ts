import type { Phrases } from './phrases.js';

/** Spanish. */
export const es: Phrases = {
  gap: ' ',
  quotes: ['“', '”'],
  cells: {
    speaker: [
      [
        'Yo empezaría por la fila {row}.',
        'En {row}, {A} pone {a} y {B} pone {b}, y buena parte de la pregunta depende de esa diferencia.',
      ],
      [
        'No hay una respuesta limpia, solo una dirección.',
        'En {row} leo {a} de {A} y {b} de {B} como respuestas a dos preguntas algo distintas.',
      ],
    ],
    builder: [
      [
        'Si tuviera que elegir hoy, elegiría por esta fila.',
        'En {row}, {A} me dice qué esperar, y {a} es fácil de comprobar.',
      ],
      ['Lo miro desde el lado práctico.', 'Con {a} en la tabla, {A} promete en {row} algo que se puede probar.'],
    ],
    sceptic: [
      ['Yo no estoy tan segura.', 'Una entrada dice lo que {A} cuenta sobre {row}, no cuántas veces se cumple.'],
      [
        'Un poco más despacio.',
        'Puede que {A} y {B} no entiendan lo mismo por {row}, y entonces la comparación no dice nada.',
      ],
    ],
    tester: [
      ['Las dos cosas pueden ser ciertas.', 'Vale para {A} mientras {a} se refiera al caso normal.'],
      ['Yo lo diría con más cuidado.', 'La diferencia entre {A} y {B} importa cuando lo que falta es {row}.'],
    ],
  },
  plain: {
    speaker: [
      [
        'He cambiado de idea varias veces con esta.',
        'Antes de responder a {question} deberíamos decir qué contaría como respuesta.',
      ],
      ['Mi primera lectura fue demasiado rápida.', 'Sobre {question} el texto da una dirección y nos deja el resto.'],
    ],
    builder: [
      [
        'Solo puedo hablar de lo que he probado.',
        'En la práctica, {question} lo decide quien tiene que vivir con el resultado.',
      ],
      [
        'Yo empezaría por algo pequeño.',
        'Un ejemplo hecho hasta el final diría más sobre {question} que otra ronda de debate.',
      ],
    ],
    sceptic: [
      ['Yo no estoy tan segura.', 'Un ejemplo muestra que algo es posible, no que sea lo habitual.'],
      ['Un poco más despacio.', 'Usamos una palabra para dos cosas, y se separan en cuanto se miran de cerca.'],
    ],
    tester: [
      ['Las dos cosas pueden ser ciertas.', 'Vale para el caso normal, y el raro es el que deberíamos apuntar.'],
      ['Yo lo diría con más cuidado.', 'Es cierto para el texto que tenemos delante, y no lo estiraría más.'],
    ],
  },
  newcomer: [
    'Lo leí en voz alta en casa, y esta fue la parte que nos hizo hablar.',
    'Llegué con la opinión contraria, y la mitad de este hilo me hizo cambiar.',
    'Me ayudaría que dijéramos qué esperaríamos ver si estuviéramos equivocados.',
  ],
  firstThought: 'Creo que esto es evidente y podemos seguir.',
  changedMind: 'Lo retiro, las respuestas de arriba son mejores que la mía.',
  regretted: 'la verdad, esta parte la leí por encima y aun así opino mucho',
  ask: '{@speaker}, ¿qué parte volverías a leer antes de responder?',
  reply: [
    'El principio, para mi sorpresa.',
    'Lo que el texto da por hecho en sus primeras líneas es lo que discutimos desde entonces.',
  ],
  leftOpen: '{@speaker}, ¿hay alguien que haya probado lo contrario?',
  late: [
    'Tarde, pero lo volví a leer el fin de semana.',
    'En la segunda lectura la objeción resiste mejor que la frase contra la que iba.',
  ],
  spoken: [
    'Lo que una tabla deja fuera suele ser lo que sus autores daban por hecho.',
    'En mi lado de la sala nadie ha probado todavía lo segundo.',
  ],
  correction: 'Para el caso de esta tabla; no lo diría de cualquier otro.',
  takeaways: [
    'Antes de comparar dos respuestas, hay que decir qué se le preguntó a cada una.',
    'Lo que nos haría cambiar de idea va en las notas igual que lo que pensamos.',
  ],
  reason: 'Es un buen consejo, pero no es lo que nos enseñó este texto.',
  closing: 'La primera tiene el apoyo del grupo, así que la acepto. La segunda se queda como propuesta.',
  note: 'Hecho para una demostración: las personas que hablan abajo son inventadas, también quien presenta, y nadie nombrado en este documento ha dicho nada de esto.',
};
