import type { RecallTexts } from './texts.js';

export const ja: RecallTexts = {
  description: 'すべてのセッションから、残された言葉を探す',
  words: '残された文にある言葉（すべてを含むもの）',
  ingredient: 'この材料についての文（どの名前でも）',
  recipe: 'このレシピについての文（どの名前でも）',
  person: 'この人の文',
  head: (what) => (what === '' ? '**すべてのセッションから**' : `**残された言葉：**${what}`),
  page: (number) => `${number}ページ`,
  nothing:
    'ご覧になれる範囲に、当てはまるものはありません。言葉は書かれたとおりに探します。言葉を減らすか、別の形でお試しください。',
  contested: '異論あり',
  open: 'まだ答えなし',
  agree: (people) => `${people}人が賛成`,
  narrow: 'ほかにもあります。材料、レシピ、セッション、人のどれかを加えてください。',
  earlier: '前へ',
  later: 'もっと見る',
  noSuch: (typed, names) => ({
    message: `ここのどのセッションにも「${typed}」はありません。`,
    hint:
      names.length === 0
        ? '表のあるセッションがないため、指定せずにお試しください。'
        : `たとえば、${names}があります。`,
  }),
};
