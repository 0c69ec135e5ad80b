import type { PermissionTexts } from './texts.js';

export const ko: PermissionTexts = {
  notHost: (title) => ({
    message: `“${title}”의 진행자만 할 수 있어요.`,
    hint: '세션을 불러온 사람이나 서버를 관리할 수 있는 사람에게 부탁해 주세요.',
  }),
  mayNotLoad: {
    message: '새 세션은 진행자만 불러올 수 있어요.',
    hint: '서버를 관리할 수 있는 사람에게 부탁해 주세요. /settings 에서 내 역할을 진행자로 정할 수 있어요.',
  },
  timedOut: {
    message: '이 서버에서 타임아웃 중이라 지금은 아무것도 바꿀 수 없어요.',
    hint: '타임아웃이 끝난 뒤에 다시 해 주세요.',
  },
  notKeeper: {
    message: '이 그룹에서는 정해진 역할만 문장을 기록으로 남길 수 있어요.',
    hint: '진행자에게 남겨 달라고 하거나 역할을 부탁해 주세요.',
  },
  proposedEnough: (most) => ({
    message: `한 세션에서 한 사람이 제안할 수 있는 결론은 ${most}개까지예요.`,
    hint: '결론 스레드에서 다른 제안에 동의하거나 진행자에게 부탁해 주세요.',
  }),
  tooNew: (when) => ({
    message: `새로 온 사람은 얼마 뒤부터 남기고 제안할 수 있어요. 가능한 때는 ${when}예요.`,
    hint: '그때까지는 스레드에서 함께 이야기해 주세요.',
  }),
};
