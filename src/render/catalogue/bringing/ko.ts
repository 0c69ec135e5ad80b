import type { BringingTexts } from './texts.js';

export const ko: BringingTexts = {
  button: (n) => `답 없는 질문 ${n}개 가져오기 …`,
  modalTitle: '남은 질문 가져오기',
  which: '어떤 질문을 가져올까요?',
  hint: (session) => `“${session}”에서 답이 없었던 질문이에요. 목록 끝에 들어가요`,
  leftOpenIn: (session) => `지난번에 남은 질문: ${session}`,
  brought: (n) => `이제 질문 ${n}개가 문서에 들어 있어요. 이 파일을 간직하세요. 올리고 내보내는 것은 이 문서예요.`,
  nothingWaits: {
    message: '이 문서는 이제 올리기를 기다리고 있지 않아요.',
    hint: '/session load로 다시 불러오세요.',
  },
  noList: (lines) => ({
    message: '이 문서의 질문은 제가 덧붙일 수 있는 목록에 있지 않아요.',
    hint: `이 줄들을 직접 넣고 다시 불러오세요.\n${lines}`,
  }),
};
