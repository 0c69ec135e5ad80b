import type { PrivacyTexts } from './texts.js';

export const ja: PrivacyTexts = {
  description: 'あなたについて残っているもの、ファイルでの呼び名、忘れてもらう方法',
  showDescription: 'このサーバーであなたについて残っているもの',
  nameDescription: 'このサーバーの外の記録での呼び名',
  exportDescription: 'あなたについて残っているものすべてをファイルで',
  forgetDescription: 'あなたの言葉と名前を消します',
  holds: '**このサーバーであなたについて残っているもの**',
  holdsNothing: 'このサーバーにあなたのものは残っていません。',
  messages: (n) => `セッションのスレッドのメッセージ ${n} 件`,
  quoted: (n) => `記録のために残されたあなたの文 ${n} 件：/me で見られます`,
  kept: (n) => `あなたが残した文 ${n} 件`,
  proposed: (n) => `あなたが提案したまとめ ${n} 件`,
  votes: (n) => `まとめへの投票 ${n} 件`,
  reactions: (n) => `リアクション ${n} 件`,
  retention: (days) => `誰も残さなかったメッセージの本文は、セッションを閉じてから ${days} 日で消えます。`,
  noRetention: 'メッセージの本文は、あなたか主催者が消すまで残ります。',
  outside: {
    unset: 'このサーバーの外では「参加者」です。まだ選んでいません。',
    none: 'このサーバーの外では「参加者」です。',
    name: 'このサーバーの外でもあなたの名前で載ります。',
    initials: 'このサーバーの外では頭文字で載ります。',
    absent: 'このサーバーの外にはあなたのものは載りません。',
  },
  nameButton: '呼び名',
  exportButton: 'ファイルで受け取る',
  forgetButton: '忘れてもらう…',
  exported: 'このサーバーであなたについて残っているものすべてです。あなたにだけ見えます。',
  forgetTitle: '**忘れてもらいますか。** 元に戻せません。',
  whatGoes:
    '消えるもの：ここでのメッセージの本文と以前の版、記録にあるあなたの文、提案、理由、名前。投稿済みのまとめや記録からもすぐに消えます。',
  whatStays:
    '残るもの：名前のない件数だけです。Discord にあるメッセージとリアクションは、あなたが消すまでそこに残ります。',
  forgetReally: '忘れてもらう',
  cancel: 'やめる',
  cancelled: '何も消していません。',
  forgotten: (rows) => `忘れました。${rows} 件を消したか、名前を外しました。`,
  purge: (files) =>
    `次のファイルは以前にサーバーの外へ出ていて、言葉が残っているかもしれません。持っている人が消せます：\n${files}`,
  file: (when, by, session) => `- 「${session}」、${when} に ${by} が書き出し`,
  nothingToForget: 'あなたのものは残っていないので、消すものはありませんでした。',
};
