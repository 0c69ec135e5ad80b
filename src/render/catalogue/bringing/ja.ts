import type { BringingTexts } from './texts.js';

export const ja: BringingTexts = {
  button: (n) => `答えの出ていない問い${n}件を持ち越す …`,
  modalTitle: '残った問いを持ち越す',
  which: 'どの問いですか',
  hint: (session) => `「${session}」で答えの出なかった問いで、リストの最後に加わります`,
  leftOpenIn: (session) => `前回から：${session}`,
  brought: (n) =>
    `文書に問いを${n}件加えました。このファイルを保存してください。投稿と書き出しに使われるのはこちらです。`,
  nothingWaits: {
    message: 'この文書はもう投稿を待っていません。',
    hint: '/session load でもう一度読み込んでください。',
  },
  noList: (lines) => ({
    message: 'この文書の問いは、書き足せるリストになっていません。',
    hint: `次の行をご自分で加えて、もう一度読み込んでください。\n${lines}`,
  }),
};
