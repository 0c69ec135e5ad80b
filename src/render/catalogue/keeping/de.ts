import type { KeepingTexts } from './texts.js';

export const de: KeepingTexts = {
  command: {
    claim: 'Die festgehaltenen Sätze einer Sitzung',
    list: 'Alle festgehaltenen Sätze mit ihren Nummern',
    change: 'Sagen, von welchen Feldern der Tabelle ein Satz handelt und wie er zu einem anderen steht',
    answered: 'Sagt, dass die Frage in einem festgehaltenen Satz beantwortet ist',
    remove: 'Einen festgehaltenen Satz aus den Notizen nehmen',
    number: 'Der festgehaltene Satz mit seiner Nummer, etwa 1.2',
    ingredient: 'Eine Zeile der Tabelle',
    recipe: 'Eine Spalte der Tabelle',
    relation: 'Wie er zu einem anderen festgehaltenen Satz steht',
    to: 'Der andere festgehaltene Satz',
  },
  modal: {
    title: 'Einen Satz festhalten',
    sentence: 'Der Satz',
    sentenceHint: 'Einer, oder mehrere, die aufeinander folgen',
    ingredient: 'Zutat',
    recipe: 'Rezept',
    suggested: 'Vorschläge sind ausgewählt',
    likeliest: 'Die 25 naheliegendsten; jede andere mit /claim change',
    relation: 'Er',
    relationHint: 'Wie er zu einem anderen festgehaltenen Satz steht',
    standsAlone: 'Steht für sich',
    relates: {
      agrees: (number) => `Stimmt ${number} zu`,
      objects: (number) => `Widerspricht ${number}`,
      narrows: (number) => `Schränkt ${number} ein`,
    },
    exact: 'Oder andere genaue Worte',
    exactHint: 'Aus der Nachricht kopiert; sie zählen statt des Satzes oben',
    keptAs: (number) => `festgehalten als ${number}`,
  },
  receipt: {
    kept: (number, quote) => `Festgehalten als ${number}: „${quote}“`,
    again: (number, quote) => `Das war schon festgehalten, als ${number}; deine Auswahl ist vermerkt: „${quote}“`,
    taggedByOther: (number, quote) =>
      `Das war schon festgehalten, als ${number}, und jemand anders hat gesagt, wovon es handelt: „${quote}“`,
    shares: (numbers, count) =>
      `${numbers} ${count === 1 ? 'hat' : 'haben'} Worte damit gemeinsam; jeder Satz steht für sich.`,
    changed: (number, quote) => `${number} jetzt: „${quote}“`,
    answered: (number, quote) => `${number} gilt als beantwortet: „${quote}“`,
    openAgain: (number) => `${number} ist wieder offen.`,
    stillOpen: 'Sie ist noch offen',
    removed: (number) =>
      `${number} steht nicht mehr in den Notizen. Die Nachricht bleibt, wo sie ist, und die Nummer wird nicht neu vergeben.`,
    back: (number) => `${number} steht wieder in den Notizen.`,
    undo: 'Rückgängig',
    change: 'Ändern',
    putBack: 'Zurückholen',
    propose: 'Daraus ein Fazit vorschlagen',
  },
  list: {
    none: (emoji) =>
      `Noch ist nichts festgehalten. Reagiere mit ${emoji} auf eine Antwort, oder halte sie gedrückt und wähle *Apps*, *Keep a sentence*.`,
    head: (session, count) => `**${session}** · ${count} festgehalten`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
    earlier: 'Frühere',
    later: 'Spätere',
    deleted: (number) => `${number} ist nicht mehr in den Notizen: Die Nachricht wurde gelöscht.`,
    editedAway: (number, name) => `${number} ist nicht mehr in den Notizen: ${name} hat diese Worte geändert.`,
    said: (number, name, quote) => `${number} ${name}: „${quote}“`,
    relation: {
      agrees: (number) => `stimmt ${number} zu`,
      objects: (number) => `widerspricht ${number}`,
      narrows: (number) => `schränkt ${number} ein`,
    },
  },
  refused: {
    onlyQuestions: {
      message: 'Festhalten lassen sich nur Antworten im Thread einer Frage.',
      hint: 'Öffne einen Thread der Sitzung und halte dort eine Antwort gedrückt.',
    },
    mine: { message: 'Diese Nachricht ist von mir.', hint: 'Halte fest, was Menschen gesagt haben.' },
    unread: {
      message: 'Diese Nachricht wurde gelöscht, oder ich habe sie noch nicht gelesen.',
      hint: 'Steht sie noch da, versuche es gleich noch einmal.',
    },
    edited: {
      message: 'Die Nachricht wurde inzwischen geändert.',
      hint: 'Halte sie noch einmal gedrückt und wähle neu.',
    },
    noneChosen: {
      message: 'Es wurde kein Satz gewählt.',
      hint: 'Halte die Nachricht noch einmal gedrückt und wähle einen.',
    },
    noNeighbours: {
      message: 'Nur Sätze, die aufeinander folgen, lassen sich als einer festhalten.',
      hint: 'Halte die Nachricht noch einmal gedrückt und nimm sie einzeln.',
    },
    nothingOwn: {
      message: 'Diese Nachricht hat keinen eigenen Satz, der sich festhalten ließe.',
      hint: 'Halte Worte dort fest, wo sie zuerst geschrieben wurden; Zitate, Spoiler, Bilder und Sticker gehen nicht.',
    },
    sessionGone: {
      message: 'Diese Sitzung gibt es hier nicht mehr.',
      hint: 'Die anderen zeigt /session status.',
    },
    noSuchRow: (name, others) => ({
      message: `In dieser Tabelle gibt es keine Zeile „${name}“.`,
      hint: `Wähle eine von: ${others}.`,
    }),
    noSuchColumn: (name, others) => ({
      message: `In dieser Tabelle gibt es keine Spalte „${name}“.`,
      hint: `Wähle eine von: ${others}.`,
    }),
    relationHalf: { message: 'Dafür braucht es beide Angaben.', hint: 'Gib `relation` und `to` an.' },
    noOther: (number) => ({
      message: `Kein anderer Satz ist als ${number} festgehalten.`,
      hint: 'Sieh in /claim list nach.',
    }),
    noQuestion: (number) => ({
      message: `${number} fragt nichts.`,
      hint: 'Beantwortet werden kann nur ein festgehaltener Satz, der mit einem Fragezeichen endet.',
    }),
    notAsker: (number) => ({
      message: `${number} ist die Frage von jemand anderem.`,
      hint: 'Wer sie gestellt hat oder ein Host kann sagen, dass sie beantwortet ist; eine Antwort auf die Nachricht tut es auch.',
    }),
    noClaim: (number) => ({
      message: `Kein Satz ist als ${number} festgehalten.`,
      hint: 'Die festgehaltenen Sätze und ihre Nummern zeigt /claim list.',
    }),
    tagged: (number) => ({
      message: `Wovon ${number} handelt, hat schon jemand anders gesagt.`,
      hint: 'Bitte einen Host der Sitzung, es zu ändern.',
    }),
    keptByOther: (number) => ({
      message: `${number} hat jemand anders festgehalten.`,
      hint: 'Bitte diese Person oder einen Host der Sitzung, den Satz herauszunehmen.',
    }),
  },
  words: {
    absent: {
      message: 'Diese Worte stehen nicht in der Nachricht.',
      hint: 'Kopiere sie, wie sie geschrieben sind, mit Sternchen und Strichen, oder wähle einen Satz aus der Liste.',
    },
    quoted: {
      message: 'Diese Worte sind von jemand anderem zitiert.',
      hint: 'Halte sie in der Nachricht fest, in der sie zuerst standen.',
    },
    hidden: {
      message: 'Diese Worte sind hinter einem Spoiler verborgen.',
      hint: 'Nimm Worte außerhalb der Striche: Wer diese verbarg, wollte nicht, dass alle sie lesen.',
    },
    cut: {
      message: 'Diese Worte enden mitten in einem Link, einer Erwähnung oder einem Emoji.',
      hint: 'Kopiere das Ganze, oder lass es weg.',
    },
  },
};
