import type { RecallTexts } from './texts.js';

export const de: RecallTexts = {
  description: 'Findet, was festgehalten wurde, in allen Sitzungen',
  words: 'Wörter, die alle im festgehaltenen Satz stehen',
  ingredient: 'Sätze zu dieser Zutat, unter jedem ihrer Namen',
  recipe: 'Sätze zu diesem Rezept, unter jedem seiner Namen',
  person: 'Sätze dieser Person',
  head: (what) => (what === '' ? '**Festgehalten in allen Sitzungen**' : `**Festgehalten:** ${what}`),
  page: (number) => `Seite ${number}`,
  nothing:
    'Nichts, was du sehen darfst, passt dazu. Wörter werden so gefunden, wie sie dastehen: nimm weniger davon, oder eine andere Form.',
  contested: 'jemand widerspricht',
  open: 'noch offen',
  agree: (people) => (people === 1 ? 'eine Zustimmung' : `${people} stimmen zu`),
  narrow: 'Es gibt mehr. Nenne dazu eine Zutat, ein Rezept, eine Sitzung oder eine Person.',
  earlier: 'Zurück',
  later: 'Mehr',
  noSuch: (typed, names) => ({
    message: `In keiner Sitzung hier heißt etwas „${typed}“.`,
    hint: names.length === 0 ? 'Lass es weg: keine Sitzung hat eine Tabelle.' : `Zum Beispiel gibt es: ${names}.`,
  }),
};
