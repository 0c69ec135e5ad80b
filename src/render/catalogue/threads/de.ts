import type { ThreadTexts } from './texts.js';

export const de: ThreadTexts = {
  withPresenter: (name) => `mit ${name}`,
  table: (rows, columns) =>
    `${rows === 1 ? '1 Zeile' : `${rows} Zeilen`} mal ${columns === 1 ? '1 Spalte' : `${columns} Spalten`}`,
  questions: (n) => (n === 1 ? 'Eine Frage, in ihrem eigenen Thread:' : `${n} Fragen, jede in ihrem eigenen Thread:`),
  moreQuestions: (n) => `… und ${n} weitere, in der Threadliste des Kanals`,
  atTheEnd: (takeaways) => `Zum Schluss: ${takeaways}`,
  emoji: (keep, agree) =>
    `${keep} hält einen Satz für die Notizen fest, ${agree} stimmt ihm zu. Mehr braucht es nicht.`,
  tableAsText: 'Tabelle als Text',
  howWords: 'Was mit meinen Worten geschieht',
  keptHere:
    'Antworten hier werden für die Notizen aufbewahrt. *Nenn mich* sagt, wie Notizen außerhalb dieses Servers dich nennen dürfen.',
  nameMe: 'Nenn mich',
  propose: 'Ergebnis vorschlagen',
  takeawaysHow:
    'Schreib hier in ein, zwei Sätzen, was die Gruppe aus dieser Sitzung mitnehmen soll.\nNenn die festgehaltenen Sätze, auf denen es beruht, in Klammern, etwa [2.1]. Dann halte deine Nachricht gedrückt, *Apps*, *Propose as takeaway*, oder drück den Knopf.',
};
