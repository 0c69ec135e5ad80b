import type { SpeakerTexts } from './texts.js';

export const ko: SpeakerTexts = {
  description: '질문에 답하는 사람을 알려요. 그 답글이 먼저 나와요',
  userDescription: '발표자',
  who: '누가 질문에 답하나요?',
  named: (user, session) => `“${session}”의 발표자는 ${user} 님이에요. 답글에 표시가 붙고 기록에서 먼저 나와요.`,
  nobody: (session) => `“${session}”에는 이제 발표자가 없어요.`,
};
