import type { HostingTexts } from './texts.js';

export const ko: HostingTexts = {
  hostsDescription: '세션 진행자를 보고, 더하거나 빼요',
  addDescription: '진행자로 더할 사람',
  removeDescription: '진행자에서 뺄 사람',
  deleteDescription: '세션에 대해 남긴 것을 모두 지워요. 스레드는 Discord에 남아요',
  templateDescription: '처음 쓸 세션 문서',
  titleDescription: '세션 제목',
  hosts: (session, hosts) => `“${session}”의 진행자: ${hosts}`,
  added: (user) => `이제 ${user} 님도 진행자예요.`,
  removed: (user) => `${user} 님은 더는 진행자가 아니에요.`,
  managersToo: '이 서버를 관리할 수 있는 사람과 /settings의 진행자 역할을 가진 사람도 진행자예요.',
  tooMany: (most) => ({
    message: `더할 수 있는 진행자는 ${most}명까지예요.`,
    hint: '역할을 주고 /settings에서 진행자 역할로 정하세요.',
  }),
  deleteTitle: '세션 지우기',
  typeTitle: '지우려면 제목을 입력하세요',
  typeTitleHint: '되돌릴 수 없어요',
  whatGoes:
    '문서, 사람들이 쓴 것, 남긴 문장, 결론이 모두 없어져요. 올린 요약에서도 빠지고 올린 기록은 지워져요. 스레드는 Discord에 남아요. 원하면 거기서 지우세요.',
  otherTitle: {
    message: '제목이 달라서 아무것도 지우지 않았어요.',
    hint: '/session delete를 다시 쓰고 적힌 그대로 입력하세요.',
  },
  deleted: (session) => `“${session}”을(를) 지웠어요. 스레드는 Discord에 남아요.`,
  purge: (files) => `이 파일들은 서버 밖으로 나갔고 아직 말이 들어 있어요. 지워 달라고 하세요:\n${files}`,
  file: (when, by) => `- ${when}에 ${by} 님이 내보냄`,
  moreFiles: (n) => `- 외 ${n}개`,
  template: (file) => `${file}을(를) 채우고 /session load로 불러오세요.`,
};
