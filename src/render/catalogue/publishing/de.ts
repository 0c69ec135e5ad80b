import type { PublishingTexts } from './texts.js';

export const de: PublishingTexts = {
  notes: (title) => `Notizen zu „${title}“`,
  notesAgain: (title) => `Notizen zu „${title}“, auf neuem Stand`,
  digest: (day) => `Überblick vom ${day}`,
  digestAgain: (day) => `Überblick vom ${day}, auf neuem Stand`,
  removed: (n) =>
    n === 1
      ? 'Eine Datei entfernt, die nicht mehr öffentlich ist'
      : `${n} Dateien entfernt, die nicht mehr öffentlich sind`,
  several: (first, others) => `${first}, und ${others} weitere`,
  option: 'In Git veröffentlichen',
  done: (path) => `✓ Git: veröffentlicht als ${path}`,
  soon: '– Git: ein anderer Prozess ist dabei; es kommt innerhalb der Minute.',
  notYet:
    '– Git: noch nicht. Veröffentliche auch das ausgefüllte Dokument oder schließe die Sitzung; von da an sind die Notizen öffentlich.',
  failed: (reason, again) => `Git: nicht veröffentlicht: ${reason} Nächster Versuch ${again}.`,
  reasons: {
    away: 'Das Repository antwortet nicht.',
    refused: 'Das Repository nimmt meinen Commit nicht an. Darf ich in seinen Branch schreiben?',
    busy: 'Andere schreiben ständig hinein.',
    diverged: 'Der Branch des Pull Requests widerspricht dem anderen. Führe ihn zusammen oder lösche ihn.',
    'not-text': 'Wo eine Datei sein sollte, steht etwas anderes.',
    path: 'Ein Pfad führt aus dem Repository hinaus.',
    fault: 'Bei mir ging etwas schief; das Protokoll sagt es denen, die mich betreiben.',
  },
  troubles: {
    block: (path, where) =>
      `Git: Jemand hat meinen Text in ${path} geändert (${where}), deshalb lasse ich ihn, wie er ist. Mache die Änderung dort rückgängig oder schreibe *kept* in die Marke.`,
    versions: (path) =>
      `Git: ${path} wurde im Repository geändert, und hier wurde das Dokument neu geladen. Es gilt die Fassung im Repository; lade sie hier, oder führe beide dort zusammen.`,
    digest: (path) =>
      `Git: Jemand hat ${path} geändert, deshalb lasse ich die Datei, wie sie ist. Mache die Änderung dort rückgängig.`,
    document: (path) => `Git: Ich kann in ${path} nicht schreiben: \`rapporteur check\` sagt, warum.`,
    'no-file': (path) => `Git: An der Stelle von ${path} steht etwas anderes. Räume es weg.`,
  },
  history: (path, numbers) =>
    `Git: Ältere Commits von ${path} enthalten noch ${numbers}. Wer das Repository betreut, muss seine Geschichte umschreiben`,
};
