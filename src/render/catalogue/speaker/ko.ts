import type { SpeakerTexts } from './texts.js';

export const ko: SpeakerTexts = {
  description: '질문에 답하는 사람을 알려요. 그 답글이 먼저 나와요',
  userDescription: '발표자',
  who: '누가 질문에 답하나요?',
  named: (user, session) => `“${session}”의 발표자는 ${user} 님이에요. 답글에 표시가 붙고 기록에서 먼저 나와요.`,
  nobody: (session) => `“${session}”에는 이제 발표자가 없어요.`,
  willWrite: (session) =>
    `“${session}”에 대해 한 번만 알려 드려요. 모임 전날 저녁에, 답을 기다리는 질문을 보내 드려요.`,
  willNotWrite: (session) => `“${session}”에 대해 알리지 않아요.`,
  notYou: { message: '이 세션의 발표자가 아니에요.', hint: '발표자는 호스트가 /session speaker로 정해요.' },
  openForYou: (n, session) => `“${session}”에 **답을 기다리는 질문이 ${n}개** 있어요.`,
  answerThere: '스레드에서 그 메시지에 답장해 주세요. 그러면 답한 것이 돼요.',
  youAsked: '/me에서 부탁하신 한 번뿐인 메시지예요',
};
