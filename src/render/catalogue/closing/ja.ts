import type { ClosingTexts } from './texts.js';

export const ja: ClosingTexts = {
  closeDescription: '話を終えます。記録は確定し、後から来たものだけが加わります',
  reopenDescription: '閉じたセッションをもう一度開きます',
  closed: (session) =>
    `「${session}」を閉じました。これから残すものは「その後」に載ります。返信は集め続け、取り下げられた言葉は記録からも消えます。`,
  reopened: (session) => `「${session}」をもう一度開きました。その後に来たものも、ほかと並びます。`,
  reopen: 'もう一度開く',
  close: '閉じる',
  notOpen: {
    message: 'このセッションは開いていません。',
    hint: '投稿済みで閉じていないものだけ閉じられます。/session status を見てください。',
  },
  notClosed: { message: 'このセッションは閉じていません。', hint: '進み具合は /session status で見られます。' },
};
