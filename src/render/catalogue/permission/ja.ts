import type { PermissionTexts } from './texts.js';

export const ja: PermissionTexts = {
  notHost: (title) => ({
    message: `これができるのは「${title}」の主催者だけです。`,
    hint: 'セッションを読み込んだ人か、サーバーを管理できる人に頼んでください。',
  }),
  mayNotLoad: {
    message: '新しいセッションを読み込めるのは主催者だけです。',
    hint: 'サーバーを管理できる人に頼んでください。/settings であなたのロールを主催者にできます。',
  },
  timedOut: {
    message: 'このサーバーでタイムアウト中なので、今は何も変更できません。',
    hint: 'タイムアウトが終わってから、もう一度試してください。',
  },
  notKeeper: {
    message: 'このグループでは、決まったロールの人だけが文を記録に残せます。',
    hint: '主催者に、残してもらうか、ロールを頼んでください。',
  },
  proposedEnough: (most) => ({
    message: `一つのセッションで提案できるまとめは、一人 ${most} 件までです。`,
    hint: 'まとめのスレッドでほかの提案に同意するか、主催者に頼んでください。',
  }),
  tooNew: (when) => ({
    message: `参加して間もない人は、しばらくしてから残したり提案したりできます。あなたは ${when} からです。`,
    hint: 'それまでは、スレッドで話してください。',
  }),
};
