import type { BriefTexts } from './texts.js';

export const ko: BriefTexts = {
  briefDescription: '모임을 시작하는 정리: 답, 동의, 다툼, 남은 물음',
  meetDescription: '정리를 지금 음성 채널의 채팅에 올려요',
  title: (session, when) => `**모이기 전에: ${session}**${when === null ? '' : ` · ${when}`}`,
  mostAgreed: '가장 많이 동의',
  disputed: '의견이 갈림',
  open: '남은 물음',
  noReply: '아직 답이 없어요.',
  more: (n) => `질문 ${n}개가 더 있고, 각 스레드에 있어요.`,
  thread: '스레드로',
  howWords: '내 말이 쓰이는 방식',
  postIt: '올리기',
  posted: (link) => `정리를 올렸어요: ${link}`,
  underWay: { message: '정리를 이미 올리는 중이에요.', hint: '잠시 뒤 채널을 보세요.' },
};
