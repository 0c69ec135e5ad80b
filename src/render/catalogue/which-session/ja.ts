import type { WhichSessionTexts } from './texts.js';

export const ja: WhichSessionTexts = {
  option: 'どのセッションか。省くとこのスレッドのもの、なければ最新',
  noSuch: { message: 'そのセッションはここにありません。', hint: '入力しながら一覧から選んでください。' },
  none: {
    message: 'このサーバーにはまだセッションがありません。',
    hint: '主催者が /session load とセッションの文書で始めます。',
  },
};
