import type { BriefTexts } from './texts.js';

export const ja: BriefTexts = {
  briefDescription: '集まりの出発点：答え、同意、意見の違い、残る問い',
  meetDescription: '下調べを今すぐボイスチャンネルのチャットに置きます',
  title: (session, when) => `**集まる前に：${session}**${when === null ? '' : ` · ${when}`}`,
  mostAgreed: '同意が多いもの',
  disputed: '意見が分かれるもの',
  open: '残る問い',
  noReply: 'まだ返信がありません。',
  more: (n) => `ほか ${n} 問は、それぞれのスレッドにあります。`,
  thread: 'スレッドへ',
  howWords: '私の言葉の扱い',
  postIt: '投稿する',
  posted: (link) => `下調べを投稿しました：${link}`,
  underWay: { message: '下調べはもう投稿中です。', hint: '一分後にチャンネルを見てください。' },
};
