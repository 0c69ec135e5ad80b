import type { NoticeTexts } from './texts.js';

export const de: NoticeTexts = {
  title: '**Was mit deinen Worten geschieht**',
  stored:
    'Nachrichten in den Threads dieser Sitzung werden aufbewahrt, solange sie läuft. Gedruckt werden nur Sätze, die jemand festhielt, jeder mit einem Link zu deiner Nachricht.',
  published: 'Die Notizen werden außerhalb dieses Servers veröffentlicht, in Dateien und auf einer Seite.',
  shared: 'Die Notizen werden als Datei weitergegeben; Gastgeber entscheiden, wer sie bekommt.',
  unnamed: 'Außerhalb dieses Servers bist du „jemand aus der Runde“, bis du *Nenn mich* drückst.',
  named:
    'Außerhalb dieses Servers stehst du unter deinem Namen, so hat es die Gruppe gewählt, bis du *Nenn mich* drückst und anders wählst.',
  leaving:
    'Änderst oder löschst du deine Nachricht, verlässt der Satz die Notizen. /me zeigt, was von dir festgehalten ist; /privacy forget löscht alles.',
  ask: (name) => `In diesem Server bist du „${name}“. Wie dürfen Notizen, die ihn verlassen, dich nennen?`,
  explained:
    '-# Anfangsbuchstaben: die ersten Buchstaben. Kein Name: „jemand aus der Runde“. Gar nicht: deine Worte bleiben in diesem Server. Du kannst jederzeit neu wählen; es gilt auch für vergangene Sitzungen.',
  choices: { name: 'Mein Name', initials: 'Anfangsbuchstaben', none: 'Kein Name', absent: 'Draußen gar nicht' },
  chosen: {
    none: 'Außerhalb dieses Servers bist du „jemand aus der Runde“.',
    initials: 'Außerhalb dieses Servers stehen deine Anfangsbuchstaben für dich.',
    absent: 'Nichts von dem, was du hier schreibst, wird außerhalb dieses Servers gedruckt.',
  },
  chosenName: (name) => `Außerhalb dieses Servers bist du „${name}“.`,
  anew: 'Drück *Nenn mich*, um neu zu wählen.',
  unknownChoice: { message: 'Diese Wahl kenne ich nicht.', hint: 'Drück noch einmal *Nenn mich*.' },
  noSession: { message: 'Diese Sitzung gibt es hier nicht mehr.', hint: 'Nimm die neueste Nachricht einer Sitzung.' },
};
