import type { StatusTexts } from './texts.js';

export const ko: StatusTexts = {
  description: '세션이 어디까지 왔는지와 다음 할 일',
  states: { loaded: '불러옴', posted: '올림', closed: '닫힘' },
  messages: (n, people) => `${people}명이 쓴 메시지 ${n}개`,
  kept: (n, unconfirmed) => `남긴 문장 ${n}개, 그중 분류 확인을 기다리는 것 ${unconfirmed}개`,
  takeaways: (n, accepted) => `제안된 결론 ${n}개, 채택 ${accepted}개`,
  named: (n) => `${n}명이 파일에서 불릴 이름을 골랐어요`,
  noReply: (questions) => `아직 답이 없는 질문: ${questions}`,
  opened: (open, of) => `질문 ${of}개 가운데 ${open}개가 열려 있어요. 날마다 하나씩 늘어요`,
  lost: (n) => `남긴 문장 ${n}개는 원래 말이 사라져 기록에서 빠졌어요: /claim list`,
  next: (step) => `다음: ${step}`,
  steps: {
    post: '/session post로 미리 보고 *올리기*를 누르세요.',
    speaker: '/session speaker로 누가 답하는지 알려 주세요.',
    keep: (emoji) => `첫 문장을 남기세요. 답글에 ${emoji}을 달면 돼요.`,
    propose: '마지막 스레드에서 얻은 것을 제안하세요.',
    wrap: '/session wrap으로 기다리는 것을 살펴보세요.',
    publish: '/session wrap으로 기록을 발행하세요.',
    close: '이야기가 끝나면 /session wrap으로 세션을 닫으세요.',
    done: '없어요. 늦은 답글도 계속 모아요. 문서는 /session export로 받아요.',
  },
  overview: '개요',
  question: (number) => `질문 ${number}`,
  takeawaysThread: '결론 스레드',
  troubles: {
    hidden: '이(가) 저에게 닫혀 있어요. 채널에서 제 역할에 “채널 보기”(View Channel)를 허용하세요.',
    'no-history':
      '을(를) 거슬러 읽을 수 없어요. 채널에서 제 역할에 “메시지 기록 보기”(Read Message History)를 허용하세요.',
    'not-member':
      '은(는) 비공개이고 저는 들어 있지 않아요. 거기서 저를 언급하거나 제 역할에 “스레드 관리”(Manage Threads)를 허용하세요.',
    withheld: '의 말이 오지 않아요. 저를 운영하는 사람이 Developer Portal에서 Message Content Intent를 켜야 해요.',
    missing: '을(를) 지난번에 찾지 못했어요. 한 시간 안에 다시 보고, 그 전에는 아무것도 빼지 않아요.',
    gone: '은(는) 지워졌어요. 거기서 나온 말은 더 보이지 않아요.',
  },
  outdated: (when, by, numbers) =>
    `${when}에 ${by} 님이 내보낸 파일에 아직 ${numbers}이(가) 들어 있어요. 그 파일을 바꾸거나 지우세요`,
  moreOutdated: (n) => `거둔 말이 든 내보내기가 ${n}개 더 있어요`,
  andMore: (n) => `외 ${n}개`,
};
