import type { TableTexts } from './texts.js';

export const ko: TableTexts = {
  matrixDescription: '칸마다 남겨진 것의 번호로 보는 표',
  gapsDescription: '세션에 빠진 것과 답할 수 있는 곳',
  matrix: (session) => `**${session}, 번호로**`,
  noTable: '이 세션에는 표가 없어요.',
  legend: '≠ 반대가 있음 · – 남긴 것 없음',
  whole: '전체',
  gaps: (session) => `**${session}에 빠진 것**`,
  noGaps: '빠진 것이 없어요. 질문마다 답이 있고 칸마다 문장이 있어요.',
  silent: '**아직 답이 없는 질문**',
  open: '**물었지만 답이 없는 것**',
  empty: '**문장이 없는 곳**',
  unrested: '**근거가 없는 결론**',
  unrestedNames: '**근거보다 많이 말하는 결론**',
  unconfirmed: '**확인할 분류** (/session wrap 또는 /claim change)',
  notes: '**말한 사람의 확인을 기다리는 받아 적기**',
  unseen: '**답하는 사람이 아직 보지 않은 인용**, 그 사람의 /me에 있어요',
  names: (takeaway, row) => `${takeaway}은(는) ${row}을(를) 말하지만 근거 문장은 그에 대한 것이 아니에요`,
  more: (n) => `-# 외 ${n}개`,
};
