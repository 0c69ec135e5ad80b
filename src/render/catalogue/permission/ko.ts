import type { PermissionTexts } from './texts.js';

export const ko: PermissionTexts = {
  notHost: (title) => ({
    message: `“${title}”의 진행자만 할 수 있어요.`,
    hint: '세션을 불러온 사람이나 서버를 관리할 수 있는 사람에게 부탁해 주세요.',
  }),
  timedOut: {
    message: '이 서버에서 타임아웃 중이라 지금은 아무것도 바꿀 수 없어요.',
    hint: '타임아웃이 끝난 뒤에 다시 해 주세요.',
  },
};
