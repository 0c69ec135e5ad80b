import type { MendingTexts } from './texts.js';

const ONLY_THEY = '元に戻せるのはその人だけです。残した人が外したものは、主催者も戻せます。';

export const ja: MendingTexts = {
  leftOut: {
    message: 'この言葉はノートから外されていて、入ることはありません。',
    hint: '外した人は取り消せます。メッセージへの返信はいつでもできます。',
  },
  cannotComeBack: (number) => ({
    message: `${number} は戻せません。すでに入っているか、メッセージが削除されています。`,
    hint: '残した文は /claim list で確かめられます。',
  }),
  wholeLeftOut: (number) => ({
    message: `${number} のメッセージ全体が外されています。`,
    hint: 'メッセージを長押しして *アプリ*、*Leave out of the notes* を選び、そこで取り消してください。',
  }),
  keptAgain: (number) => ({
    message: `${number} の言葉は別の番号でまた残されています。`,
    hint: '/claim list で確かめられます。',
  }),
  notLeftOut: { message: 'このメッセージは外されていません。', hint: 'ほかと同じように残せます。' },
  somebodyElses: {
    message: 'これは別の人のメッセージです。',
    hint: '外せるのは、書いた人とセッションの主催者です。',
  },
  byAnother: (number) => ({ message: `${number} は別の人が外しました。`, hint: ONLY_THEY }),
  messageByAnother: { message: 'このメッセージは別の人が外しました。', hint: ONLY_THEY },
  neitherYours: (number) => ({
    message: `${number} はあなたの文でも、あなたが残した文でもありません。`,
    hint: '新しい文を使えるのは、書いた人、残した人、セッションの主催者です。',
  }),
  stands: (number) => ({ message: `${number} の言葉はそのまま残っています。`, hint: '何もする必要はありません。' }),
  nothingLike: (number) => ({
    message: `${number} にあたる文がメッセージにありません。`,
    hint: '外すか、別の文を残してください。メッセージを長押しして *アプリ*、*Keep a sentence* です。',
  }),
  twin: (number, other) => ({
    message: `新しい言葉はすでに ${other} として残っています。`,
    hint: `${number} を外してください。`,
  }),
};
