import type { MeTexts } from './texts.js';

export const ja: MeTexts = {
  description: '残されているあなたの言葉と、あなたを待っていること',
  waiting: (count, shown) =>
    count > shown
      ? `**あなたを待っていることが${count}件あります。はじめの${shown}件：**`
      : `**あなたを待っていることが${count}件あります。**`,
  open: (count) => `**あなたへの問いが${count}件開いています**`,
  asks: (name, words) => `${name}さんの問い：「${words}」`,
  question: (number) => `質問${number}`,
  more: (count) => `ほか${count}件`,
  notes: (count) => `**あなたの発言の書き取りが${count}件、確認を待っています**`,
  noted: (by, words) => `${by}さんの書き取り：${words}`,
  kept: (count) =>
    count === 0 ? '今のところ、あなたの文は残されていません。' : `**あなたの文が${count}件残されています**`,
  page: (page, pages) => `${page}/${pages}ページ`,
  lost: (number, keptFrom) =>
    `${number}は${keptFrom === null ? 'あなたのメッセージ' : `あなたが残した${keptFrom}さんのメッセージ`}にもうないため、記録から外れました。`,
  now: (words) => `今の文：「${words}」`,
  isFine: 'このままでよいとのこと',
  isCorrected: (words) => `あなたの訂正：「${words}」`,
  useNew: '新しい言葉を使う',
  fine: 'これでよい',
  answered: '答えが出た',
  correct: '訂正する',
  leaveOut: '外す',
  takeBack: '元に戻す',
  earlier: '前へ',
  later: '次へ',
  nameMe: '名前を選ぶ',
  writeToMe: '一度だけ知らせて',
  doNotWrite: '知らせは要らない',
  outside: {
    unset: 'このサーバーの外では「参加者」と記されます。まだ選ばれていません。',
    none: 'このサーバーの外では「参加者」と記されます。',
    name: 'このサーバーの外でも名前で記されます。',
    initials: 'このサーバーの外ではイニシャルで記されます。',
    absent: 'このサーバーの外には何も載りません。',
  },
  done: {
    reworded: (number, words) =>
      `${number}は記録に戻りました。今の文：「${words}」前の言葉に賛成した人には、あらためて尋ねます。`,
    leftOut: (number) => `${number}は記録から外れました。メッセージはそのまま残ります。`,
    back: (number) => `${number}は記録に戻りました。`,
    answered: (number) => `${number} は答えが出たことになりました。`,
    fine: (number) => `ありがとうございます。${number}はこのまま載ります。`,
    corrected: (number) => `あなたの訂正は、今日の日付で${number}の下に載ります。`,
    uncorrected: (number) => `${number}の下の訂正を取り下げました。`,
  },
  modal: {
    title: (number) => `${number}を訂正`,
    label: '訂正したいこと',
    hint: '引用の下に日付とともに載ります。空にすると訂正を取り下げます。',
  },
  messageOut: (numbers) =>
    `このメッセージは今後、記録に載りません。${numbers === null ? '残されたものはありませんでした。' : `${numbers}も記録から外れました。`}`,
  messageIn: (numbers) => `このメッセージはまた残せます。${numbers === null ? '' : `${numbers}は記録に戻りました。`}`,
  notYours: (number) => ({
    message: `${number}はほかの人の言葉です。`,
    hint: '書いた本人だけができます。メッセージに返信することはできます。',
  }),
  notOfSession: {
    message: 'このメッセージはセッションのものではないか、まだ読めていません。',
    hint: 'セッションのスレッドの外のメッセージは残りません。スレッドの中なら、少ししてからもう一度お試しください。',
  },
  deleted: { message: 'このメッセージは削除されました。', hint: '何もする必要はありません。' },
};
