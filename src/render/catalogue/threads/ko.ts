import type { ThreadTexts } from './texts.js';

export const ko: ThreadTexts = {
  withPresenter: (name) => `${name} 님과 함께`,
  table: (rows, columns) => `${rows}행 × ${columns}열`,
  questions: (n) => `질문 ${n}개, 저마다 자기 스레드에서:`,
  moreQuestions: (n) => `… 그리고 ${n}개 더, 채널의 스레드 목록에`,
  atTheEnd: (takeaways) => `마지막에: ${takeaways}`,
  emoji: (keep, agree) => `${keep}은 문장을 기록에 남기고, ${agree}은 동의해요. 그거면 충분해요.`,
  tableAsText: '표를 글로',
  howWords: '내 말이 쓰이는 방식',
  keptHere: '여기 답글은 기록을 위해 보관돼요. *내 이름*에서 이 서버 밖의 기록이 나를 어떻게 부를지 고를 수 있어요.',
  nameMe: '내 이름',
  propose: '결론 제안하기',
  takeawaysHow:
    '이 세션에서 무엇을 얻어 갈지 여기에 한두 문장으로 쓰세요.\n근거가 되는 남긴 문장을 [2.1]처럼 대괄호로 적으세요. 그다음 메시지를 길게 누르고 *Apps*, *Propose as takeaway*를 고르거나 버튼을 누르세요.',
};
