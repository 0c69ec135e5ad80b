import type { CatchUpTexts } from './texts.js';

export const ja: CatchUpTexts = {
  button: '新着を見る',
  soFar: (session) => `**${session}**：これまでのすべて`,
  since: (session, when) => `**${session}**：前回（${when}）から新しくなったこと`,
  nothing: '新しいものはありません。',
  messages: (count) => `新しいメッセージ${count}件`,
  relation: {
    agrees: (number) => `${number} に賛成`,
    objects: (number) => `${number} に異論`,
    narrows: (number) => `${number} を限定`,
  },
  open: 'まだ答えなし',
  agree: (people) => `${people}人が賛成`,
  takeaways: '得られたこと',
  proposed: '提案中',
  accepted: '採用済み',
  lost: (number) =>
    `**ひとつ、お待ちしていることがあります。** ${number} の言葉はメッセージからなくなったため、ノートから外れました。`,
  nowSays: (words) => `今の文：「${words}」`,
  moreWait: (count) => `ほかに${count}件が /me にあります。`,
  useNewWording: '新しい文を使う',
  leaveOut: '外す',
  earlier: '前へ',
  later: '次へ',
  everything: 'これまでのすべて',
  gone: {
    message: 'このセッションはもうここにありません。',
    hint: 'セッションのいちばん新しいメッセージを使うか、/session status で確かめてください。',
  },
};
