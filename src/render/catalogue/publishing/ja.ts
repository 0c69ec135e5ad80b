import type { PublishingTexts } from './texts.js';

export const ja: PublishingTexts = {
  notes: (title) => `「${title}」の記録`,
  notesAgain: (title) => `「${title}」の記録を更新`,
  digest: (day) => `${day}のまとめ`,
  digestAgain: (day) => `${day}のまとめを更新`,
  removed: (n) => (n === 1 ? '公開でなくなったファイルを1件削除' : `公開でなくなったファイルを${n}件削除`),
  several: (first, others) => `${first}、ほか${others}件`,
  option: 'Gitで公開する',
  done: (path) => `✓ Git: ${path} として公開しました`,
  soon: '– Git: 別のプロセスが作業中です。1分以内に公開されます。',
  notYet: '– Git: まだです。記入済みの文書の投稿かセッションの終了も選んでください。それ以降、記録が公開されます。',
  failed: (reason, again) => `Git: まだ公開されていません。${reason}次は${again}に試します。`,
  reasons: {
    away: 'リポジトリが応答しません。',
    refused: 'リポジトリがコミットを受け付けません。ブランチへの書き込み権限を確認してください。',
    busy: 'ほかの人の書き込みが続いています。',
    diverged: 'プルリクエストのブランチが元のブランチと食い違っています。マージするか削除してください。',
    'not-text': 'ファイルの場所に別のものがあります。',
    path: 'リポジトリの外へ出るパスがあります。',
    fault: 'こちらで問題が起きました。詳しくは運用者がログで確認できます。',
  },
  troubles: {
    block: (path, where) =>
      `Git: ${path}（${where}）の生成部分が書き換えられたため、そのままにしています。変更を元に戻すか、印に *kept* と書いてください。`,
    versions: (path) =>
      `Git: ${path} がリポジトリで変更され、こちらでも文書が読み込み直されました。リポジトリの版を残しています。その版をここで読み込むか、向こうで一つにまとめてください。`,
    digest: (path) => `Git: ${path} が書き換えられたため、そのままにしています。変更を元に戻してください。`,
    document: (path) => `Git: ${path} に書き込めません。\`rapporteur check\` の結果を確認してください。`,
    'no-file': (path) => `Git: ${path} に別のものがあります。移動してください。`,
  },
  history: (path, numbers) =>
    `Git: ${path} の過去のコミットに ${numbers} が残っています。リポジトリの管理者が履歴を書き換える必要があります`,
};
