import type { MeTexts } from './texts.js';

export const de: MeTexts = {
  description: 'Was von deinen Worten festgehalten ist und was auf dich wartet',
  waiting: (count, shown) =>
    count === 1
      ? '**Eine Sache wartet auf dich.**'
      : count > shown
        ? `**${count} Sachen warten auf dich; die ersten ${shown}:**`
        : `**${count} Sachen warten auf dich.**`,
  open: (count) => (count === 1 ? '**Eine Frage ist für dich offen**' : `**${count} Fragen sind für dich offen**`),
  asks: (name, words) => `${name} fragt: „${words}“`,
  question: (number) => `Frage ${number}`,
  more: (count) => `und ${count} weitere`,
  notes: (count) =>
    count === 1
      ? '**Eine Notiz von dem, was du gesagt hast, wartet auf dich**'
      : `**${count} Notizen von dem, was du gesagt hast, warten auf dich**`,
  noted: (by, words) => `${by} hat notiert: ${words}`,
  kept: (count) =>
    count === 0
      ? 'Zurzeit ist kein Satz von dir festgehalten.'
      : count === 1
        ? '**Ein Satz von dir ist festgehalten**'
        : `**${count} Sätze von dir sind festgehalten**`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  lost: (number, keptFrom) =>
    `${number} steht nicht mehr in ${keptFrom === null ? 'deiner Nachricht' : `der Nachricht von ${keptFrom}, wo du es festgehalten hast`}, und ist deshalb nicht mehr in den Notizen.`,
  now: (words) => `Jetzt steht dort: „${words}“`,
  isFine: 'für dich in Ordnung',
  isCorrected: (words) => `von dir berichtigt: „${words}“`,
  useNew: 'Neuen Wortlaut nehmen',
  fine: 'In Ordnung',
  answered: 'Beantwortet',
  correct: 'Berichtigen',
  leaveOut: 'Weglassen',
  takeBack: 'Rückgängig',
  earlier: 'Zurück',
  later: 'Weiter',
  nameMe: 'Mein Name',
  writeToMe: 'Schreib mir einmal',
  doNotWrite: 'Bitte keine Nachricht',
  outside: {
    unset: 'Außerhalb dieses Servers bist du „jemand aus der Runde“; du hast noch nichts gewählt.',
    none: 'Außerhalb dieses Servers bist du „jemand aus der Runde“.',
    name: 'Außerhalb dieses Servers stehst du unter deinem Namen.',
    initials: 'Außerhalb dieses Servers stehen deine Initialen für dich.',
    absent: 'Außerhalb dieses Servers wird nichts von dir gedruckt.',
  },
  done: {
    reworded: (number, words) =>
      `${number} ist wieder in den Notizen. Jetzt steht da: „${words}“ Wer den alten Worten zugestimmt hat, wird neu gefragt.`,
    leftOut: (number) => `${number} ist aus den Notizen. Die Nachricht bleibt, wo sie ist.`,
    back: (number) => `${number} ist wieder in den Notizen.`,
    answered: (number) => `${number} gilt als beantwortet.`,
    fine: (number) => `Danke. ${number} bleibt, wie es ist.`,
    corrected: (number) => `Deine Berichtigung steht unter ${number}, mit dem heutigen Datum.`,
    uncorrected: (number) => `Unter ${number} steht nichts mehr von dir.`,
  },
  modal: {
    title: (number) => `${number} berichtigen`,
    label: 'Was du richtigstellen möchtest',
    hint: 'Es steht mit Datum unter dem Zitat. Leer lassen nimmt eine Berichtigung zurück.',
  },
  messageOut: (numbers) =>
    `Diese Nachricht bleibt von jetzt an aus den Notizen. ${numbers === null ? 'Es war nichts davon festgehalten.' : `${numbers} ist mit ihr aus den Notizen.`}`,
  messageIn: (numbers) =>
    `Diese Nachricht kann wieder festgehalten werden.${numbers === null ? '' : ` ${numbers} steht wieder in den Notizen.`}`,
  notYours: (number) => ({
    message: `${number} ist von jemand anderem.`,
    hint: 'Das kann nur, wer es geschrieben hat; du kannst auf die Nachricht antworten.',
  }),
  notOfSession: {
    message: 'Diese Nachricht gehört zu keiner Sitzung, oder ich habe sie noch nicht gelesen.',
    hint: 'Nachrichten außerhalb der Threads einer Sitzung werden nie festgehalten; in einem solchen versuch es gleich noch einmal.',
  },
  deleted: { message: 'Diese Nachricht wurde inzwischen gelöscht.', hint: 'Es ist nichts weiter zu tun.' },
};
