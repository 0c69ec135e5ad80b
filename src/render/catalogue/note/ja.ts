import type { NoteTexts } from './texts.js';

export const ja: NoteTexts = {
  description: '集まりで話されたことや、メールでの答えを書き取ります',
  button: '書き取る',
  modal: {
    title: '書き取り',
    who: '話した人',
    whoHint: '本人が確認や訂正をできます。',
    name: 'または、ここにアカウントのない人の名前',
    nameHint: 'あなたの書き取りとして載ります。',
    question: 'どの質問に',
    said: '話されたこと',
    saidHint: 'できるだけ本人の言葉で。',
  },
  spoken: (name, by) => `**${name}**さんの発言、${by}さんが書き取り`,
  confirmed: (name, by) => `**${name}**さんの発言、${by}さんが書き取り、確認済み`,
  iSaidThis: '私が言いました',
  correctIt: '訂正する',
  correctTitle: 'あなたが話したこと',
  taken: (link, canConfirm) =>
    `書き取りました：${link}${canConfirm === null ? '' : ` ${canConfirm}さんが「私が言いました」を押すまでは、引用符なしで載ります。`}`,
  takeBack: '元に戻す',
  takenBack: '書き取りを消しました。',
  nobody: { message: '話した人が書かれていません。', hint: '人を選ぶか、アカウントのない人の名前を書いてください。' },
  unknownPerson: { message: 'この人はサーバーにいません。', hint: '代わりに名前を書いてください。' },
  nothingSaid: { message: '言葉が書かれていません。', hint: '話されたことを書いてください。' },
  noQuestion: { message: 'この質問はもうありません。', hint: 'もう一度開いて選んでください。' },
  notPosted: {
    message: 'このセッションはまだ投稿されていません。',
    hint: '先にホストが投稿すると、書き取る場所ができます。',
  },
  gone: { message: 'この書き取りはもうありません。', hint: '何もする必要はありません。' },
  notYours: { message: 'これはほかの人の発言です。', hint: '確認や訂正は本人だけができます。' },
  notTaken: {
    message: 'この書き取りはほかの人のものです。',
    hint: '書き取った人かホストが消せます。話した本人は記録から外せます。',
  },
};
