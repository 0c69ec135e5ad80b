import type { SpeakerTexts } from './texts.js';

export const ja: SpeakerTexts = {
  description: '質問に答える人を示します。その返信が先に並びます',
  userDescription: '発表者',
  who: '質問に答えるのは誰ですか',
  named: (user, session) => `「${session}」の発表者は ${user} さんです。返信には印が付き、記録では先に並びます。`,
  nobody: (session) => `「${session}」の発表者はいなくなりました。`,
  willWrite: (session) =>
    `「${session}」について一度だけお知らせします。あなたへの問いで答えの出ていないものを、集まる前の晩にお送りします。`,
  willNotWrite: (session) => `「${session}」についてお知らせしません。`,
  notYou: {
    message: 'このセッションの発表者はあなたではありません。',
    hint: '発表者はホストが /session speaker で決めます。',
  },
  openForYou: (n, session) => `「${session}」に、あなたへの**答えの出ていない問いが${n}件**あります。`,
  answerThere: 'スレッドで、そのメッセージに返信してください。それで答えたことになります。',
  youAsked: '/me で頼まれた、一度だけのお知らせです',
};
