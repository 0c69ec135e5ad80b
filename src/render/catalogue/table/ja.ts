import type { TableTexts } from './texts.js';

export const ja: TableTexts = {
  matrixDescription: '各マスについて残されたものの番号で表を見ます',
  gapsDescription: 'セッションに足りないものと、答えられる場所',
  matrix: (session) => `**${session}：番号の表**`,
  noTable: 'このセッションには表がありません。',
  legend: '≠ 異論あり · – まだ何もない',
  whole: '全体',
  gaps: (session) => `**${session} に足りないもの**`,
  noGaps: '足りないものはありません。どの質問にも返信があり、どのマスにも文があります。',
  silent: '**まだ返信がない質問**',
  open: '**問われて答えがないもの**',
  empty: '**文がないところ**',
  unrested: '**根拠のないまとめ**',
  unrestedNames: '**根拠より多くを述べるまとめ**',
  unconfirmed: '**分類の確認待ち**（/session wrap か /claim change）',
  notes: '**話した人の確認を待つ書き取り**',
  unseen: '**答える人がまだ見ていない引用**（本人の /me にあります）',
  names: (takeaway, row) => `${takeaway} は ${row} に触れていますが、根拠の文はそれについてではありません`,
  more: (n) => `-# ほか ${n} 件`,
};
