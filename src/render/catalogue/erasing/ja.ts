import type { ErasingTexts } from './texts.js';

export const ja: ErasingTexts = {
  description: '管理者向け：このサーバーについて残っているものをすべて消します',
  title: 'このサーバーのデータをすべて消す',
  whatGoes:
    'このサーバーについて残っているものが、すべてのグループの分、消えます：セッションとその文書、書かれたもの、残した文、まとめ、選んだ名前、設定、週ごとのまとめの予定。投稿済みの週ごとのまとめからも外れ、投稿した記録と下調べは削除されます。',
  whatStays: '残るもの：Discord 上のスレッドとメッセージ、そして、いつどれだけ消したかの一行だけです。',
  typeName: '消すにはサーバーの名前を入力してください',
  typeNameHint: '元に戻せません',
  notAdministrator: {
    message: 'データをすべて消せるのは、このサーバーの管理者だけです。',
    hint: '管理者に頼んでください。一つのセッションなら、主催者が /session delete で消せます。',
  },
  otherName: {
    message: 'サーバーの名前が違うので、何も消していません。',
    hint: 'もう一度 /privacy erase を使い、チャンネル一覧の上にあるとおりに入力してください。',
  },
  nothing: 'このサーバーについて残っているものはなく、消すものもありませんでした。',
  erased: (rows) =>
    `このサーバーについて残っていたものをすべて消しました：${rows} 件。スレッドとメッセージは Discord に残ります。`,
  digestsLeft: (n) => `投稿済みの週ごとのまとめ ${n} 件はまだ直せていません。もう一度試します。`,
  purge: (files) =>
    `次のファイルは以前サーバーの外に出ていて、まだ言葉が残っています。持っている人が消せます：\n${files}`,
  file: (when, by, session) => `- 「${session}」、${when} に ${by} が書き出し`,
  moreFiles: (n) => `- ほか ${n} 件`,
};
