import type { HelpTexts } from './texts.js';

export const ko: HelpTexts = {
  description: '여기서 할 수 있는 일',
  talk: '**질문의 스레드에서 이야기하세요. 나머지는 한 번 누르면 돼요:**',
  keep: (emoji) => `메시지에 ${emoji}을 달면 기록을 위해 남겨요.`,
  agree: (emoji) => `남긴 메시지에 ${emoji}을 달면 동의하는 거예요. 동의하지 않으면 답글을 쓰세요.`,
  sentence: '*Keep a sentence*(메시지를 길게 누르고 *Apps*)로 한 문장만 남기고 무엇에 관한 것인지 적을 수 있어요.',
  me: '`/me`에서 남겨진 내 말을 보고 뺄 수 있고, 이 서버 밖에서 어떻게 불릴지 고를 수 있어요.',
  privacy: '`/privacy`에서 나에 대해 남은 것을 보고 잊어 달라고 할 수 있어요.',
  week: [
    '**진행자에게**',
    '`/session load`가 문서를 미리 보여 줘요. *올리기*를 누르면 스레드가 열려요.',
    '`/session speaker`로 답할 사람을, `/session status`로 다음 할 일을 알 수 있어요.',
    '`/claim change`로 남긴 문장을 분류하고, `/takeaway accept`로 제안을 기록에 넣어요.',
    '`/session brief`로 모임의 출발점을 보고, `/session wrap`으로 기다리는 것을 차례로 살펴 기록을 발행해요.',
    '`/note`는 모임에서 한 말을 받아 적어요. 말한 사람만 확인할 수 있어요.',
    '`/session export`로 두 부분을 채운 문서를 받아요.',
    '`/digest schedule`로 주간 요약을 정하고, `/digest preview`로 지금 볼 수 있어요.',
    '`/settings`로 역할, 채널, 시간대, 이모지를 정하고, `/doctor`로 무엇이 잘못됐는지 봐요.',
  ],
};
