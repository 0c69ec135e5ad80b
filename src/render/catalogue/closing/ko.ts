import type { ClosingTexts } from './texts.js';

export const ko: ClosingTexts = {
  closeDescription: '이야기를 마쳐요. 기록은 정해지고 늦게 온 것만 더해져요',
  reopenDescription: '닫은 세션을 다시 열어요',
  closed: (session) =>
    `“${session}”을(를) 닫았어요. 이제부터 남기는 것은 “그 뒤”에 실려요. 답글은 계속 모으고, 거둔 말은 기록에서도 빠져요.`,
  reopened: (session) => `“${session}”을(를) 다시 열었어요. 그 뒤에 온 것도 나머지와 함께 실려요.`,
  reopen: '다시 열기',
  close: '닫기',
  notOpen: {
    message: '이 세션은 열려 있지 않아요.',
    hint: '올린 뒤 아직 닫지 않은 세션만 닫을 수 있어요. /session status를 보세요.',
  },
  notClosed: { message: '이 세션은 닫혀 있지 않아요.', hint: '어디까지 왔는지는 /session status에서 볼 수 있어요.' },
};
