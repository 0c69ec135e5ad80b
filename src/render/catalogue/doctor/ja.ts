import type { DoctorTexts } from './texts.js';

export const ja: DoctorTexts = {
  description: '足りないものを調べる：権限、インテント、データベース、変える場所',
  channelOption: 'ほかに調べるチャンネル',
  well: '**すべて整っています。**',
  unwell: '**直すところがあります。**',
  noChannels: '選ばれたチャンネルも、開いているセッションもありません。チャンネルを指定してください：`/doctor channel`',
  uses: {
    sessions: 'セッション',
    digest: '週ごとのまとめ',
    meeting: '会合',
    asked: '指定',
  },
  channelWell: (channel, uses) => `✓ ${channel}（${uses}）：必要な権限はすべてあります。`,
  lacking: (channel, uses, permissions) =>
    `✗ ${channel}（${uses}）：${permissions} が足りません。Edit Channel › Permissions › 私のロール`,
  forbidden: (channel, uses) =>
    `✗ ${channel}（${uses}）：私には閉じられています。Edit Channel › Permissions › 私のロール › View Channel`,
  missing: (channel, uses) =>
    `✗ ${channel}（${uses}）：もうありません。\`/settings\` か \`/digest schedule\` で別のものを選んでください。`,
  unfit: (channel) =>
    `✗ ${channel}：セッションはテキストチャンネルかフォーラムに置きます。\`/settings\` で選んでください。`,
  demandsTag: (channel) =>
    `✗ ${channel}：このフォーラムは投稿ごとにタグを求めますが、私の投稿にはありません。Edit Channel › Require people to select tags when posting › オフ`,
  forumInstead: 'フォーラムなら少ない権限で済みます。Create Public Threads は要りません。',
  forumOrText:
    'セッションが多いならフォーラムが向いています。質問ごとに一つの投稿になります。テキストチャンネルでは、スレッドがほかの会話と並びます。',
  unreadable: (title, threads) =>
    `✗ 「${title}」：${threads} 個のスレッドが読めません。どれが、なぜかは \`/session status\` で分かります。`,
  silent: (title) => `– 「${title}」：スレッドは読めます。まだだれも書いていません。`,
  contentShown: '✓ Discord は、書かれた内容を私に見せています。',
  contentWithheld:
    '✗ Discord が、書かれた内容を私に渡していません。Developer Portal › 私のアプリケーション › Bot › Message Content Intent › オン にして、起動し直してください。',
  databaseWell: (version) => `✓ データベースは応答し（PostgreSQL ${version}）、表は最新です。`,
  noForcedWrites:
    '– データベースは書き込みをディスクに強制しません。停電のあと最後の数秒が欠けることがあり、そのときは Discord から読み直します。',
  databaseAway: '✗ データベースが応答しません。運用している人は、私の記録で理由が分かります。',
  encryption: '– ディスクが暗号化されているかは、私には見えません。Discord の規約が求めています。',
  clockAhead: (seconds) => `✗ 私の時計は Discord より ${seconds} 秒進んでいます。NTP で合わせてください。`,
  clockBehind: (seconds) => `✗ 私の時計は Discord より ${seconds} 秒遅れています。NTP で合わせてください。`,
  noZones: '✗ ここではタイムゾーンが分かりません。ICU のデータがすべて入った Node.js で動かしてください。',
  tagRefused: {
    message: 'このフォーラムは投稿ごとにタグを求めますが、私の投稿にはありません。',
    hint: 'それをオフにするか（Edit Channel、Require people to select tags when posting）、別のチャンネルを選んでください。何も投稿していません。',
  },
  notHost: { message: 'これを見られるのは主催者だけです。', hint: 'サーバーを管理できる人に頼んでください。' },
};
