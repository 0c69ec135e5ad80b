import type { TakeawayTexts } from './texts.js';

export const de: TakeawayTexts = {
  descriptions: {
    takeaway: 'Was die Gruppe aus einer Sitzung mitnimmt',
    propose: 'Einen Satz vorschlagen, den die Gruppe mitnehmen soll',
    list: 'Alle Vorschläge und wie die Leute zu ihnen stehen',
    accept: 'Einen Vorschlag in die Notizen annehmen',
    withdraw: 'Einen Vorschlag zurücknehmen',
    move: 'Einen angenommenen Satz an einen anderen Platz rücken',
    whichOption: 'Der Vorschlag, nach seiner Nummer',
    insteadOption: 'Der, an dessen Stelle er tritt',
    placeOption: 'Sein neuer Platz, ab 1',
  },
  states: { proposed: 'vorgeschlagen', accepted: 'angenommen', superseded: 'ersetzt', withdrawn: 'zurückgenommen' },
  card: {
    title: (number) => `**Mitnehmen ${number}.**`,
    proposedBy: (name) => `vorgeschlagen von ${name}`,
    restsOn: (numbers) => `beruht auf ${numbers}`,
    restsOnNothing: 'beruht noch auf keinem festgehaltenen Satz',
    agree: (people) => `${people} ${people === 1 ? 'stimmt' : 'stimmen'} zu`,
    disagree: (people) => `${people} nicht`,
    supersededBy: (number) => `an seiner Stelle steht Nummer ${number}`,
    saysElse: 'Seine Nachricht sagt jetzt etwas anderes, deshalb ist er aus den Notizen.',
    agreeButton: 'Zustimmen',
    disagreeButton: 'Nicht zustimmen',
    useNew: 'Neuen Wortlaut nehmen',
  },
  form: {
    title: 'Etwas zum Mitnehmen vorschlagen',
    sentence: 'Was wir mitnehmen',
    sentenceHint: 'Ein oder zwei Sätze',
    rests: 'Es beruht auf',
    restsHint: 'Festgehaltene Sätze; oder schreib ihre Nummern in Klammern',
    why: 'Warum nicht?',
    whyHint: 'Es steht mit deinem Namen neben dem Satz; darf leer bleiben',
  },
  list: {
    none: 'Noch ist nichts vorgeschlagen. Schreib etwas in den letzten Thread, oder nimm /takeaway propose.',
    more: (takeaways) => `-# und ${takeaways} weitere im letzten Thread`,
  },
  receipt: {
    proposed: (number) => `Vorgeschlagen als Nummer ${number}.`,
    already: (number) => `Das ist schon Nummer ${number}.`,
    how: 'Im letzten Thread sagen alle darunter, ob sie zustimmen; ein Gastgeber nimmt es beim Abschluss an, oder mit /takeaway accept.',
    accepted: (number) => `Nummer ${number} ist angenommen und steht von jetzt an in den Notizen.`,
    acceptedInstead: (number, other) => `Nummer ${number} ist an Stelle von ${other} angenommen.`,
    withdrawn: (number) => `Nummer ${number} ist zurückgenommen.`,
    undone: (number, state) => `Nummer ${number} ist wieder ${state}.`,
    moved: (number, place) =>
      `Nummer ${number} steht von jetzt an auf Platz ${place}; was später angenommen wird, kommt dahinter.`,
  },
  takeBack: 'Rückgängig',
  over: {
    withdrawn: { message: 'Dieser Vorschlag wurde zurückgenommen.', hint: 'Die anderen zeigt /takeaway list.' },
    superseded: { message: 'An seiner Stelle steht ein anderer.', hint: 'Du siehst ihn mit /takeaway list.' },
  },
  cannotAccept: (state) => ({
    message: `So lässt sich das nicht annehmen: der Vorschlag, oder der, den er ersetzen soll, ist ${state}.`,
    hint: 'Wie sie stehen, zeigt /takeaway list.',
  }),
  unknownClaims: (numbers) => ({
    message: `Als ${numbers} ist kein Satz festgehalten.`,
    hint: 'Die festgehaltenen Sätze mit ihren Nummern zeigt /claim list.',
  }),
  tooLong: (most, length) => ({
    message: `Ein Vorschlag hat höchstens ${most} Zeichen; dieser hat ${length}.`,
    hint: 'Sag es in ein oder zwei Sätzen.',
  }),
  tooOld: (days) => ({
    message: `Das wurde vor mehr als ${days} Tagen entschieden.`,
    hint: 'Schlag es im letzten Thread noch einmal vor.',
  }),
  empty: { message: 'Darin steht kein Satz.', hint: 'Schreib, was die Gruppe mitnehmen soll.' },
  unknown: { message: 'So einen Vorschlag gibt es hier nicht.', hint: 'Alle zeigt /takeaway list.' },
  sessionGone: { message: 'Diese Sitzung gibt es nicht mehr.', hint: 'Nimm die neueste Nachricht einer Sitzung.' },
  notPosted: { message: 'Diese Sitzung ist noch nicht gepostet.', hint: 'Zuerst postet sie, wer leitet.' },
  nothingToUndo: { message: 'Hier ist nichts mehr rückgängig zu machen.', hint: 'Wie es steht, zeigt /takeaway list.' },
  notYours: {
    message: 'Das hat jemand anderes entschieden.',
    hint: 'Rückgängig macht es, wer entschieden hat, oder wer leitet; was jemand selbst zurückgenommen hat, nur diese Person.',
  },
  noMessage: {
    message: 'Die Nachricht dazu ist weg, oder der Vorschlag kam über das Formular.',
    hint: 'Nimm ihn zurück und schlag ihn neu vor.',
  },
  notAccepted: {
    message: 'Nur angenommene Sätze haben einen Platz.',
    hint: 'Nimm ihn zuerst mit /takeaway accept an.',
  },
  orderIsFinal: {
    message: 'Die Sitzung ist geschlossen, ihre Reihenfolge steht fest.',
    hint: 'Öffne sie zuerst wieder mit /session reopen.',
  },
  ownThread: {
    message: 'Vorschläge haben ihren eigenen Thread.',
    hint: 'Schreib dort, oder nimm von überall /takeaway propose.',
  },
  mine: { message: 'Diese Nachricht ist von mir.', hint: 'Wähle die Nachricht eines Menschen.' },
  notStored: {
    message: 'Diese Nachricht habe ich nicht gespeichert.',
    hint: 'Vorschlagen lassen sich nur Nachrichten von Menschen in diesem Thread.',
  },
};
