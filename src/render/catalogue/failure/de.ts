import type { FailureTexts } from './texts.js';

export const de: FailureTexts = {
  ourFault:
    'Bei mir ist etwas schiefgegangen; es steht in meinem Protokoll.\nVersuch es noch einmal. Wenn es so bleibt, sag es denen, die mich betreiben.',
  excuse: {
    outside: 'Ich arbeite nur auf Servern. Benutze mich bitte auf dem Server deiner Gruppe.',
    noForm: 'Discord hat dieses Formular nicht angenommen. Bitte sag es denen, die mich betreiben.',
    unshown:
      'Discord hat meine Antwort nicht angenommen. Worum du gebeten hast, ist vielleicht getan: sieh nach, bevor du es noch einmal versuchst.',
  },
  atWork: {
    posting: (title) => `„${title}“ wird gerade schon gepostet.`,
    publishing: (title) => `Die Notizen von „${title}“ werden gerade schon gepostet.`,
    hint: 'Warte eine Minute; wenn nichts kommt, versuch es noch einmal.',
  },
  unknown: {
    message: 'Dieser Knopf oder Befehl stammt aus einer älteren Version von mir.',
    hint: 'Nimm die neueste Nachricht der Sitzung, oder sieh in /help nach.',
  },
  unreachable: {
    forbidden: {
      message: 'Discord lässt mich das dort nicht tun.',
      hint: 'Gib meiner Rolle in diesem Kanal „Kanal ansehen“, „Nachrichtenverlauf anzeigen“ und „Nachrichten senden“ (auch in Threads) und versuch es noch einmal.',
    },
    missing: {
      message: 'Diesen Kanal, Thread oder diese Nachricht gibt es nicht mehr, oder ich sehe sie nicht.',
      hint: 'Wähl etwas anderes, oder lass meine Rolle es sehen (Kanal bearbeiten, Berechtigungen), und versuch es noch einmal.',
    },
    withheld: {
      message: 'Discord zeigt mir nicht, was geschrieben wird.',
      hint: 'Wer mich betreibt, schaltet im Developer Portal „Message Content Intent“ ein und startet mich neu.',
    },
  },
};
