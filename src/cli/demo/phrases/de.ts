import type { Phrases } from './phrases.js';

/** German. */
export const de: Phrases = {
  gap: ' ',
  quotes: ['‚', '‘'],
  cells: {
    speaker: [
      [
        'Ich würde mit der Zeile {row} anfangen.',
        'Unter {row} steht bei {A} {a}, bei {B} {b}, und an diesem Unterschied hängt viel von der Frage.',
      ],
      [
        'Eine glatte Antwort gibt es hier nicht, nur eine Richtung.',
        'Unter {row} lese ich {a} bei {A} und {b} bei {B} als Antworten auf zwei etwas verschiedene Fragen.',
      ],
    ],
    builder: [
      [
        'Müsste ich heute wählen, dann nach dieser Zeile.',
        'Unter {row} sagt {A} mir, was ich erwarten darf, und an {a} lässt es sich gut messen.',
      ],
      ['Ich sehe es von der praktischen Seite.', 'Mit {a} gibt {A} bei {row} ein Versprechen, das man prüfen kann.'],
    ],
    sceptic: [
      ['Da bin ich weniger sicher.', 'Ein Eintrag sagt, was {A} zu {row} berichtet, aber nicht, wie oft es stimmt.'],
      ['Langsam.', '{A} und {B} meinen mit {row} vielleicht nicht dasselbe, und dann sagt der Vergleich nichts.'],
    ],
    tester: [
      ['Ihr könnt beide recht haben.', 'Für {A} gilt es, solange {a} den üblichen Fall meint.'],
      ['Ich würde es enger fassen.', 'Der Unterschied zwischen {A} und {B} zählt erst, wenn es gerade an {row} fehlt.'],
    ],
  },
  plain: {
    speaker: [
      [
        'Ich habe hier mehrmals die Meinung gewechselt.',
        'Vor einer Antwort auf {question} sollten wir sagen, was als Antwort gälte.',
      ],
      [
        'Beim ersten Lesen war ich zu schnell.',
        'Zu {question} gibt der Text eine Richtung und überlässt uns den Rest.',
      ],
    ],
    builder: [
      [
        'Ich kann nur von dem sprechen, was ich probiert habe.',
        'In der Praxis entscheidet über {question}, wer mit dem Ergebnis leben muss.',
      ],
      [
        'Ich würde klein anfangen.',
        'Ein durchgerechnetes Beispiel sagt uns zu {question} mehr als eine weitere Runde Streit.',
      ],
    ],
    sceptic: [
      ['Da bin ich weniger sicher.', 'Ein Beispiel zeigt, dass etwas möglich ist, nicht, dass es üblich ist.'],
      ['Langsam.', 'Wir nehmen hier ein Wort für zwei Dinge, und sie gehen auseinander, sobald man hinsieht.'],
    ],
    tester: [
      ['Ihr könnt beide recht haben.', 'Für den üblichen Fall gilt es, und den unüblichen sollten wir aufschreiben.'],
      ['Ich würde es enger fassen.', 'Für den Text vor uns stimmt es, weiter würde ich es nicht dehnen.'],
    ],
  },
  newcomer: [
    'Ich habe es zu Hause vorgelesen, und genau über diese Stelle haben wir dann geredet.',
    'Ich kam mit der gegenteiligen Meinung, und die Mitte dieses Fadens hat mich umgestimmt.',
    'Mir hülfe es, wenn wir sagten, was wir sehen müssten, wenn wir falsch lägen.',
  ],
  firstThought: 'Ich finde, das ist klar, und wir können weitermachen.',
  changedMind: 'Ich nehme das zurück, die Antworten oben sind besser als meine.',
  regretted: 'ehrlich gesagt habe ich das nur überflogen und trotzdem eine starke Meinung',
  ask: '{@speaker}, welchen Teil würdest du vor einer Antwort noch einmal lesen?',
  reply: [
    'Den Anfang, zu meiner eigenen Überraschung.',
    'Was der Text in den ersten Zeilen voraussetzt, ist genau das, worüber wir seitdem streiten.',
  ],
  leftOpen: '{@speaker}, hat eigentlich jemand das Gegenteil versucht?',
  late: [
    'Spät, aber ich war am Wochenende noch einmal dran.',
    'Beim zweiten Lesen hält der Einwand besser als der Satz, gegen den er ging.',
  ],
  spoken: [
    'Was eine Tabelle weglässt, haben ihre Verfasser meist vorausgesetzt.',
    'An meinem Ende des Tisches hat das Zweite noch niemand ausprobiert.',
  ],
  correction: 'Für den Fall in dieser Tabelle; von jedem anderen würde ich es nicht sagen.',
  takeaways: [
    'Bevor man zwei Antworten vergleicht, sagt man, was jede gefragt wurde.',
    'Was uns umstimmen würde, gehört ebenso in die Notizen wie das, was wir meinen.',
  ],
  reason: 'Ein guter Rat, aber nicht das, was wir aus diesem Text haben.',
  closing: 'Hinter dem ersten Satz steht die Runde, den nehme ich an. Der zweite bleibt ein Vorschlag.',
  note: 'Für eine Vorführung gemacht: Wer unten spricht, ist erfunden, auch die vortragende Person, und niemand, den dieses Dokument nennt, hat etwas davon gesagt.',
};
