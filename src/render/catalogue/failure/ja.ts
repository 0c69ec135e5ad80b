import type { FailureTexts } from './texts.js';

export const ja: FailureTexts = {
  ourFault:
    'こちらの不具合です。記録に残しました。\nもう一度試してください。続くようなら、運用している人に知らせてください。',
  excuse: {
    outside: 'サーバーの中でだけ動きます。グループのサーバーで使ってください。',
    noForm: 'Discord がこのフォームを受け付けませんでした。運用している人に知らせてください。',
    unshown:
      'Discord が返事を受け付けませんでした。頼まれたことは済んでいるかもしれません。もう一度試す前に確かめてください。',
  },
  atWork: {
    posting: (title) => `「${title}」はすでに投稿しているところです。`,
    publishing: (title) => `「${title}」のノートはすでに投稿しているところです。`,
    hint: '1分ほど待ち、何も来なければもう一度試してください。',
  },
  unknown: {
    message: 'このボタンやコマンドは、以前の版のものです。',
    hint: 'セッションのいちばん新しいメッセージを使うか、/help を見てください。',
  },
  unreachable: {
    forbidden: {
      message: 'Discord の設定で、そこではこの操作ができません。',
      hint: 'そのチャンネルで私のロールに「チャンネルを見る」「メッセージ履歴を読む」「メッセージを送信」（スレッドも）を許可して、もう一度試してください。',
    },
    missing: {
      message: 'そのチャンネル、スレッド、メッセージはもう無いか、私から見えません。',
      hint: '別のものを選ぶか、私のロールに見えるようにして（チャンネルの編集、権限）、もう一度試してください。',
    },
    withheld: {
      message: 'Discord が、書かれた内容を私に渡していません。',
      hint: '運用している人が Developer Portal で Message Content Intent を有効にして、起動し直してください。',
    },
  },
};
