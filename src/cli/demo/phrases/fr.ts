import type { Phrases } from './phrases.js';

/** French. */
export const fr: Phrases = {
  gap: ' ',
  quotes: ['“', '”'],
  cells: {
    speaker: [
      [
        'Je commencerais par la ligne {row}.',
        'Pour {row}, {A} indique {a} et {B} {b}, et une bonne part de la question tient à cette différence.',
      ],
      [
        'Il n’y a pas de réponse nette, seulement une direction.',
        'Pour {row}, je lis {a} chez {A} et {b} chez {B} comme des réponses à deux questions un peu différentes.',
      ],
    ],
    builder: [
      [
        'Si je devais choisir aujourd’hui, ce serait d’après cette ligne.',
        'Pour {row}, {A} me dit à quoi m’attendre, et {a} se vérifie facilement.',
      ],
      [
        'Je regarde le côté pratique.',
        'Avec {a} dans le tableau, {A} fait pour {row} une promesse qu’on peut mettre à l’épreuve.',
      ],
    ],
    sceptic: [
      ['J’en suis moins sûre.', 'Une case dit ce que {A} rapporte sur {row}, pas combien de fois cela tient.'],
      [
        'Pas si vite.',
        '{A} et {B} n’entendent peut-être pas la même chose par {row}, et alors la comparaison ne dit rien.',
      ],
    ],
    tester: [
      ['Vous pouvez avoir raison tous les deux.', 'Cela vaut pour {A} tant que {a} vise le cas courant.'],
      ['Je le dirais plus étroitement.', 'La différence entre {A} et {B} compte dès que c’est {row} qui manque.'],
    ],
  },
  plain: {
    speaker: [
      [
        'J’ai changé d’avis plusieurs fois sur ce point.',
        'Avant de répondre à {question}, il faudrait dire ce qui compterait comme une réponse.',
      ],
      [
        'Ma première lecture était trop rapide.',
        'Sur {question}, le texte donne une direction et nous laisse le reste.',
      ],
    ],
    builder: [
      [
        'Je ne peux parler que de ce que j’ai essayé.',
        'En pratique, {question} se décide chez la personne qui doit vivre avec le résultat.',
      ],
      [
        'Je commencerais petit.',
        'Un exemple mené jusqu’au bout nous en dirait plus sur {question} qu’un tour de débat de plus.',
      ],
    ],
    sceptic: [
      ['J’en suis moins sûre.', 'Un exemple montre qu’une chose est possible, pas qu’elle est courante.'],
      ['Pas si vite.', 'Nous employons un mot pour deux choses, et elles se séparent dès qu’on regarde de près.'],
    ],
    tester: [
      [
        'Vous pouvez avoir raison tous les deux.',
        'Cela vaut pour le cas courant, et c’est l’autre que nous devrions noter.',
      ],
      [
        'Je le dirais plus étroitement.',
        'C’est vrai du texte que nous avons sous les yeux, et je n’irais pas plus loin.',
      ],
    ],
  },
  newcomer: [
    'Je l’ai lu à voix haute à la maison, et c’est ce passage qui nous a fait parler.',
    'Je suis arrivé avec l’avis contraire, et le milieu de ce fil m’a fait changer.',
    'Cela m’aiderait de dire ce que nous verrions si nous avions tort.',
  ],
  firstThought: 'Je crois que c’est évident et que nous pouvons avancer.',
  changedMind: 'Je retire cela, les réponses plus haut valent mieux que la mienne.',
  regretted: 'franchement, j’ai survolé ce passage et j’ai quand même un avis tranché',
  ask: '{@speaker}, quelle partie relirais-tu avant de répondre ?',
  reply: [
    'Le début, à ma propre surprise.',
    'Ce que le texte tient pour acquis dans ses premières lignes est ce dont nous discutons depuis.',
  ],
  leftOpen: '{@speaker}, est-ce que quelqu’un a essayé le contraire ?',
  late: [
    'Tard, mais j’y suis revenu ce week-end.',
    'À la seconde lecture, l’objection tient mieux que la phrase qu’elle visait.',
  ],
  spoken: [
    'Ce qu’un tableau laisse de côté, ses auteurs le tenaient le plus souvent pour acquis.',
    'De mon côté de la salle, personne n’a encore essayé la seconde.',
  ],
  correction: 'Pour le cas de ce tableau ; je ne le dirais pas de tous les autres.',
  takeaways: [
    'Avant de comparer deux réponses, il faut dire ce qu’on a demandé à chacune.',
    'Ce qui nous ferait changer d’avis a sa place dans les notes autant que ce que nous pensons.',
  ],
  reason: 'C’est un bon conseil, mais ce n’est pas ce que ce texte nous a appris.',
  closing: 'La première a le groupe derrière elle, je l’accepte donc. La seconde reste une proposition.',
  note: 'Fait pour une démonstration : les personnes qui parlent ci-dessous sont inventées, l’oratrice ou l’orateur aussi, et personne que ce document nomme n’a rien dit de tout cela.',
};
