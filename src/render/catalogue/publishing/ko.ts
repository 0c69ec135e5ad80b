import type { PublishingTexts } from './texts.js';

export const ko: PublishingTexts = {
  notes: (title) => `“${title}” 기록`,
  notesAgain: (title) => `“${title}” 기록 갱신`,
  digest: (day) => `${day} 요약`,
  digestAgain: (day) => `${day} 요약 갱신`,
  removed: (n) => (n === 1 ? '더 이상 공개가 아닌 파일 1개 삭제' : `더 이상 공개가 아닌 파일 ${n}개 삭제`),
  several: (first, others) => `${first} 외 ${others}건`,
  option: 'Git에 게시',
  done: (path) => `✓ Git: ${path}(으)로 게시했습니다`,
  soon: '– Git: 다른 프로세스가 처리하고 있습니다. 1분 안에 게시됩니다.',
  notYet: '– Git: 아직입니다. 채워진 문서를 게시하거나 세션을 닫으세요. 그때부터 기록이 공개됩니다.',
  failed: (reason, again) => `Git: 아직 게시되지 않았습니다. ${reason} 다음 시도: ${again}.`,
  reasons: {
    away: '저장소가 응답하지 않습니다.',
    refused: '저장소가 커밋을 받지 않습니다. 브랜치에 쓸 권한이 있는지 확인하세요.',
    busy: '다른 사람들이 계속 쓰고 있습니다.',
    diverged: '풀 리퀘스트 브랜치가 다른 브랜치와 어긋납니다. 병합하거나 삭제하세요.',
    'not-text': '파일이 있어야 할 곳에 다른 것이 있습니다.',
    path: '저장소 밖으로 나가는 경로가 있습니다.',
    fault: '제 쪽에서 문제가 생겼습니다. 자세한 내용은 운영자가 로그에서 볼 수 있습니다.',
  },
  troubles: {
    block: (path, where) =>
      `Git: ${path}(${where})에서 제가 쓴 글이 바뀌어 그대로 두었습니다. 그 변경을 되돌리거나 표시에 *kept*를 쓰세요.`,
    versions: (path) =>
      `Git: ${path}이(가) 저장소에서 바뀌었고 여기서도 문서를 다시 불러왔습니다. 저장소의 판을 남겼으니, 그 판을 여기서 불러오거나 거기서 하나로 합치세요.`,
    digest: (path) => `Git: ${path}이(가) 바뀌어 그대로 두었습니다. 그 변경을 되돌리세요.`,
    document: (path) => `Git: ${path}에 쓸 수 없습니다. \`rapporteur check\` 결과를 확인하세요.`,
    'no-file': (path) => `Git: ${path}에 다른 것이 있습니다. 옮겨 주세요.`,
  },
  history: (path, numbers) =>
    `Git: ${path}의 이전 커밋에 ${numbers}이(가) 남아 있습니다. 저장소 관리자가 기록을 다시 써야 합니다`,
};
