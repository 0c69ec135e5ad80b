import type { HostingTexts } from './texts.js';

export const ja: HostingTexts = {
  hostsDescription: 'セッションの主催者を見る、加える、外す',
  addDescription: '主催者に加える人',
  removeDescription: '主催者から外す人',
  deleteDescription: 'セッションについて残したものをすべて消します。スレッドは Discord に残ります',
  templateDescription: '書き始めるためのセッション文書',
  titleDescription: 'セッションの題名',
  hosts: (session, hosts) => `「${session}」の主催者：${hosts}`,
  added: (user) => `${user} も主催者になりました。`,
  removed: (user) => `${user} は主催者ではなくなりました。`,
  managersToo: 'このサーバーを管理できる人と、/settings の主催者ロールを持つ人も主催者です。',
  tooMany: (most) => ({
    message: `追加の主催者は ${most} 人までです。`,
    hint: 'ロールを付けて、/settings で主催者ロールにしてください。',
  }),
  deleteTitle: 'セッションを消す',
  typeTitle: '消すには題名を入力してください',
  typeTitleHint: '元に戻せません',
  whatGoes:
    '文書、書かれたもの、残した文、まとめ、すべて消えます。投稿済みのまとめからも外れ、投稿した記録は削除されます。スレッドは Discord に残ります。必要ならそこで消してください。',
  otherTitle: {
    message: '題名が違うので、何も消していません。',
    hint: 'もう一度 /session delete を使い、書かれているとおりに入力してください。',
  },
  deleted: (session) => `「${session}」を消しました。スレッドは Discord に残ります。`,
  purge: (files) => `次のファイルはサーバーの外に出ていて、まだ言葉が残っています。消してもらってください：\n${files}`,
  file: (when, by) => `- ${when} に ${by} が書き出し`,
  moreFiles: (n) => `- ほか ${n} 件`,
  template: (file) => `${file} に書き込んで、/session load で読み込んでください。`,
};
