import type { TakeawayTexts } from './texts.js';

export const ja: TakeawayTexts = {
  descriptions: {
    takeaway: 'セッションから持ち帰ること',
    propose: '持ち帰る文を提案します',
    list: 'すべての提案と、みなの立場',
    accept: '提案を記録に採用します',
    withdraw: '提案を取り下げます',
    move: '採用したものの順番を変えます',
    whichOption: '提案の番号',
    insteadOption: '代わりに退くもの',
    placeOption: '新しい順番（1から）',
  },
  states: { proposed: '提案中', accepted: '採用', superseded: '差し替え済み', withdrawn: '取り下げ済み' },
  card: {
    title: (number) => `**持ち帰り${number}**`,
    proposedBy: (name) => `${name}さんの提案`,
    restsOn: (numbers) => `根拠：${numbers}`,
    restsOnNothing: 'まだ残された文に基づいていません',
    agree: (people) => `${people}人が賛成`,
    disagree: (people) => `${people}人は反対`,
    supersededBy: (number) => `${number}番が代わりに載っています`,
    saysElse: '元のメッセージが変わったため、記録から外れました。',
    agreeButton: '賛成',
    disagreeButton: '賛成しない',
    useNew: '新しい言葉を使う',
  },
  form: {
    title: '持ち帰ることを提案',
    sentence: '持ち帰ること',
    sentenceHint: '一文か二文で',
    rests: '根拠',
    restsHint: '残された文、または番号を角かっこで',
    why: 'なぜですか',
    whyHint: '名前とともに文の横に載ります。空でもかまいません',
  },
  list: {
    none: 'まだ提案はありません。最後のスレッドに書くか、/takeaway propose を使ってください。',
    more: (takeaways) => `-# ほか${takeaways}件は最後のスレッドに`,
  },
  receipt: {
    proposed: (number) => `${number}番として提案しました。`,
    already: (number) => `すでに${number}番です。`,
    how: '最後のスレッドで、みんながその下で賛否を示します。ホストが仕上げのときか /takeaway accept で採用します。',
    accepted: (number) => `${number}番を採用しました。これから記録に載ります。`,
    acceptedInstead: (number, other) => `${other}番に代えて${number}番を採用しました。`,
    withdrawn: (number) => `${number}番を取り下げました。`,
    undone: (number, state) => `${number}番はもう一度「${state}」になりました。`,
    moved: (number, place) => `${number}番はこれから${place}番目に載ります。後から採用したものはその後に続きます。`,
  },
  takeBack: '元に戻す',
  over: {
    withdrawn: { message: 'この提案は取り下げられました。', hint: 'ほかは /takeaway list で見られます。' },
    superseded: { message: '別のものが代わりに載っています。', hint: '/takeaway list で見られます。' },
  },
  cannotAccept: (state) => ({
    message: `このままでは採用できません。これか、代えるはずのものが「${state}」です。`,
    hint: '様子は /takeaway list で見られます。',
  }),
  unknownClaims: (numbers) => ({
    message: `${numbers}として残された文はありません。`,
    hint: '残された文と番号は /claim list で見られます。',
  }),
  tooLong: (most, length) => ({
    message: `提案は${most}字までです。これは${length}字あります。`,
    hint: '一文か二文で書いてください。',
  }),
  tooOld: (days) => ({
    message: `決めてから${days}日より長くたっています。`,
    hint: '最後のスレッドでもう一度提案してください。',
  }),
  empty: { message: '文がありません。', hint: '持ち帰ることを書いてください。' },
  unknown: { message: 'その提案はここにありません。', hint: '/takeaway list で見られます。' },
  sessionGone: {
    message: 'このセッションはもうありません。',
    hint: 'セッションの一番新しいメッセージを使ってください。',
  },
  notPosted: { message: 'このセッションはまだ投稿されていません。', hint: '先にホストが投稿します。' },
  nothingToUndo: { message: '元に戻すものはもうありません。', hint: '様子は /takeaway list で見られます。' },
  notYours: {
    message: 'ほかの人が決めました。',
    hint: '決めた人かホストが元に戻せます。提案した本人が取り下げたものは本人だけです。',
  },
  noMessage: {
    message: '元のメッセージがないか、フォームからの提案です。',
    hint: '取り下げて、もう一度提案してください。',
  },
  notAccepted: { message: '順番があるのは採用したものだけです。', hint: '先に /takeaway accept で採用してください。' },
  orderIsFinal: {
    message: 'セッションは閉じていて、順番は確定しています。',
    hint: '先に /session reopen で開いてください。',
  },
  ownThread: {
    message: '提案には専用のスレッドがあります。',
    hint: 'そこに書くか、どこからでも /takeaway propose を使ってください。',
  },
  mine: { message: 'これは私のメッセージです。', hint: '人のメッセージを選んでください。' },
  notStored: {
    message: 'このメッセージは保存していません。',
    hint: '提案できるのは、このスレッドの人のメッセージだけです。',
  },
};
