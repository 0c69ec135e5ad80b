import type { DocumentsTexts } from './texts.js';

const attach = 'Häng das Sitzungsdokument als Markdown- oder Textdatei an (.md, .markdown oder .txt), höchstens 1 MiB.';

export const de: DocumentsTexts = {
  gone: { message: 'Diese Sitzung ist nicht mehr da.', hint: 'Lade ihr Dokument noch einmal.' },
  tooLarge: (file, mebibytes) => ({ message: `„${file}“ ist zu groß: ${mebibytes} MiB.`, hint: attach }),
  notText: (file) => ({ message: `„${file}“ ist keine Markdown- oder Textdatei.`, hint: attach }),
  noFile: { message: 'An dieser Nachricht hängt kein Sitzungsdokument.', hint: attach },
  severalFiles: (files) => ({
    message: `An dieser Nachricht hängen mehrere Dokumente: ${files}.`,
    hint: 'Lade das richtige mit /session load.',
  }),
  undeliverable: {
    foreign: {
      message: 'Diese Datei kommt nicht von Discord.',
      hint: 'Häng sie an eine Nachricht oder an den Befehl selbst an.',
    },
    'too-large': {
      message: 'Diese Datei ist größer als 1 MiB.',
      hint: 'Mach sie kleiner, nimm zum Beispiel Bilder heraus, und häng sie noch einmal an.',
    },
    unavailable: {
      message: 'Discord gibt die Datei gerade nicht heraus.',
      hint: 'Versuch es gleich noch einmal; bleibt es so, häng die Datei neu an.',
    },
    expired: {
      message: 'Discord gibt diese Datei nicht mehr heraus.',
      hint: 'Häng sie noch einmal an: Links zu Anhängen enden nach einem Tag.',
    },
  },
  unfitChannel: (channel) => ({
    message: `In #${channel} lässt sich keine Sitzung posten.`,
    hint: 'Wähl mit der Option `channel` von /session load einen Textkanal oder ein Forum dieses Servers.',
  }),
  mayNot: (channel, permissions) => ({
    message: `In #${channel} fehlen mir Rechte: ${permissions}.`,
    hint: 'Gib sie meiner Rolle dort (Kanal bearbeiten, Berechtigungen) und drück noch einmal auf Posten. Gepostet wurde nichts.',
  }),
};
