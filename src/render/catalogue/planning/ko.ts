import type { PlanningTexts } from './texts.js';

export const ko: PlanningTexts = {
  daily: '하루에 하나',
  postAt: '나중에 올리기…',
  modalTitle: '나중에 올리기',
  when: '언제',
  zoneHint: (zone) => `예: 2026-10-05 09:00 (${zone} 시각)`,
  pace: '어떻게',
  paceHint: '결론 스레드는 마지막 질문과 함께 열려요',
  allAtOnce: '모든 질문을 한꺼번에',
  oneADay: '하루에 질문 하나씩',
  planned: (session, when, where, zone) =>
    `“${session}”을(를) ${when}에 ${where}에 올려요(${zone} 시각으로 정함). 그때 불러와 있는 것을 올려요.`,
  dailyPlanned: '질문은 하루에 하나씩 같은 시각에 열려요.',
  postNow: '지금 올리기',
  change: '바꾸기',
  cancel: '올리지 않기',
  cancelled: (session) => `“${session}”은(는) 저절로 올라가지 않아요. 아무것도 올리지 않았어요.`,
  notAMoment: (typed) => ({
    message: `“${typed}”은(는) 제가 읽을 수 있는 때가 아니에요.`,
    hint: '2026-10-05 09:00처럼 써 주세요.',
  }),
  past: { message: '그때는 이미 지났어요.', hint: '더 나중을 고르거나 *올리기*를 누르세요.' },
  posted: { message: '이 세션은 이미 올라갔어요.', hint: '바꾼 문서를 불러오고 *바뀐 것 올리기*를 누르세요.' },
};
