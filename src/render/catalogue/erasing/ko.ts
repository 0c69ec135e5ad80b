import type { ErasingTexts } from './texts.js';

export const ko: ErasingTexts = {
  description: '관리자용: 이 서버에 대해 남은 것을 모두 지워요',
  title: '이 서버의 데이터 모두 지우기',
  whatGoes:
    '이 서버에 대해 남은 것이 모든 모임에서 없어져요: 세션과 문서, 사람들이 쓴 것, 남긴 문장, 결론, 고른 이름, 설정, 요약 일정. 올린 요약에서도 빠지고, 올린 기록과 정리는 지워져요.',
  whatStays: '남는 것: Discord에 있는 스레드와 메시지, 그리고 언제 얼마나 지웠는지 적은 한 줄.',
  typeName: '지우려면 서버 이름을 입력하세요',
  typeNameHint: '되돌릴 수 없어요',
  notAdministrator: {
    message: '이 서버의 관리자만 데이터를 모두 지울 수 있어요.',
    hint: '관리자에게 부탁하세요. 세션 하나는 진행자가 /session delete로 지울 수 있어요.',
  },
  otherName: {
    message: '서버 이름이 달라서 아무것도 지우지 않았어요.',
    hint: '/privacy erase를 다시 쓰고 채널 목록 위에 적힌 그대로 입력하세요.',
  },
  nothing: '이 서버에 대해 남은 것이 없어서 지울 것도 없었어요.',
  erased: (rows) => `이 서버에 대해 남은 것을 모두 지웠어요: ${rows}건. 스레드와 메시지는 Discord에 남아요.`,
  digestsLeft: (n) => `올린 요약 ${n}개를 아직 고치지 못했어요. 다시 시도할게요.`,
  purge: (files) => `이 파일들은 전에 서버 밖으로 나갔고 아직 말이 들어 있어요. 가진 사람이 지울 수 있어요:\n${files}`,
  file: (when, by, session) => `- “${session}”, ${when}에 ${by} 님이 내보냄`,
  moreFiles: (n) => `- 외 ${n}개`,
};
