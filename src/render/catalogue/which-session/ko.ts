import type { WhichSessionTexts } from './texts.js';

export const ko: WhichSessionTexts = {
  option: '어느 세션인지. 비우면 이 스레드의 세션, 없으면 최신 세션',
  noSuch: { message: '그런 세션은 여기에 없어요.', hint: '입력하면서 목록에서 골라 주세요.' },
  none: { message: '이 서버에는 아직 세션이 없어요.', hint: '진행자가 /session load 와 세션 문서로 시작해요.' },
};
