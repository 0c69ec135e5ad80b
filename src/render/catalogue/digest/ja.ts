import type { DigestTexts } from './texts.js';

export const ja: DigestTexts = {
  descriptions: {
    digest: 'このサーバーのセッションの週ごとのまとめ',
    preview: 'この七日間のまとめを、あなただけに見せます',
    now: '毎週のものとは別に、この七日間のまとめを今投稿します',
    schedule: 'まとめを毎週どこにいつ投稿するか',
    when: 'まとめの次の三回の日時',
    subscribe: 'まとめをダイレクトメッセージで受け取る、またはやめる',
    channel: '投稿する場所',
    weekday: '曜日',
    hour: '時刻（0から23時）',
    zone: 'タイムゾーン（例：Europe/Berlin）',
  },
  weekdays: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  goesTo: (channel) => `まとめは毎週${channel}に投稿します。次は：`,
  howWords: '言葉の使われ方',
  byDirect: 'ダイレクトメッセージで',
  youAsked: 'ご希望によりお届け。/digest subscribe で止まります',
  stop: 'やめる',
  sentNow: (link) => `まとめを投稿しました：${link}`,
  subscribed: (next) =>
    `これからまとめをダイレクトメッセージでお届けします。${next === null ? 'ホストがまとめを設定すると始まります。' : `次は${next}です。`}`,
  unsubscribed: 'ダイレクトメッセージはもう送りません。',
  notHost: {
    message: 'まとめについてこれができるのはホストだけです。',
    hint: 'セッションを読み込む人に尋ねてください。',
  },
  notSet: { message: 'まとめはまだ設定されていません。', hint: 'ホストが /digest schedule で設定します。' },
  underWay: { message: 'まとめは投稿しているところです。', hint: '少ししてからチャンネルを見てください。' },
  wrongChannel: {
    message: 'まとめをそこには投稿できません。',
    hint: 'このサーバーのテキストチャンネルを選んでください。',
  },
  missing: (channel, permissions) => ({
    message: `#${channel}で必要な権限が足りません：${permissions}`,
    hint: '私のロールにその権限を付けてから、もう一度設定してください。',
  }),
  noZone: (zone) => ({
    message: `「${zone}」というタイムゾーンはありません。`,
    hint: '入力しながら一覧から選んでください（例：Europe/Berlin、America/New_York）。',
  }),
};
