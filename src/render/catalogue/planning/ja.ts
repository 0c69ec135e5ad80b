import type { PlanningTexts } from './texts.js';

export const ja: PlanningTexts = {
  daily: '一日一問',
  postAt: '後で投稿…',
  modalTitle: '後で投稿する',
  when: 'いつ',
  zoneHint: (zone) => `例：2026-10-05 09:00（${zone} の時刻）`,
  pace: 'どのように',
  paceHint: 'まとめのスレッドは最後の質問と一緒に開きます',
  allAtOnce: 'すべての質問を一度に',
  oneADay: '一日に一問ずつ',
  planned: (session, when, where, zone) =>
    `「${session}」は ${when} に ${where} へ投稿します（${zone} の時刻で設定）。その時に読み込まれているものを投稿します。`,
  dailyPlanned: '質問は一日に一つ、同じ時刻に開きます。',
  postNow: '今投稿する',
  change: '変える',
  cancel: '投稿しない',
  cancelled: (session) => `「${session}」は自動では投稿しません。まだ何も投稿していません。`,
  notAMoment: (typed) => ({
    message: `「${typed}」は日時として読めません。`,
    hint: '2026-10-05 09:00 のように書いてください。',
  }),
  past: { message: 'その日時は過ぎています。', hint: 'もっと後を選ぶか、*投稿する* を押してください。' },
  posted: {
    message: 'このセッションはもう投稿されています。',
    hint: '変えた文書を読み込んで *変更を投稿する* を押してください。',
  },
};
