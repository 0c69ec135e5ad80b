import type { SpeakerTexts } from './texts.js';

export const de: SpeakerTexts = {
  description: 'Sagen, wer auf die Fragen antwortet: deren Antworten stehen zuerst',
  userDescription: 'Wer vorträgt',
  who: 'Wer antwortet auf die Fragen?',
  named: (user, session) =>
    `${user} trägt bei „${session}“ vor. Diese Antworten sind gekennzeichnet und stehen in den Notizen zuerst.`,
  nobody: (session) => `Für „${session}“ ist jetzt niemand als Vortragender genannt.`,
  willWrite: (session) =>
    `Ich schreibe dir einmal zu „${session}“: was für dich offen ist, am Abend bevor die Gruppe sich trifft.`,
  willNotWrite: (session) => `Ich schreibe dir nicht zu „${session}“.`,
  notYou: {
    message: 'Du trägst in dieser Sitzung nicht vor.',
    hint: 'Ein Host nennt mit /session speaker, wer vorträgt.',
  },
  openForYou: (n, session) =>
    `${n === 1 ? '**Eine Frage ist für dich offen** in' : `**${n} Fragen sind für dich offen** in`} „${session}“:`,
  answerThere: 'Antworte im Thread, als Antwort auf die Nachricht: dann gilt sie als beantwortet.',
  youAsked: 'Diese eine Nachricht hast du dir in /me gewünscht',
};
