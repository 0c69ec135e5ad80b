import type { ExportingTexts } from './texts.js';

export const ko: ExportingTexts = {
  description: '두 절을 채운 세션 문서',
  now: (session) => `지금의 “${session}”이에요.`,
  sections: { discussion: '토론', takeaways: '우리가 얻은 것' },
  changed: (where) => `누군가 ${where}의 제 글을 바꿔서, 불러온 그대로의 문서예요. 어느 글을 남길까요?`,
  place: (section, line) => `*${section}*(${line}번째 줄)`,
  theirs: '문서에 있는 글',
  ours: '제 최신 글',
  keptTheirs: '여러분의 글을 남기고 이제 건드리지 않아요. 이 파일을 다시 불러오면 그대로 있어요.',
  tookOurs: '지금의 제 글로 두었어요. 이 파일을 다시 불러오면 그대로 있어요.',
};
