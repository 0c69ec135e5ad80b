import type { HelpTexts } from './texts.js';

export const ja: HelpTexts = {
  description: 'ここでできること',
  talk: '**質問のスレッドで話してください。あとはタップするだけです。**',
  keep: (emoji) => `メッセージに ${emoji} を付けると、記録のために残します。`,
  agree: (emoji) => `残したメッセージに ${emoji} を付けると同意になります。同意しないときは返信してください。`,
  sentence: '*Keep a sentence*（メッセージを長押し、*Apps*）で、一文だけを残し、何についてかを示せます。',
  me: '`/me` では、残された自分の言葉を見たり外したりでき、このサーバーの外での呼び名を選べます。',
  privacy: '`/privacy` では、あなたについて残っているものを見て、忘れてもらえます。',
  week: [
    '**主催者へ**',
    '`/session load` で文書の下見が出ます。*投稿する* でスレッドを開きます。',
    '`/session speaker` で答える人を、`/session status` で次にすることを示します。',
    '`/claim change` で残した文を分類し、`/takeaway accept` で提案を記録に入れます。',
    '`/session brief` で集まりの出発点を見て、`/session wrap` で待っているものを順に確かめ、記録を公開します。',
    '`/note` は集まりで話されたことを書き取ります。確認できるのは話した本人だけです。',
    '`/session export` で、二つの節を埋めた文書を受け取れます。',
    '`/digest schedule` で週ごとのまとめを設定し、`/digest preview` で今の姿を見ます。',
    '`/settings` でロール、チャンネル、タイムゾーン、絵文字を設定し、`/doctor` で足りないものを調べます。',
  ],
};
