import type { StatusTexts } from './texts.js';

export const ja: StatusTexts = {
  description: 'セッションの進み具合と、次にすること',
  states: { loaded: '読み込み済み', posted: '投稿済み', closed: '終了' },
  messages: (n, people) => `${people} 人から ${n} 件のメッセージ`,
  kept: (n, unconfirmed) => `残した文 ${n} 件、うち分類の確認待ち ${unconfirmed} 件`,
  takeaways: (n, accepted) => `提案されたまとめ ${n} 件、採用 ${accepted} 件`,
  named: (n) => `${n} 人がファイルでの呼び名を選びました`,
  noReply: (questions) => `まだ返信がない質問：${questions}`,
  opened: (open, of) => `${of} 問のうち ${open} 問が開いています。毎日一つずつ増えます`,
  lost: (n) => `残した文のうち ${n} 件は元の言葉がなくなり、記録から外れました：/claim list`,
  next: (step) => `次に：${step}`,
  steps: {
    post: '/session post で下見をして、*投稿する* を押してください。',
    speaker: '/session speaker で答える人を示してください。',
    keep: (emoji) => `最初の文を残しましょう。返信に ${emoji} を付けます。`,
    propose: '最後のスレッドで、得たことを提案してください。',
    wrap: '/session wrap で、待っているものを確かめてください。',
    publish: '/session wrap で記録を公開してください。',
    close: '話が終わったら、/session wrap でセッションを閉じてください。',
    done: 'ありません。遅い返信も集め続けます。文書は /session export で受け取れます。',
  },
  overview: '概要',
  question: (number) => `質問 ${number}`,
  takeawaysThread: 'まとめのスレッド',
  troubles: {
    hidden: 'が私に閉じられています。チャンネルで私のロールに「チャンネルを見る」（View Channel）を許可してください。',
    'no-history':
      'をさかのぼって読めません。チャンネルで私のロールに「メッセージ履歴を読む」（Read Message History）を許可してください。',
    'not-member':
      'は非公開で、私は入っていません。そこで私をメンションするか、私のロールに「スレッドの管理」（Manage Threads）を許可してください。',
    withheld:
      'の言葉が届きません。運用している人が Developer Portal で Message Content Intent を有効にする必要があります。',
    missing: 'が見つかりませんでした。一時間以内にもう一度見ます。それまで何も外しません。',
    gone: 'は削除されました。そこで話されたことはもう表示しません。',
  },
  outdated: (when, by, numbers) =>
    `${when} に ${by} が書き出したファイルに、まだ ${numbers} が含まれています。差し替えるか削除してください`,
  moreOutdated: (n) => `ほかに ${n} 件の書き出しに、取り下げられた言葉が含まれています`,
  andMore: (n) => `ほか ${n} 件`,
};
