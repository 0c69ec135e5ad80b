import type { ThreadTexts } from './texts.js';

export const ja: ThreadTexts = {
  withPresenter: (name) => `${name} さんと`,
  table: (rows, columns) => `${rows} 行 × ${columns} 列`,
  questions: (n) => `質問は ${n} 問、それぞれのスレッドで：`,
  moreQuestions: (n) => `… ほか ${n} 問は、チャンネルのスレッド一覧にあります`,
  atTheEnd: (takeaways) => `最後に：${takeaways}`,
  emoji: (keep, agree) => `${keep} で文を記録に残し、${agree} で同意します。それだけで十分です。`,
  tableAsText: '表を文字で',
  howWords: '私の言葉の扱い',
  keptHere: 'ここの返信は記録のために保存されます。*呼び名* で、このサーバーの外の記録での呼び方を選べます。',
  nameMe: '呼び名',
  propose: 'まとめを提案する',
  takeawaysHow:
    'このセッションから得たいことを、ここに一、二文で書いてください。\n根拠になる残した文を [2.1] のように角括弧で示します。それからメッセージを長押しして *Apps*、*Propose as takeaway* を選ぶか、ボタンを押してください。',
};
