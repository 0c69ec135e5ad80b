import type { PermissionTexts } from './texts.js';

export const ja: PermissionTexts = {
  notHost: (title) => ({
    message: `これができるのは「${title}」の主催者だけです。`,
    hint: 'セッションを読み込んだ人か、サーバーを管理できる人に頼んでください。',
  }),
  timedOut: {
    message: 'このサーバーでタイムアウト中なので、今は何も変更できません。',
    hint: 'タイムアウトが終わってから、もう一度試してください。',
  },
};
